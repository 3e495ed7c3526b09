import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chargesModes } from '../gst/gst-category.ts';
import { lineShares } from './costing-groups.ts';
import { costing, taxGroups, type CostingInput } from './costing.ts';

const rates = [0, 5_00, 12_00, 18_00, 40_00];
const paise = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 2_000_000_000 }));
const percent = fc.oneof(fc.constantFrom(0, 100_00), fc.integer({ min: 0, max: 100_00 }));
const ratedLine = fc.record({ total: paise, gstPercent: fc.oneof(fc.constantFrom(...rates), percent) });

const cart: fc.Arbitrary<CostingInput & { byProduct: NonNullable<CostingInput['byProduct']> }> = fc
  .record({
    lines: fc.array(ratedLine, { minLength: 1, maxLength: 12 }),
    chargesMode: fc.constantFrom(...chargesModes),
    discountPercent: percent,
    specialCharges: paise,
    shippingCharges: paise,
    installationCharges: paise,
    gstServiceChargePercent: percent,
  })
  .map(({ lines, chargesMode, ...entered }) => ({
    ...entered,
    gstPercent: 0,
    subtotal: lines.reduce((sum, { total }) => sum + total, 0),
    byProduct: { lines, chargesMode },
  }));

/** A fraction of whole numbers. The second computation below is written from the rules, with nothing but these. */
type Fraction = readonly [numerator: bigint, denominator: bigint];

/** The nearest whole number, halves up. */
const nearest = ([numerator, denominator]: Fraction) => (2n * numerator + denominator) / (2n * denominator);

/** The total by the rules of GTX-20 and GTX-21, group by group, in exact fractions. */
function totalByFractions({ byProduct, ...entered }: CostingInput & { byProduct: NonNullable<CostingInput['byProduct']> }) {
  const { lines, chargesMode } = byProduct;
  const subtotal = BigInt(entered.subtotal);
  const discount = nearest([subtotal * BigInt(entered.discountPercent), 10_000n]);
  const charges = BigInt(entered.specialCharges) + BigInt(entered.shippingCharges) + BigInt(entered.installationCharges);
  const falling = [...new Set(lines.map(({ gstPercent }) => gstPercent))].toSorted((one, other) => other - one);
  const upTo = (rate: number) => lines.reduce((sum, line) => (line.gstPercent >= rate ? sum + BigInt(line.total) : sum), 0n);
  // What all goods of this rate and of higher ones have left after their discount.
  const netUpTo = (rate: number) => upTo(rate) - (subtotal === 0n ? 0n : nearest([discount * upTo(rate), subtotal]));
  const allNet = subtotal - discount;
  const chargesUpTo = (rate: number) => {
    if (chargesMode === 'Own Rate') return 0n;
    return chargesMode === 'Highest Rate' || allNet === 0n ? charges : nearest([charges * netUpTo(rate), allNet]);
  };
  const taxes = falling.map((rate, place) => {
    const higher = falling[place - 1];
    const before = higher === undefined ? 0n : netUpTo(higher) + chargesUpTo(higher);
    return nearest([(netUpTo(rate) + chargesUpTo(rate) - before) * BigInt(rate), 10_000n]);
  });
  const ownTax = chargesMode === 'Own Rate' ? nearest([charges * BigInt(entered.gstServiceChargePercent), 10_000n]) : 0n;
  return Number(allNet + charges + ownTax + taxes.reduce((sum, tax) => sum + tax, 0n));
}

describe('rates by product', () => {
  test('lines less discount plus groups plus charges are the total, for 10,000 carts (GTX-23)', () => {
    const addsUp = fc.property(cart, (input) => {
      const costs = costing(input);
      const groups = taxGroups(input);
      const charges = input.specialCharges + input.shippingCharges + input.installationCharges;
      const tax = groups.reduce((sum, group) => sum + group.tax, 0);
      expect(costs.totalAmount).toBe(input.subtotal - costs.discountAmount + charges + tax);
      expect(costs.gstAmount + costs.gstServiceChargeAmount).toBe(tax);
      // Everything is taxed once.
      const taxable = groups.reduce((sum, group) => sum + group.taxable, 0);
      expect(taxable).toBe(costs.totalDiscountAmount + charges);
      expect(groups.every((group) => group.taxable >= 0 && group.tax >= 0)).toBe(true);
    });
    expect(() => fc.assert(addsUp, { numRuns: 10_000 })).not.toThrow();
  });

  test('agrees with a second computation in exact fractions, for 10,000 carts (GTX-20, GTX-21, GTX-23)', () => {
    const agrees = fc.property(cart, (input) => {
      expect(costing(input).totalAmount).toBe(totalByFractions(input));
    });
    expect(() => fc.assert(agrees, { numRuns: 10_000 })).not.toThrow();
  });

  test('another order of the lines changes no tax (GTX-11, GTX-20)', () => {
    const shuffled = cart.chain((input) =>
      fc.tuple(fc.constant(input), fc.shuffledSubarray([...input.byProduct.lines], { minLength: input.byProduct.lines.length })),
    );
    const same = fc.property(shuffled, ([input, lines]) => {
      expect(taxGroups({ ...input, byProduct: { ...input.byProduct, lines } })).toEqual(taxGroups(input));
    });
    expect(() => fc.assert(same, { numRuns: 2000 })).not.toThrow();
  });

  test('with one rate on all lines, both modes give the same paise (GTX-20)', () => {
    const same = fc.property(cart, percent, ({ byProduct, ...input }, gstPercent) => {
      const lines = byProduct.lines.map((line) => ({ ...line, gstPercent }));
      expect(costing({ ...input, byProduct: { lines, chargesMode: 'Own Rate' } })).toEqual(costing({ ...input, gstPercent }));
    });
    expect(() => fc.assert(same, { numRuns: 2000 })).not.toThrow();
  });

  test('groups are in falling order of the rate, charges with a rate of their own last (GTX-20, GTX-22)', () => {
    const lines = [5_00, 18_00, 0, 18_00].map((gstPercent) => ({ total: 1000_00, gstPercent }));
    const entered = { subtotal: 4000_00, discountPercent: 10_00, gstPercent: 0, specialCharges: 100_00, shippingCharges: 0 };
    const input = {
      ...entered,
      installationCharges: 0,
      gstServiceChargePercent: 18_00,
      byProduct: { lines, chargesMode: 'Own Rate' } as const,
    };
    expect(taxGroups(input)).toEqual([
      { kind: 'goods', gstPercent: 18_00, taxable: 1800_00, tax: 324_00 },
      { kind: 'goods', gstPercent: 5_00, taxable: 900_00, tax: 45_00 },
      { kind: 'goods', gstPercent: 0, taxable: 900_00, tax: 0 },
      { kind: 'charges', gstPercent: 18_00, taxable: 100_00, tax: 18_00 },
    ]);
  });

  test('after a discount of 100 % the highest rate taxes apportioned charges (GTX-21)', () => {
    const lines = [5_00, 18_00].map((gstPercent) => ({ total: 1000_00, gstPercent }));
    const shares = lineShares({ lines, discountAmount: 2000_00, charges: 100_00, chargesMode: 'Apportioned' });
    expect(shares.map(({ taxable }) => taxable)).toEqual([0, 100_00]);
  });

  test('a paisa of discount over seven lines stays one paisa (GTX-20)', () => {
    const lines = Array.from({ length: 7 }, () => ({ total: 1_00, gstPercent: 18_00 }));
    const shares = lineShares({ lines, discountAmount: 1, charges: 0, chargesMode: 'Own Rate' });
    expect(shares.reduce((sum, { discount }) => sum + discount, 0)).toBe(1);
    expect(shares.every(({ discount }) => discount >= 0)).toBe(true);
  });

  test('charges with a rate of their own are a group as soon as there is a paisa of them (GTX-20)', () => {
    const entered = { subtotal: 100, discountPercent: 0, gstPercent: 0, shippingCharges: 0, installationCharges: 0 };
    const byProduct = { lines: [{ total: 100, gstPercent: 5_00 }], chargesMode: 'Own Rate' } as const;
    const kinds = (specialCharges: number) =>
      taxGroups({ ...entered, specialCharges, gstServiceChargePercent: 18_00, byProduct }).map(({ kind }) => kind);
    expect([kinds(0), kinds(1)]).toEqual([['goods'], ['goods', 'charges']]);
  });
});
