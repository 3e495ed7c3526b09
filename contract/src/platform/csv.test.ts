import { expect, test } from 'vitest';
import { csvLines, guardedCell, unguardedCell } from './csv.ts';

test.each(['=1+1', '+A1', '-1', '@SUM(1)', '\t=1', '\u00a0=1', '＝1', "'=1"])('%j is guarded, and reading it back restores it', (text) => {
  expect(guardedCell(text)).toBe(`'${text}`);
  expect(unguardedCell(guardedCell(text))).toBe(text);
});

test.each(['Niramaya', "nurse's", "'quoted'", '+919000000041', '1-2'])('%j stays unchanged', (text) => {
  expect([guardedCell(text), unguardedCell(text)]).toEqual([text, text]);
});

test('cells with commas, quotation marks and line ends are quoted', () => {
  expect(
    csvLines([
      ['a,b', 'c"d', 'e\nf', 'g'],
      ['', 'h'],
    ]),
  ).toBe('"a,b","c""d","e\nf",g\r\n,h\r\n');
});
