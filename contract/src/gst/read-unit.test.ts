import { expect, test } from 'vitest';
import { units } from '../products/product-tax.ts';
import { readUnit } from './read-unit.ts';
import { unitWithName } from './unit-names.ts';

test.each([
  ['NOS', 'NOS'],
  ['Nos.', 'NOS'],
  ['Numbers', 'NOS'],
  ['each', 'NOS'],
  ['Piece', 'PCS'],
  ['sq. ft.', 'SQF'],
  ['Kg', 'KGS'],
  ['NOS-NUMBERS', 'NOS'],
  ['Others', 'OTH'],
])('reads the unit %s as %s', (written, unit) => {
  expect(readUnit(written)).toBe(unit);
});

test('reads every unit of GST by its code, and with its name', () => {
  expect(units.map((unit) => readUnit(unit.toLowerCase()))).toEqual([...units]);
  expect(units.map((unit) => readUnit(unitWithName(unit)))).toEqual([...units]);
});

test('leaves what names no unit as it is', () => {
  expect(['handful', '', '12', 'no-such'].map(readUnit)).toEqual(['handful', '', '12', 'no-such']);
});
