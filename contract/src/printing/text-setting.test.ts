import { describe, expect, test } from 'vitest';
import { mmPerPoint } from './sheet-measures.ts';
import { Setter, shrinking, type Typeface } from './text-setting.ts';

/** Every letter is 1 em wide, so that a text of n letters in 1 / mmPerPoint points is n mm wide. */
const typewriter: Typeface = { widthOf: (text) => text.length };
const setter = new Setter(typewriter);
const points = 1 / mmPerPoint;
const wrap = (text: string, width: number) => setter.wrap(text, 'regular', points, width);

describe('breaking lines', () => {
  test('starts a new line if a word does not fit and at line breaks, and leaves out blank lines', () => {
    expect(wrap('one two three\r\n\n  four\u2028five', 8)).toEqual(['one two', 'three', 'four', 'five']);
  });

  test('keeps a number and its unit, and the parts of a measure, on one line', () => {
    expect(wrap('castors 125 mm, load 40 kg', 11)).toEqual(['castors', '125 mm,', 'load 40 kg']);
    expect(wrap('size 1980 × 915 × 485 mm', 19)).toEqual(['size', '1980 × 915 × 485 mm']);
    expect(wrap('1980 × 915 × 485 mm', 12)).toEqual(['1980 × 915 ×', '485 mm']);
    expect(wrap('type 12 made', 8)).toEqual(['type 12', 'made']);
  });

  test('cuts a word that is longer than a line, between whole characters', () => {
    expect(wrap('abcdefgh ij', 3)).toEqual(['abc', 'def', 'gh', 'ij']);
    expect(wrap('e\u0301e\u0301', 1)).toEqual(['é', 'é']);
  });

  test('removes invisible characters except the joiners of Indian scripts', () => {
    expect(wrap('a\u0000\u202eb\u200b क्\u200dष', 20)).toEqual(['ab क्\u200dष']);
  });
});

describe('fitting a text', () => {
  test('uses the first size in which it fits', () => {
    expect(
      setter.fit('abcdef', 'bold', 5, [
        { points, lines: 1 },
        { points: points / 2, lines: 1 },
      ]).points,
    ).toBe(points / 2);
    expect(shrinking(12, 11)).toEqual([
      { points: 12, lines: 1 },
      { points: 11.5, lines: 1 },
      { points: 11, lines: 1 },
    ]);
  });

  test('uses as many lines as needed if it fits in no size', () => {
    expect(setter.fit('one two three four', 'regular', 8, [{ points, lines: 1 }]).lines).toEqual(['one two', 'three', 'four']);
    expect(setter.fit('one seventeen', 'regular', 13, [{ points, lines: 1 }]).lines).toEqual(['one seventeen']);
  });

  test('keeps the lines of each paragraph separate', () => {
    expect(setter.wrapParagraphs('one two\n\nthree', 'regular', points, 4)).toEqual([
      ['one', 'two'],
      ['thre', 'e'],
    ]);
  });

  test('never cuts an amount', () => {
    expect(setter.figure('12,34,567.50', 'regular', 6, points)).toEqual({
      lines: ['12,34,567.50'],
      points: Math.floor((6 / (12 * mmPerPoint)) * 10) / 10,
    });
  });
});
