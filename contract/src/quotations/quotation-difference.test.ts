import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { costing, type CostingInput } from './costing.ts';
import {
  differenceTotals,
  isDifferent,
  quotationDifferences,
  type ComparedRevision,
  type DifferencePart,
  type QuotationDifference,
} from './quotation-difference.ts';
import { blankParties } from './printed-parties.ts';
import type { QuotationProduct } from './quotation.ts';
import { ratesByProduct } from './tax-mode.ts';

const names = ['Fowler Bed', 'Visitor Chair', 'Bedside Locker', 'Over-bed Table', 'Saline Stand'];

/** A line of the product with this number, with its rate in rupees. */
function line(productId: number, quantity: number, rupees: number, change: Partial<QuotationProduct> = {}): QuotationProduct {
  const rate = rupees * 100;
  const name = names[productId - 1] ?? `Product ${productId}`;
  return { productId, photo: '', name, description: '', quantity, rate, total: quantity * rate, mrp: rate, gstPercent: null, ...change };
}

const noCharges = {
  discountPercent: 0,
  gstPercent: 0,
  specialCharges: 0,
  shippingCharges: 0,
  installationCharges: 0,
  gstServiceChargePercent: 0,
};

const printed = {
  ...blankParties,
  date: '2026-11-20',
  validUntil: '',
  companyName: 'Niramaya Lotus',
  name: 'Mr. Devdatta Rao',
  designation: 'Buyer',
  address: 'Lotus Road',
  city: 'Nagpur',
  state: 'Maharashtra',
  pincode: '440015',
  country: 'India',
  preparedBy: 'Rohini Sondhi',
  preparedByMobile: '9000000021',
  preparedByEmail: '',
  companyForName: 'Taramandal',
  companyForAddress: '',
  companyForCity: 'Pune',
  companyForState: '',
  companyForPincode: '',
  companyForCountry: '',
  companyForEmail: '',
  phoneNumber: '',
  gst: '',
  msme: '',
};

const noTerms = { delivery: '', price: '', payment: '', taxes: '', freight: '', validity: '', warranty: '', others: '' };

interface RevisionChange extends Partial<Omit<CostingInput, 'subtotal'>> {
  readonly content?: Partial<ComparedRevision['quotation']>;
}

/** A revision with these lines and the amounts that follow from them. */
function revision(lines: readonly QuotationProduct[], { content, ...change }: RevisionChange = {}): ComparedRevision {
  const input = { ...noCharges, ...change, subtotal: lines.reduce((sum, { total }) => sum + total, 0) };
  const taxMode = lines.some(({ gstPercent }) => gstPercent !== null) ? 'By Product' : 'One Rate';
  const byProduct = ratesByProduct({ taxMode }, lines);
  const rates = { taxMode, gstPercent: byProduct ? null : input.gstPercent } as const;
  return { quotation: { ...printed, ...noTerms, ...input, ...costing({ ...input, byProduct }), ...rates, ...content }, lines };
}

const changes = (older: ComparedRevision, newer: ComparedRevision) => quotationDifferences(older, newer).filter(isDifferent);
const ofPart = (part: DifferencePart, rows: readonly QuotationDifference[]) => rows.filter((row) => row.part === part);
const inBrief = (rows: readonly QuotationDifference[]) => rows.map(({ kind, label, before, after }) => [kind, label, before, after]);

describe('the lines of a difference', () => {
  const linesOf = (before: readonly QuotationProduct[], after: readonly QuotationProduct[]) =>
    ofPart('Line', changes(revision(before), revision(after)));

  test('show what was added, removed and changed (REV-23)', () => {
    const rows = linesOf([line(1, 1000, 1000), line(2, 4, 250), line(3, 1, 99)], [line(1, 12, 950), line(3, 1, 99), line(4, 2, 500)]);
    expect(inBrief(rows)).toEqual([
      ['Changed', 'Fowler Bed', '1,000 × ₹1,000.00', '12 × ₹950.00'],
      ['Removed', 'Visitor Chair', '4 × ₹250.00', ''],
      ['Added', 'Over-bed Table', '', '2 × ₹500.00'],
    ]);
  });

  test('carry product, quantities, rates and totals, 0 where there is no line (REV-24)', () => {
    const [changed, removed] = linesOf([line(1, 10, 1000), line(2, 4, 250)], [line(1, 12, 950)]);
    expect(changed).toMatchObject({
      productId: 1,
      quantityBefore: 10,
      quantityAfter: 12,
      rateBefore: 1000_00,
      rateAfter: 950_00,
      totalBefore: 10_000_00,
      totalAfter: 11_400_00,
    });
    expect(removed).toMatchObject({
      productId: 2,
      quantityBefore: 4,
      quantityAfter: 0,
      rateBefore: 250_00,
      rateAfter: 0,
      totalBefore: 1000_00,
      totalAfter: 0,
    });
  });

  test('follow the newer revision, with removed lines at their old place (REV-24)', () => {
    const older = revision([line(1, 1, 1), line(2, 1, 1), line(3, 1, 1), line(4, 1, 1)]);
    const newer = revision([line(6, 1, 1), line(4, 1, 1), line(2, 1, 1), line(7, 1, 1)]);
    const rows = ofPart('Line', quotationDifferences(older, newer));
    expect(rows.map(({ productId, kind }) => [productId, kind])).toEqual([
      [1, 'Removed'],
      [6, 'Added'],
      [4, 'Same'],
      [2, 'Same'],
      [3, 'Removed'],
      [7, 'Added'],
    ]);
  });

  test('of one product are matched by equal rate first, then in their order (REV-25)', () => {
    const rows = linesOf([line(1, 1, 100), line(1, 2, 200), line(1, 3, 300)], [line(1, 4, 400), line(1, 5, 100), line(1, 6, 500)]);
    expect(inBrief(rows)).toEqual([
      ['Changed', 'Fowler Bed', '2 × ₹200.00', '4 × ₹400.00'],
      ['Changed', 'Fowler Bed', '1 × ₹100.00', '5 × ₹100.00'],
      ['Changed', 'Fowler Bed', '3 × ₹300.00', '6 × ₹500.00'],
    ]);
  });

  test('show a product whose printed name or description is another one (REV-23)', () => {
    const before = line(1, 1, 100, { name: 'Bed', description: 'Steel' });
    expect(inBrief(linesOf([before], [line(1, 1, 100, { description: 'Steel' })]))).toEqual([
      ['Changed', 'Fowler Bed', 'Bed\n1 × ₹100.00', 'Fowler Bed\n1 × ₹100.00'],
    ]);
    expect(inBrief(linesOf([before], [line(1, 1, 100, { name: 'Bed', description: 'Oak' })]))).toEqual([
      ['Changed', 'Bed', '1 × ₹100.00\nSteel', '1 × ₹100.00\nOak'],
    ]);
  });
});

describe('the other rows of a difference', () => {
  const lines = [line(1, 10, 1000)];

  test('have one row for each amount, with its percentage, and neither subtotal nor total (REV-23, REV-25)', () => {
    const before = revision(lines, { gstPercent: 18_00 });
    const after = revision(lines, { gstPercent: 18_00, discountPercent: 7_50, shippingCharges: 500_00 });
    const rows = ofPart('Costing', quotationDifferences(before, after));
    expect(inBrief(rows)).toEqual([
      ['Changed', 'Special Discount', '₹0.00 (0%)', '−₹750.00 (7.5%)'],
      ['Changed', 'GST on Goods', '₹1,800.00 (18%)', '₹1,665.00 (18%)'],
      ['Same', 'Special Wooden Packing & Forwarding', '₹0.00', '₹0.00'],
      ['Changed', 'Freight Charges', '₹0.00', '₹500.00'],
      ['Same', 'Installation Charges', '₹0.00', '₹0.00'],
      ['Same', 'GST on Service Charge', '₹0.00 (0%)', '₹0.00 (0%)'],
    ]);
    expect(rows.map(({ amountBefore, amountAfter }) => [amountBefore, amountAfter])).toEqual([
      [0, -750_00],
      [1800_00, 1665_00],
      [0, 0],
      [0, 500_00],
      [0, 0],
      [0, 0],
    ]);
  });

  test('show a percentage that changes no amount (REV-23)', () => {
    const rows = changes(revision(lines), revision(lines, { gstServiceChargePercent: 18_00 }));
    expect(inBrief(rows)).toEqual([['Changed', 'GST on Service Charge', '₹0.00 (0%)', '₹0.00 (18%)']]);
  });

  test('show terms, then date, validity and parties (REV-23, REV-24)', () => {
    const before = revision(lines, { content: { delivery: '3 weeks', price: '', payment: 'Advance', date: '2026-11-20' } });
    const after = revision(lines, {
      content: {
        delivery: '2 weeks',
        price: 'F.O.R.',
        payment: '',
        date: '2026-11-22',
        validUntil: '2026-12-22',
        companyForName: 'Taramandal Exports',
        city: 'Wardha',
      },
    });
    expect(changes(before, after).map(({ part, kind, label }) => [part, kind, label])).toEqual([
      ['Term', 'Changed', 'Delivery'],
      ['Term', 'Added', 'Price'],
      ['Term', 'Removed', 'Payment'],
      ['Party', 'Changed', 'Date'],
      ['Party', 'Added', 'Valid Until'],
      ['Party', 'Changed', 'Issuing Company'],
      ['Party', 'Changed', 'Customer Address'],
    ]);
    const dates = changes(before, after).filter(({ label }) => label === 'Date' || label === 'Valid Until');
    expect(dates.map((row) => [row.before, row.after])).toEqual([
      ['20/11/2026', '22/11/2026'],
      ['', '22/12/2026'],
    ]);
  });
});

describe('the tax of a difference', () => {
  const rated = (first: number, second: number) => [line(1, 1, 1000, { gstPercent: first }), line(2, 1, 500, { gstPercent: second })];

  test('has a row for each rate, the highest first (GTX-22, REV-25)', () => {
    expect(inBrief(changes(revision(rated(18_00, 5_00)), revision(rated(12_00, 5_00))))).toEqual([
      ['Changed', 'Fowler Bed', '1 × ₹1,000.00\nGST 18%', '1 × ₹1,000.00\nGST 12%'],
      ['Removed', 'GST on Goods (18%)', '₹180.00', ''],
      ['Added', 'GST on Goods (12%)', '', '₹120.00'],
    ]);
  });

  test('compares one rate with rates by product (GTX-22)', () => {
    const one = revision([line(1, 1, 1000), line(2, 1, 500)], { gstPercent: 18_00 });
    expect(inBrief(changes(one, revision(rated(18_00, 5_00))))).toEqual([
      ['Changed', 'GST on Goods (18%)', '₹270.00', '₹180.00'],
      ['Added', 'GST on Goods (5%)', '', '₹25.00'],
    ]);
  });
});

describe('any difference', () => {
  // Few products and rates, so that lines often have something in common.
  const anyLine = fc
    .record({ productId: fc.integer({ min: 1, max: 4 }), quantity: fc.integer({ min: 1, max: 3 }), rupees: fc.integer({ min: 1, max: 3 }) })
    .map(({ productId, quantity, rupees }) => line(productId, quantity, rupees));
  const anyLines = fc.array(anyLine, { maxLength: 12 });
  const percent = fc.integer({ min: 0, max: 100_00 });
  const charge = fc.integer({ min: 0, max: 999_99 });
  const anyRevision = fc
    .record({
      lines: anyLines,
      discountPercent: percent,
      gstPercent: percent,
      specialCharges: charge,
      shippingCharges: charge,
      installationCharges: charge,
      gstServiceChargePercent: percent,
      rates: fc.option(fc.array(fc.constantFrom(0, 5_00, 18_00), { minLength: 12, maxLength: 12 })),
      content: fc.record({ delivery: fc.constantFrom('', '2 weeks', '3 weeks'), validUntil: fc.constantFrom('', '2026-12-20') }),
    })
    .map(({ lines, rates, ...change }) => {
      const rated = lines.map((each, place) => ({ ...each, gstPercent: rates?.[place] ?? null }));
      return revision(rated, change);
    });
  const holds = (law: (older: ComparedRevision, newer: ComparedRevision) => void) =>
    fc.assert(fc.property(anyRevision, anyRevision, law), { numRuns: 500 });

  test('adds up to the change of the total, to the paisa (REV-25)', () => {
    holds((older, newer) => {
      const rows = quotationDifferences(older, newer);
      expect(differenceTotals(rows)).toEqual({ before: older.quotation.totalAmount, after: newer.quotation.totalAmount });
      const shown = differenceTotals(rows.filter(isDifferent));
      expect(shown.after - shown.before).toBe(newer.quotation.totalAmount - older.quotation.totalAmount);
    });
  });

  test('leaves out what is the same on both sides, and only that (REV-23)', () => {
    holds((older, newer) => {
      for (const { kind, before, after, totalBefore, totalAfter, amountBefore, amountAfter } of quotationDifferences(older, newer)) {
        expect(kind === 'Same').toBe(before === after && totalBefore === totalAfter && amountBefore === amountAfter);
      }
    });
  });

  test('has each line of both revisions once, those of the newer one in its order (REV-24)', () => {
    holds((older, newer) => {
      const rows = ofPart('Line', quotationDifferences(older, newer));
      const before = rows.filter(({ kind }) => kind !== 'Added').map((row) => [row.productId, row.quantityBefore, row.rateBefore]);
      const after = rows.filter(({ kind }) => kind !== 'Removed').map((row) => [row.productId, row.quantityAfter, row.rateAfter]);
      const figures = ({ lines }: ComparedRevision) => lines.map(({ productId, quantity, rate }) => [productId, quantity, rate]);
      expect(after).toEqual(figures(newer));
      expect(before.map(String).toSorted()).toEqual(figures(older).map(String).toSorted());
    });
  });

  test('matches as many lines as have the product in common, and as many of these as have the rate (REV-25)', () => {
    const counted = (key: (each: QuotationProduct) => string, { lines }: ComparedRevision) => {
      const counts = new Map<string, number>();
      for (const each of lines) counts.set(key(each), (counts.get(key(each)) ?? 0) + 1);
      return counts;
    };
    const inCommon = (key: (each: QuotationProduct) => string, older: ComparedRevision, newer: ComparedRevision) =>
      [...counted(key, older)].reduce((sum, [each, count]) => sum + Math.min(count, counted(key, newer).get(each) ?? 0), 0);
    holds((older, newer) => {
      const rows = ofPart('Line', quotationDifferences(older, newer));
      const matched = rows.filter(({ kind }) => kind === 'Same' || kind === 'Changed');
      expect(matched).toHaveLength(inCommon(({ productId }) => `${productId}`, older, newer));
      const withRate = matched.filter(({ rateBefore, rateAfter }) => rateBefore === rateAfter);
      expect(withRate.length).toBe(inCommon(({ productId, rate }) => `${productId} ${rate}`, older, newer));
    });
  });

  test('is empty for moved lines (REV-25)', () => {
    const moved = anyLines.chain((lines) => fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })));
    fc.assert(
      fc.property(moved, ([lines, shuffled]) => {
        expect(changes(revision(lines), revision(shuffled))).toEqual([]);
      }),
    );
  });

  test('turns round when the two revisions change places', () => {
    const kinds = { Added: 'Removed', Removed: 'Added', Changed: 'Changed', Same: 'Same' } as const;
    const figures = (row: QuotationDifference) => [
      [row.before, row.quantityBefore, row.rateBefore, row.totalBefore, row.amountBefore],
      [row.after, row.quantityAfter, row.rateAfter, row.totalAfter, row.amountAfter],
    ];
    holds((older, newer) => {
      const there = quotationDifferences(older, newer).map((row) => JSON.stringify([row.part, row.label, row.kind, ...figures(row)]));
      const back = quotationDifferences(newer, older).map((row) =>
        JSON.stringify([row.part, row.label, kinds[row.kind], ...figures(row).toReversed()]),
      );
      expect(there.toSorted()).toEqual(back.toSorted());
    });
  });
});
