import { describe, expect, test } from 'vitest';
import { limitsInWords, noLimits, type Limits } from './approval-limits.ts';
import {
  approvalReasons,
  belowMrp,
  exceededTexts,
  isBelowFloor,
  isWithin,
  type ApprovalFacts,
  type EvaluatedLine,
} from './approval-reasons.ts';

const bed: EvaluatedLine = { productId: 7, name: 'Fowler Bed', rate: 10_000_00, mrp: 10_000_00, floorPrice: null, isPending: false };

function facts(change: Partial<ApprovalFacts> = {}): ApprovalFacts {
  return { totalAmount: 1_240_000_00, discountPercent: 0, isCustomerPending: false, isOwn: false, lines: [bed], ...change };
}

function limits(change: Partial<Limits>): Limits {
  return { ...noLimits, ...change };
}

/** The sentences that are beyond the limits. */
function beyond(evaluated: ApprovalFacts, change: Partial<Limits>): string[] {
  return exceededTexts(evaluated, limits(change));
}

describe('the reasons', () => {
  test('name each rule with its value and the limit of the reader (APR-08)', () => {
    const evaluated = facts({
      discountPercent: 18_00,
      isCustomerPending: true,
      isOwn: true,
      lines: [{ ...bed, floorPrice: 9_000_00, isPending: true }],
    });
    const strict: Limits = {
      mostTotal: 1_000_000_00,
      mostDiscount: 15_00,
      mostBelowMrp: 10_00,
      belowFloor: 'No',
      pending: 'No',
      own: 'No',
    };
    expect(approvalReasons(evaluated, strict).map(({ rule, exceeds, text }) => [rule, exceeds, text])).toEqual([
      ['Total', 'Yes', 'Total ₹12,40,000.00 (your limit ₹10,00,000.00)'],
      ['Discount', 'Yes', 'Discount 18.00 % (your limit 15.00 %)'],
      ['MRP', 'Yes', 'Fowler Bed 18.00 % below MRP (your limit 10.00 %)'],
      ['Floor', 'Yes', 'Fowler Bed below its floor price'],
      ['Customer', 'Yes', 'The customer is Pending'],
      ['Product', 'Yes', 'Fowler Bed is Pending'],
      ['Own', 'Yes', 'You prepared it or made the last change'],
    ]);
    expect(approvalReasons(evaluated)[0]).toEqual({
      rule: 'Total',
      value: '1240000.00',
      limit: '',
      exceeds: 'No',
      text: 'Total ₹12,40,000.00',
    });
    expect([isWithin(evaluated, noLimits), isWithin(evaluated, strict)]).toEqual([true, false]);
  });

  test('concern only what is there: no line at MRP, no approved product, each product once (APR-08)', () => {
    expect(approvalReasons(facts()).map(({ rule }) => rule)).toEqual(['Total', 'Discount']);
    const twice = { ...bed, isPending: true, floorPrice: 11_000_00 };
    expect(approvalReasons(facts({ lines: [twice, { ...twice, rate: 9_500_00 }] })).map(({ rule }) => rule)).toEqual([
      'Total',
      'Discount',
      'MRP',
      'Floor',
      'Product',
    ]);
  });

  test('allow what is exactly at the limit, and nothing above it (APR-09)', () => {
    expect(beyond(facts({ totalAmount: 1_000_000_00 }), { mostTotal: 1_000_000_00 })).toEqual([]);
    expect(beyond(facts({ totalAmount: 1_000_000_01 }), { mostTotal: 1_000_000_00 })).toHaveLength(1);
    expect(beyond(facts({ discountPercent: 15_00 }), { mostDiscount: 15_00 })).toEqual([]);
    expect(beyond(facts({ discountPercent: 15_01 }), { mostDiscount: 15_00 })).toHaveLength(1);
    expect(beyond(facts({ discountPercent: 10_00 }), { mostBelowMrp: 10_00 })).toEqual([]);
    expect(beyond(facts({ discountPercent: 10_01 }), { mostBelowMrp: 10_00 })).toEqual([
      'Fowler Bed 10.01 % below MRP (your limit 10.00 %)',
    ]);
  });

  test('of a quotation of 500 lines at a discount of 100 % name each line (APR-08)', () => {
    const lines = Array.from({ length: 500 }, (_, index) => ({ ...bed, productId: index + 1 }));
    expect(beyond(facts({ discountPercent: 100_00, lines }), { mostBelowMrp: 99_99 })).toHaveLength(500);
  });
});

describe('below MRP', () => {
  test.each([
    ['one paisa below ₹100 is 0.01 %', 99_99, 100_00, 0, 1],
    ['one paisa below ₹10,000 rounds to 0.00 %', 9_999_99, 10_000_00, 0, 0],
    ['half a hundredth of a percent rounds up', 9_999_50, 10_000_00, 0, 1],
    ['just less than half rounds down', 9_999_51, 10_000_00, 0, 0],
    ['the rate counts after the discount', 100_00, 100_00, 22_00, 22_00],
    ['a rate above MRP is not below it', 120_00, 100_00, 10_00, 0],
    ['a discount of 100 %', 100_00, 100_00, 100_00, 100_00],
    ['an old line without MRP', 1, 0, 50_00, 0],
    ['the largest amounts', 100_000_000_00, 9_999_999_999_999, 0, 99_90],
  ])('%s (APR-09)', (_, rate, mrp, discount, expected) => {
    expect(belowMrp(rate, mrp, discount)).toBe(expected);
  });
});

test('the floor price is the least rate after the discount (APR-10)', () => {
  expect(isBelowFloor(100_00, 90_00, 10_00)).toBe(false);
  expect(isBelowFloor(100_00, 90_00, 10_01)).toBe(true);
  expect(isBelowFloor(89_99, 90_00, 0)).toBe(true);
  expect(isBelowFloor(1, null, 100_00)).toBe(false);
});

test('limits in words name what they forbid (APR-15)', () => {
  expect(limitsInWords(noLimits)).toBe('');
  expect(
    limitsInWords({ mostTotal: 15_000_00, mostDiscount: 25_00, mostBelowMrp: 10_00, belowFloor: 'No', pending: 'No', own: 'No' }),
  ).toBe('total ₹15,000.00, discount 25.00 %, below MRP 10.00 %, not below the floor price, no pending customer or product, not their own');
});
