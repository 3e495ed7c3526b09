/** The typefaces of printed documents: Mukta, then one for each further Indian script, and three for symbols. */
import { printedCoverage } from './printed-coverage.ts';
import { visible } from './visible-text.ts';

export type Family = (typeof printedCoverage)[number]['family'];

/** A part of a text in a single typeface. */
export interface Run {
  readonly text: string;
  readonly family: Family;
  /** Whether neighbouring letters change each other's shape and place, as in all Indian scripts. */
  readonly isIndian: boolean;
}

/** All typefaces. The first that has a character draws it. */
export const families: readonly Family[] = printedCoverage.map(({ family }) => family);

/** Replaces a character that is in no typeface. */
const standIn = '?';
/** Texts that need only Mukta: nearly all. */
const isPlain = /^[\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u0137\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u20b9\u2122]*$/;
const indian = /[\u0900-\u0dff\u1cd0-\u1cff\ua8e0-\ua8ff]/;
const joiners = /[\u200c\u200d]/g;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Whether a text has letters of an Indian script. PDFs store these in drawing order, not in reading order. */
export function hasIndian(text: string): boolean {
  return indian.test(text);
}

const codePointsCache = new Map<Family, ReadonlySet<number>>();

function codePointsOf(family: Family, ranges: string): ReadonlySet<number> {
  const known = codePointsCache.get(family);
  if (known) return known;
  const codePoints = new Set<number>();
  for (const range of ranges.split(' ')) {
    const [first = '', last = first] = range.split('-');
    for (let codePoint = parseInt(first, 16); codePoint <= parseInt(last, 16); codePoint += 1) codePoints.add(codePoint);
  }
  codePointsCache.set(family, codePoints);
  return codePoints;
}

const familyCache = new Map<string, Family | undefined>();
const maxCached = 5_000;

/** The typeface that has all code points of a character; undefined if none has. */
function familyOf(character: string): Family | undefined {
  if (!familyCache.has(character)) {
    if (familyCache.size >= maxCached) familyCache.clear();
    familyCache.set(character, findFamily(character));
  }
  return familyCache.get(character);
}

function findFamily(character: string): Family | undefined {
  const codePoints = Array.from(character.replace(joiners, ''), (sign) => sign.codePointAt(0) ?? 0);
  return printedCoverage.find(({ family, ranges }) => codePoints.every((codePoint) => codePointsOf(family, ranges).has(codePoint)))?.family;
}

/** The character itself if it can be drawn, or plain characters with the same meaning, such as `°C` for `℃`. */
function drawn(character: string): string | undefined {
  if (character === '\n' || familyOf(character)) return character;
  const plain = character.normalize('NFKC');
  return plain !== character && [...graphemes.segment(plain)].every(({ segment }) => familyOf(segment)) ? plain : undefined;
}

/** The text with a stand-in for each character that is in no typeface. */
export function printable(text: string): string {
  if (isPlain.test(text)) return text;
  return Array.from(graphemes.segment(text), ({ segment }) => drawn(segment) ?? standIn).join('');
}

/** The characters of a text that are in no typeface, without duplicates. */
export function unprintableIn(text: string): readonly string[] {
  const shown = visible(text);
  if (isPlain.test(shown)) return [];
  return [...new Set(Array.from(graphemes.segment(shown), ({ segment }) => segment))].filter((character) => drawn(character) === undefined);
}

/** Splits a printable text into runs of one typeface. Letters of Indian scripts have their own runs, because they need shaping. */
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
