import fc from 'fast-check';
import { expect, test } from 'vitest';
import { consignmentGroups, consignmentTotals } from '../consignments/consignment-values.ts';
import { restOfInvoice, shareOfAmount, shareOfPieces, type InvoiceShare } from './credit-share.ts';

const heads = 'CGST+SGST';

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 7 }),
  gross: fc.integer({ min: 0, max: 500_00 }),
  less: fc.integer({ min: 0, max: 100 }),
  withGoods: fc.nat(30_00),
  own: fc.nat(30_00),
  gstPercent: fc.constantFrom(5_00, 18_00),
});

/** An invoice as a consignment has it: with the heads of each rate, in whole rupees or not. */
const invoice = fc.record({ lines: fc.array(line, { minLength: 1, maxLength: 4 }), rounds: fc.boolean() }).map(({ lines, rounds }) => {
  const values = lines.map(({ quantity, gross, less, withGoods, own, gstPercent }, index) => {
    const discount = Math.floor((gross * less) / 100);
    const ownCharges = { special: own, shipping: 0, installation: 0 };
    return {
      lineId: index + 1,
      quantity,
      gstPercent,
      gross,
      discount,
      chargesWithGoods: withGoods,
      taxable: gross - discount + withGoods,
      ownCharges,
    };
  });
  const groups = consignmentGroups(values, 18_00, heads);
  const tax = groups.reduce((sum, { cgst, sgst }) => sum + cgst + sgst, 0);
  const { roundOff, total } = consignmentTotals(groups, { tax, heads, rounds });
  return { lines: values, groups, tax, roundOff, total } satisfies InvoiceShare;
});

const step = fc.record({ byAmount: fc.boolean(), line: fc.nat(3), of: fc.integer({ min: 1, max: 1000 }) });

/** Every amount of an invoice or credit note, one below the other. */
function amountsOf({ lines, groups, tax, roundOff, total }: InvoiceShare) {
  const sum = (amount: (each: InvoiceShare['lines'][number]) => number) => lines.reduce((all, each) => all + amount(each), 0);
  return [
    sum(({ gross }) => gross),
    sum(({ discount }) => discount),
    sum(({ taxable }) => taxable),
    sum(({ ownCharges }) => ownCharges.special),
    ...groups.flatMap(({ taxable, cgst, sgst, igst }) => [taxable, cgst, sgst, igst]),
    tax,
    roundOff,
    total,
  ];
}

test('credit notes of a whole invoice sum to it to the paisa, in whatever parts and order (PAY-13)', () => {
  fc.assert(
    fc.property(invoice, fc.array(step, { maxLength: 12 }), (whole, steps) => {
      const notes: InvoiceShare[] = [];
      const credit = (note: InvoiceShare) => {
        for (const { taxable, cgst, sgst } of note.groups) expect([taxable >= 0, cgst === sgst]).toEqual([true, true]);
        const shown = note.groups.reduce((sum, { taxable, cgst, sgst, igst }) => sum + taxable + cgst + sgst + igst, 0);
        expect(shown + note.roundOff).toBe(note.total);
        notes.push(note);
      };
      for (const { byAmount, line: index, of } of steps) {
        const rest = restOfInvoice(whole, notes);
        const left = rest.lines[index % rest.lines.length];
        const amount = Math.floor((rest.total * of) / 1000);
        if (byAmount && amount > 0) credit(shareOfAmount(rest, heads, amount));
        else if (left && left.quantity > 0) {
          const pieces = Math.max(1, Math.floor((left.quantity * of) / 1000));
          credit(shareOfPieces(rest, heads, new Map([[left.lineId, pieces]])));
        }
      }
      const rest = restOfInvoice(whole, notes);
      // Pieces if there are some of each line, else the amount that is left.
      const hasPieces = rest.lines.every(({ quantity }) => quantity > 0);
      if (hasPieces) credit(shareOfPieces(rest, heads, new Map(rest.lines.map(({ lineId, quantity }) => [lineId, quantity]))));
      else if (rest.total > 0) credit(shareOfAmount(rest, heads, rest.total));
      const [gross, discount, ...counted] = amountsOf(restOfInvoice(whole, notes));
      // Where nothing is left to be credited, a paisa of the price and of its discount can be.
      expect(hasPieces || rest.total > 0 ? [gross, discount] : [0, 0]).toEqual([0, 0]);
      expect(counted.filter((amount) => amount !== 0)).toEqual([]);
    }),
  );
});

test('the last piece takes what credits by amount have left of the round-off (PAY-13)', () => {
  const nothing = { gross: 0, discount: 0, chargesWithGoods: 0, taxable: 0, ownCharges: { special: 0, shipping: 0, installation: 0 } };
  const rest: InvoiceShare = {
    lines: [{ lineId: 1, quantity: 1, gstPercent: 5_00, ...nothing }],
    groups: [],
    tax: 0,
    roundOff: 1,
    total: 1,
  };
  expect(shareOfPieces(rest, heads, new Map([[1, 1]]))).toMatchObject({ roundOff: 1, total: 1 });
});

test('one piece of three takes its part of value, heads and round-off (PAY-13)', () => {
  const values = {
    gross: 100_00,
    discount: 0,
    chargesWithGoods: 0,
    taxable: 100_00,
    ownCharges: { special: 0, shipping: 0, installation: 0 },
  };
  const whole: InvoiceShare = {
    lines: [{ lineId: 1, quantity: 3, gstPercent: 18_00, ...values }],
    groups: [{ kind: 'goods', gstPercent: 18_00, taxable: 100_00, cgst: 9_00, sgst: 9_00, igst: 0 }],
    tax: 18_00,
    roundOff: 3,
    total: 118_03,
  };
  const note = shareOfPieces(whole, heads, new Map([[1, 1]]));
  expect(note).toMatchObject({ groups: [{ taxable: 33_33, cgst: 3_00, sgst: 3_00 }], roundOff: 1, total: 39_34 });
});
