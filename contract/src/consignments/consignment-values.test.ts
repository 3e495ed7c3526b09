import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chargesModes } from '../gst/gst-category.ts';
import { costing } from '../quotations/costing.ts';
import { share } from '../gst/shares.ts';
import type { TaxHeads } from '../gst/tax-heads.ts';
import { consignmentGroups, consignmentTotals, sentShare, withShare, type OrderAmounts, type SentSoFar } from './consignment-values.ts';

const rates = [0, 5_00, 12_00, 18_00, 40_00];

interface Entered extends OrderAmounts {
  readonly discountPercent: number;
}

function orderOf({ discountPercent, ...entered }: Omit<Entered, 'discountAmount'>): OrderAmounts {
  const subtotal = entered.lines.reduce((sum, { total }) => sum + total, 0);
  return { ...entered, discountAmount: share(subtotal, discountPercent) };
}

/** The total of the order, as its quotation computed it. */
function totalOf(order: OrderAmounts, discountPercent: number): number {
  return costing({
    subtotal: order.lines.reduce((sum, { total }) => sum + total, 0),
    discountPercent,
    gstPercent: 0,
    specialCharges: order.charges.special,
    shippingCharges: order.charges.shipping,
    installationCharges: order.charges.installation,
    gstServiceChargePercent: order.chargesPercent,
    byProduct: { lines: order.lines, chargesMode: order.chargesMode },
  }).totalAmount;
}

/** The totals of the consignments of an order. `next` says how many pieces of a line go with each. */
function consignmentsOf(
  order: OrderAmounts,
  count: number,
  next: (line: number, pending: number, part: number) => number,
  heads: TaxHeads,
) {
  const none: SentSoFar = { lines: new Map(), tax: 0 };
  let sent = none;
  return Array.from({ length: count }, (_, index) => {
    const leaving = new Map(
      order.lines.map(({ lineId, quantity }) => {
        const pending = quantity - (sent.lines.get(lineId)?.quantity ?? 0);
        return [lineId, index === count - 1 ? pending : Math.min(pending, next(lineId, pending, index))];
      }),
    );
    const taken = sentShare(order, sent, leaving);
    sent = withShare(sent, taken);
    const groups = consignmentGroups(taken.lines, order.chargesPercent, heads);
    return { taken, totals: consignmentTotals(groups, { tax: taken.tax, heads, rounds: false }) };
  });
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const heads = fc.constantFrom<TaxHeads>('IGST', 'CGST+SGST', 'undecided');
const paise = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 2_000_000_00 }));

const entered = fc.record({
  lines: fc
    .array(fc.record({ quantity: fc.integer({ min: 1, max: 12 }), rate: paise, gstPercent: fc.constantFrom(...rates) }), {
      minLength: 1,
      maxLength: 8,
    })
    .map((lines) =>
      lines.map(({ quantity, rate, gstPercent }, index) => ({ lineId: index + 1, quantity, total: quantity * rate, gstPercent })),
    ),
  discountPercent: fc.oneof(fc.constantFrom(0, 100_00), fc.integer({ min: 0, max: 100_00 })),
  charges: fc.record({ special: paise, shipping: paise, installation: paise }),
  chargesMode: fc.constantFrom(...chargesModes),
  chargesPercent: fc.constantFrom(...rates),
});

describe('the consignments of an order', () => {
  test('sum to the order to the paisa, in whatever parts it goes (GTX-26)', () => {
    const parts = fc.tuple(entered, heads, fc.integer({ min: 1, max: 9 }), fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 8 }));
    const addsUp = fc.property(parts, ([input, decided, count, steps]) => {
      const order = orderOf(input);
      const sent = consignmentsOf(order, count, (line, _, index) => steps[(line + index) % steps.length] ?? 0, decided);
      expect(sum(sent.map(({ totals }) => totals.total))).toBe(totalOf(order, input.discountPercent));
      for (const { taken, totals } of sent) {
        const { taxable, cgst, sgst, igst, roundOff, total } = totals;
        // Without decided heads, the total still has the tax.
        const tax = decided === 'undecided' ? taken.tax : cgst + sgst + igst;
        expect(taxable + tax + roundOff).toBe(total);
        for (const line of taken.lines)
          expect(Math.min(line.gross, line.discount, line.taxable, ...Object.values(line.ownCharges))).toBeGreaterThanOrEqual(0);
      }
    });
    expect(() => fc.assert(addsUp, { numRuns: 2000 })).not.toThrow();
  });

  test('of 500 lines of five rates in 100 parts add up to the order (GTX-26)', () => {
    const lines = Array.from({ length: 500 }, (_, index) => ({
      lineId: index + 1,
      quantity: 100 + (index % 7),
      total: (100 + (index % 7)) * (99_99 + index * 37),
      gstPercent: rates[index % rates.length] ?? 0,
    }));
    const input = {
      lines,
      discountPercent: 7_77,
      charges: { special: 1_23, shipping: 98_765_43, installation: 1 },
      chargesPercent: 18_00,
    };
    for (const chargesMode of chargesModes) {
      const order = orderOf({ ...input, chargesMode });
      const sent = consignmentsOf(order, 100, (line, _, index) => (line + index) % 3, 'CGST+SGST');
      expect(sum(sent.map(({ totals }) => totals.total))).toBe(totalOf(order, input.discountPercent));
      expect(Math.max(...sent.map(({ totals }) => Math.abs(totals.roundOff)))).toBeLessThanOrEqual(12);
    }
  });

  test('share 1 paisa over seven lines without a negative part (GTX-26)', () => {
    const lines = Array.from({ length: 7 }, (_, index) => ({ lineId: index, quantity: 1, total: index === 3 ? 1 : 0, gstPercent: 18_00 }));
    const charges = { special: 1, shipping: 0, installation: 0 };
    const order = orderOf({ lines, discountPercent: 0, charges, chargesMode: 'Own Rate', chargesPercent: 18_00 });
    const sent = consignmentsOf(order, 7, (line, _, index) => (line === index ? 1 : 0), 'IGST');
    expect(sent.map(({ totals }) => totals.total)).toEqual([0, 0, 0, 2, 0, 0, 0]);
  });

  test('have the charges alone after a discount of 100 % (GTX-26)', () => {
    const lines = [1, 2].map((lineId) => ({ lineId, quantity: 2, total: 1000_00, gstPercent: 18_00 }));
    const charges = { special: 99, shipping: 0, installation: 0 };
    for (const chargesMode of chargesModes) {
      const order = orderOf({ lines, discountPercent: 100_00, charges, chargesMode, chargesPercent: 18_00 });
      const sent = consignmentsOf(order, 3, (_, __, index) => (index < 2 ? 1 : 0), 'CGST+SGST');
      expect(sum(sent.map(({ totals }) => totals.total))).toBe(99 + 18);
      expect(sum(sent.map(({ totals }) => totals.taxable))).toBe(99);
    }
  });

  test('keep each head at half the rate, and put a paisa of difference into the round-off (GTX-26)', () => {
    const lines = [{ lineId: 1, quantity: 1, total: 33333, gstPercent: 5_00 }];
    const order = orderOf({
      lines,
      discountPercent: 0,
      charges: { special: 0, shipping: 0, installation: 0 },
      chargesMode: 'Own Rate',
      chargesPercent: 18_00,
    });
    const [sent] = consignmentsOf(order, 1, () => 1, 'CGST+SGST');
    expect(sent?.totals).toEqual({ taxable: 33333, cgst: 833, sgst: 833, igst: 0, roundOff: 1, total: 35000 });
  });

  const free = { discountPercent: 0, chargesMode: 'Own Rate', chargesPercent: 18_00 } as const;
  const noCharges = { special: 0, shipping: 0, installation: 0 };

  test('round a part of an amount half up, and give the rest to the goods after it (GTX-26)', () => {
    const order = orderOf({ ...free, charges: noCharges, lines: [{ lineId: 1, quantity: 2, total: 5, gstPercent: 18_00 }] });
    const sent = consignmentsOf(order, 2, () => 1, 'IGST');
    expect(sent.map(({ taken }) => taken.lines[0]?.gross)).toEqual([3, 2]);
  });

  test('share charges by the quantities where all goods are free (GTX-26)', () => {
    const lines = [1, 3].map((quantity, index) => ({ lineId: index + 1, quantity, total: 0, gstPercent: 18_00 }));
    const order = orderOf({ ...free, charges: { ...noCharges, shipping: 400 }, lines });
    const [sent] = consignmentsOf(order, 1, () => 0, 'IGST');
    expect(sent?.taken.lines.map(({ ownCharges }) => ownCharges.shipping)).toEqual([100, 300]);
  });

  test('group goods by falling rate, then charges with a rate of their own (GTX-26)', () => {
    const line = (gstPercent: number) => ({ gstPercent, taxable: 100, ownCharges: { ...noCharges, special: 1 } });
    const groups = consignmentGroups([line(5_00), line(18_00), line(5_00)], 28_00, 'IGST');
    expect(groups.map(({ kind, gstPercent, taxable }) => [kind, gstPercent, taxable])).toEqual([
      ['goods', 18_00, 100],
      ['goods', 5_00, 200],
      ['charges', 28_00, 3],
    ]);
  });

  test('are whole rupees if the company rounds (GTX-26)', () => {
    const groups = consignmentGroups(
      [{ gstPercent: 18_00, taxable: 999900, ownCharges: { special: 0, shipping: 0, installation: 0 } }],
      0,
      'IGST',
    );
    expect(consignmentTotals(groups, { tax: 179982, heads: 'IGST', rounds: true })).toMatchObject({ roundOff: 18, total: 1179900 });
  });
});
