import { placeOfPincode } from '@vikray/contract/lookups/pincodes.ts';
import { pincodeTable } from '@vikray/contract/lookups/pincode-table.ts';
import { beforeAll, expect, test } from 'vitest';
import { buildTable } from './build-table.ts';
import { readDirectory, type PostOffice } from './directory.ts';

let directory: ReadonlyMap<string, readonly PostOffice[]>;
beforeAll(async () => {
  directory = await readDirectory();
});

const letters = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');

test('the committed table matches the directory and the known places', async () => {
  expect(pincodeTable.trim()).toBe(await buildTable());
});

test('a pincode whose offices agree has the State that they name', () => {
  const wrong: string[] = [];
  let checked = 0;
  for (const [pincode, offices] of directory) {
    const [state, ...others] = new Set(offices.map((office) => letters(office.state)));
    if (state === undefined || others.length > 0) continue;
    checked += 1;
    if (letters(placeOfPincode(pincode)?.state ?? '') !== state) wrong.push(pincode);
  }
  expect(checked).toBeGreaterThan(19_400);
  expect(wrong).toEqual([]);
});

test('a pincode with offices in several States has none, unless only one of at least ten offices differs', () => {
  const divided = [...directory].filter(([, offices]) => {
    const counts = [...Map.groupBy(offices, (office) => office.state).values()].map((some) => some.length);
    return counts.length > 1 && Math.max(...counts) < 0.9 * offices.length;
  });
  expect(divided.length).toBeGreaterThan(10);
  expect(divided.filter(([pincode]) => placeOfPincode(pincode) !== undefined)).toEqual([]);
});
