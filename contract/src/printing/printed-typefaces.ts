/** The typefaces of printed documents: Mukta, and behind it one for each further Indian script and three for symbols. */
import { printedCoverage } from './printed-coverage.ts';
import { visible } from './visible-text.ts';

export type Family = (typeof printedCoverage)[number]['family'];

/** A part of a text that one typeface draws. */
export interface Run {
  readonly text: string;
  readonly family: Family;
  /** Whether its letters change their shape and place beside each other, as in all Indian scripts. */
  readonly isIndian: boolean;
}

/** All of them, in the order in which they are asked for a character. */
export const families: readonly Family[] = printedCoverage.map(({ family }) => family);

/** What is drawn for a character that no typeface holds. */
const standIn = '?';
/** What Mukta draws by itself: nearly every text. */
const isPlain = /^[\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u0137\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u20b9\u2122]*$/;
const indian = /[\u0900-\u0dff\u1cd0-\u1cff\ua8e0-\ua8ff]/;
const joiners = /[\u200c\u200d]/g;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Whether a text has letters of an Indian script. PDFs hold these in the order in which they are drawn, not read. */
export function hasIndian(text: string): boolean {
  return indian.test(text);
}

const held = new Map<Family, ReadonlySet<number>>();

function heldBy(family: Family, ranges: string): ReadonlySet<number> {
  const known = held.get(family);
  if (known) return known;
  const codePoints = new Set<number>();
  for (const range of ranges.split(' ')) {
    const [first = '', last = first] = range.split('-');
    for (let codePoint = parseInt(first, 16); codePoint <= parseInt(last, 16); codePoint += 1) codePoints.add(codePoint);
  }
  held.set(family, codePoints);
  return codePoints;
}

const found = new Map<string, Family | undefined>();
const mostFound = 5_000;

/** The typeface that holds all of a character, which may be made of several code points; none if there is none. */
function familyOf(character: string): Family | undefined {
  if (!found.has(character)) {
    if (found.size >= mostFound) found.clear();
    found.set(character, findFamily(character));
  }
  return found.get(character);
}

function findFamily(character: string): Family | undefined {
  const codePoints = Array.from(character.replace(joiners, ''), (sign) => sign.codePointAt(0) ?? 0);
  return printedCoverage.find(({ family, ranges }) => codePoints.every((codePoint) => heldBy(family, ranges).has(codePoint)))?.family;
}

/** The character as it can be drawn: itself, or plain characters that mean the same, as `°C` for the one sign. */
function drawn(character: string): string | undefined {
  if (character === '\n' || familyOf(character)) return character;
  const plain = character.normalize('NFKC');
  return plain !== character && [...graphemes.segment(plain)].every(({ segment }) => familyOf(segment)) ? plain : undefined;
}

/** The text with a stand-in for each character that no typeface holds. */
export function printable(text: string): string {
  if (isPlain.test(text)) return text;
  return Array.from(graphemes.segment(text), ({ segment }) => drawn(segment) ?? standIn).join('');
}

/** The characters of a text that no typeface holds, each once. */
export function unprintableIn(text: string): readonly string[] {
  const shown = visible(text);
  if (isPlain.test(shown)) return [];
  return [...new Set(Array.from(graphemes.segment(shown), ({ segment }) => segment))].filter((character) => drawn(character) === undefined);
}

/** A printable text in parts of one typeface each; letters of Indian scripts apart from others, as the former are shaped by their script. */
export function runsOf(text: string): readonly Run[] {
  if (isPlain.test(text)) return [{ text, family: families[0] ?? 'Mukta', isIndian: false }];
  const runs: Run[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const run = { text: segment, family: familyOf(segment) ?? 'Mukta', isIndian: hasIndian(segment) };
    const last = runs.at(-1);
    const goesOn = last?.family === run.family && (last.isIndian === run.isIndian || segment === ' ');
    if (last && goesOn) runs[runs.length - 1] = { ...last, text: last.text + segment };
    else runs.push(run);
  }
  return runs;
}
