/** Which State a pincode of India lies in, and which city, as far as the directory of post offices tells it (see NOTICE). */
import { pincodeTable } from './pincode-table.ts';

/** State and city as the geographical lists name them. */
export interface PincodePlace {
  readonly state: string;
  /** Only where the directory names one city that the lists know. */
  readonly city?: string | undefined;
}

/** Pincodes with the same first three digits that lie in one State. */
interface Block {
  readonly beginning: string;
  /** Nothing where the offices of these pincodes lie in more than one State. */
  readonly state: string | undefined;
  readonly runs: readonly Run[];
}

/** Numbers from `first` to `last`, the last three digits of pincodes. */
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

/** A name of a place as it is compared: `Panch Mahals` and `PANCHMAHALS` are the same. */
export function placeKey(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/**
 * Where a whole pincode lies; nothing when it names no State, or more than one. A number that no office has, as yet, lies in the State of
 * all that begin alike.
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

/** The State of a pincode of which only the beginning is known, as far as that tells it. */
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
