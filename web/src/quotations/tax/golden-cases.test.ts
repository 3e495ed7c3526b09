import { goldenCases } from '@vikray/contract/gst/golden-cases.ts';
import { outcomeOf } from '@vikray/contract/gst/golden-facts.ts';
import { expect, test } from 'vitest';

test.each(goldenCases)('the browser agrees with the golden case $id (GTX-11)', ({ in: input, out }) => {
  const { shares: _, ...sums } = out;
  expect(outcomeOf(input)).toEqual(sums);
});
