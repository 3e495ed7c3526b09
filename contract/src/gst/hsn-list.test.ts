import { expect, test } from 'vitest';
import { findHsn, hsnList } from './hsn-list.ts';

test('the list has about 60 codes of 4, 6 or 8 digits, each once (GTX-09)', () => {
  expect(hsnList.length).toBeGreaterThanOrEqual(60);
  expect(new Set(hsnList.map(({ code }) => code)).size).toBe(hsnList.length);
  expect(hsnList.filter(({ code }) => !/^(\d{4}|\d{6}|\d{8})$/.test(code))).toEqual([]);
});

test('finds codes by their beginning and by their words (GTX-09)', () => {
  expect(findHsn('9022').map(({ words }) => words)).toEqual(['X-ray apparatus']);
  expect(findHsn('bamboo').map(({ code }) => code)).toEqual(['940152', '940382']);
});
