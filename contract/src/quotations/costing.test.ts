import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { share } from '../gst/shares.ts';
import { costing, taxGroups } from './costing.ts';

describe('costing', () => {
  test.each([
    ['a round one', [1000_00, 10_00, 18_00, 50_00, 30_00, 20_00, 18_00], [100_00, 900_00, 162_00, 18_00, 1180_00]],
    ['odd figures', [123_456_78, 7_25, 18_00, 1234_56, 987_65, 555_55, 5_00], [8950_62, 114_506_16, 20_611_11, 138_89, 138_033_92]],
    ['a third of a paisa', [999_99, 3_33, 5_00, 0, 0, 0, 18_00], [33_30, 966_69, 48_33, 0, 1015_02]],
    ['nothing at all', [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0]],
  ])('adds up to the paisa: %s (QUO-19, QUO-20, QUO-21, QUO-22, QUO-23, QUO-24)', (_, input, amounts) => {
    const [
      subtotal = 0,
      discountPercent = 0,
      gstPercent = 0,
      specialCharges = 0,
      shippingCharges = 0,
      installationCharges = 0,
      gstServiceChargePercent = 0,
    ] = input;
    const [discountAmount, totalDiscountAmount, gstAmount, gstServiceChargeAmount, totalAmount] = amounts;
    expect(
      costing({ subtotal, discountPercent, gstPercent, specialCharges, shippingCharges, installationCharges, gstServiceChargePercent }),
    ).toEqual({
      discountAmount,
      totalDiscountAmount,
      gstAmount,
      gstServiceChargeAmount,
      totalAmount,
    });
  });

  test('is never off by a paisa against exact fractions', () => {
    const paise = fc.integer({ min: 0, max: 2_000_000_000_000 });
    const percent = fc.integer({ min: 0, max: 100_00 });
    const exactly = () =>
      fc.property(paise, percent, (amount, hundredths) => {
        // The share is the exact amount x percent / 10,000 rounded half up once, so the two differ by at most one half.
        const exact = BigInt(amount) * BigInt(hundredths);
        const difference = BigInt(share(amount, hundredths)) * 10_000n - exact;
        return difference > -5000n && difference <= 5000n;
      });
    expect(() => fc.assert(exactly(), { numRuns: 5000 })).not.toThrow();
  });

  test('is the sum of the printed amounts, whatever is entered', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000_000 });
    const percent = fc.integer({ min: 0, max: 100_00 });
    const addingUp = () =>
      fc.property(
        amount,
        percent,
        percent,
        amount,
        amount,
        amount,
        percent,
        (subtotal, discountPercent, gstPercent, specialCharges, shippingCharges, installationCharges, gstServiceChargePercent) => {
          const costs = costing({
            subtotal,
            discountPercent,
            gstPercent,
            specialCharges,
            shippingCharges,
            installationCharges,
            gstServiceChargePercent,
          });
          const printed = [
            subtotal,
            -costs.discountAmount,
            costs.gstAmount,
            specialCharges,
            shippingCharges,
            installationCharges,
            costs.gstServiceChargeAmount,
          ];
          return costs.totalAmount === printed.reduce((sum, each) => sum + each, 0) && Object.values(costs).every((each) => each >= 0);
        },
      );
    expect(() => fc.assert(addingUp())).not.toThrow();
  });

  test('taxes charges as a group of their own as soon as there is a paisa of them (QUO-23)', () => {
    const goods = { subtotal: 100_00, discountPercent: 0, gstPercent: 18_00, shippingCharges: 0, installationCharges: 0 };
    const kinds = (specialCharges: number) =>
      taxGroups({ ...goods, specialCharges, gstServiceChargePercent: 18_00 }).map(({ kind, taxable }) => [kind, taxable]);
    expect(kinds(0)).toEqual([['goods', 100_00]]);
    expect(kinds(1)).toEqual([
      ['goods', 100_00],
      ['charges', 1],
    ]);
  });
});
