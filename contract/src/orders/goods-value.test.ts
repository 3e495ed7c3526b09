import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { goodsValueParts, goodsValues, netGoodsValue } from './goods-value.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);

describe('the goods values of the lines of an order', () => {
  test('share its discount by the largest remainder, to the paisa (RPT-05, RPT-08)', () => {
    // Exact shares of 100 paise: 33.33 each; the paisa that remains goes to the first.
    expect(goodsValues(100, [500, 500, 500])).toEqual([466, 467, 467]);
    // Exact shares: 1.2, 2.4 and 6.4. The second and third have the largest remainders, of which the first of the two gets the paisa.
    expect(goodsValues(10, [12, 24, 64])).toEqual([11, 21, 58]);
    expect(goodsValues(0, [12, 24])).toEqual([12, 24]);
    expect(goodsValues(5, [5, 0])).toEqual([0, 0]);
  });

  test('are together the discounted total, and none is off by a paisa or more from its exact share (RPT-08)', () => {
    const total = fc.integer({ min: 0, max: 100_000_000_00 });
    fc.assert(
      fc.property(fc.array(total, { minLength: 1, maxLength: 30 }), fc.integer({ min: 0, max: 10_000 }), (totals, percentHundredths) => {
        const subtotal = sum(totals);
        const discount = Math.floor((subtotal / 10_000) * percentHundredths);
        const values = goodsValues(discount, totals);
        expect(sum(values)).toBe(subtotal - discount);
        for (const [index, value] of values.entries()) {
          const own = totals[index] ?? 0;
          expect(value).toBeGreaterThanOrEqual(0);
          expect(Math.abs(value - (own - (discount / Math.max(1, subtotal)) * own))).toBeLessThan(1.001);
        }
      }),
    );
  });
});

describe('the parts of the goods value of a line', () => {
  test('are what was delivered, is pending, came back for good and was closed (RPT-12)', () => {
    const parts = goodsValueParts(1000, { quantity: 10, dispatchQuantity: 5, closedQuantity: 2, lostQuantity: 1 });
    expect(parts).toEqual({ delivered: 400, pending: 300, returned: 100, closed: 200 });
    expect(netGoodsValue(parts)).toBe(700);
  });

  test('are together the goods value, whatever the rounding (RPT-12)', () => {
    const pieces = fc.tuple(fc.nat(500), fc.nat(500), fc.nat(500), fc.nat(500)).filter((each) => sum(each) > 0);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_00 }), pieces, (goodsValue, [delivered, lost, pending, closed]) => {
        const line = { quantity: delivered + lost + pending + closed, dispatchQuantity: delivered + lost, closedQuantity: closed };
        const parts = goodsValueParts(goodsValue, { ...line, lostQuantity: lost });
        expect(sum(Object.values(parts))).toBe(goodsValue);
        expect(Math.min(...Object.values(parts))).toBeGreaterThanOrEqual(0);
        expect(pending === 0 && parts.pending !== 0).toBe(false);
      }),
    );
  });
});
