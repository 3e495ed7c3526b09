import { expect, test } from 'vitest';
import { roundOff } from './tax-heads.ts';

test('an amount is rounded off to the nearest rupee, half up', () => {
  expect([0, 49, 50, 99, 100, -49, -50, -51].map(roundOff)).toEqual([0, -49, 50, 1, 0, 49, 50, -49]);
});
