/** The State and city of an Indian pincode, as far as the directory of post offices determines them (see NOTICE). */
import { pincodeTable } from './pincode-table.ts';

/** State and city, spelt as in the lookup lists. */
export interface PincodePlace {
  readonly state: string;
  /** Present if the directory names exactly one city that is in the lookup list. */
  readonly city?: string | undefined;
}

/** Pincodes with the same first three digits that lie in one State. */
interface Block {
  readonly beginning: string;
  /** Undefined if the post offices of these pincodes lie in more than one State. */
  readonly state: string | undefined;
  readonly runs: readonly Run[];
}

/** A range of pincodes by their last three digits, from `first` to `last`. */
interface Run {
  readonly first: number;
  readonly last: number;
  readonly city: string | undefined;
}

const blocks = Map.groupBy(pincodeTable.trim().replaceAll('\n|', '|').split('\n').map(readBlock), ({ beginning }) => beginning);

/** The line `560=Karnataka|001-103 Bengaluru|106`. */
function readBlock(line: string): Block {
  const [head = '', ...entries] = line.split('|');
  const state = head.slice(4);
  return { beginning: head.slice(0, 3), state: state === '?' ? undefined : state, runs: entries.map(readRun) };
}

function readRun(entry: string): Run {
  const numbers = entry.slice(0, entry[3] === '-' ? 7 : 3);
  const [first = '', last = first] = numbers.split('-');
  return { first: Number(first), last: Number(last), city: entry.slice(numbers.length + 1) || undefined };
}

/** The key for comparing place names: `Panch Mahals` and `PANCHMAHALS` have the same key. */
export function placeKey(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/**
 * The place of a complete pincode; undefined if it lies in no State or in more than one. A pincode without a post office lies in the State
 * of all pincodes with the same beginning.
 */
export function placeOfPincode(pincode: string): PincodePlace | undefined {
  if (!/^[1-8]\d{5}$/.test(pincode)) return undefined;
  const number = Number(pincode.slice(3));
  for (const { state, runs } of blocksOf(pincode)) {
    const run = runs.find(({ first, last }) => first <= number && number <= last);
    if (run) return state === undefined ? undefined : { state, city: run.city };
  }
  const state = stateOfBeginning(pincode.slice(0, 3));
  return state === undefined ? undefined : { state };
}

/** The State of a pincode from its first digits; undefined if they do not determine it. */
export function stateOfBeginning(digits: string): string | undefined {
  if (digits === '') return undefined;
  const rest = digits.slice(3);
  const lowest = Number(rest.padEnd(3, '0'));
  const highest = Number(rest.padEnd(3, '9'));
  const possible = blocksOf(digits).filter(({ runs }) => runs.some(({ first, last }) => first <= highest && lowest <= last));
  const states = new Set(possible.map(({ state }) => state));
  return states.size === 1 ? possible[0]?.state : undefined;
}

function blocksOf(digits: string): readonly Block[] {
  if (digits.length >= 3) return blocks.get(digits.slice(0, 3)) ?? [];
  return [...blocks].flatMap(([beginning, some]) => (beginning.startsWith(digits) ? some : []));
}
