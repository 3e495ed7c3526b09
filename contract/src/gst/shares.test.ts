import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cumulativeShares, roundedQuotient, share } from './shares.ts';

test('a quotient is rounded to the nearest whole number, halves away from zero', () => {
  const quotients = [14n, 15n, 16n, -14n, -15n, -16n, 0n].map((dividend) => roundedQuotient(dividend, 10n));
  expect(quotients).toEqual([1n, 2n, 2n, -1n, -2n, -2n, 0n]);
  expect([1n, -1n].map((dividend) => roundedQuotient(dividend, 1n))).toEqual([1n, -1n]);
});

test('a percentage of an amount is rounded half up to a paisa, exactly even for the largest amount', () => {
  expect([share(50, 1_00), share(49, 1_00), share(9_999_999_999_999, 100_00)]).toEqual([1, 0, 9_999_999_999_999]);
});

describe('shares in proportion to weights', () => {
  test('follow the rounded cumulative share, in the order of the weights (GTX-20)', () => {
    expect(cumulativeShares(100, [1, 1, 1])).toEqual([33, 34, 33]);
    expect(cumulativeShares(-100, [1, 1, 1])).toEqual([-33, -34, -33]);
    expect(cumulativeShares(1, [0, 1, 0])).toEqual([0, 1, 0]);
  });

  test('are all 0 where every weight is 0', () => {
    expect(cumulativeShares(100, [0, 0])).toEqual([0, 0]);
  });

  test('are together the amount, and none is negative', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 20 }), (whole, weights) => {
        fc.pre(weights.some((weight) => weight > 0));
        const shares = cumulativeShares(whole, weights);
        expect(shares.reduce((sum, each) => sum + each, 0)).toBe(whole);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
