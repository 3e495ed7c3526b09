import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chargesModes } from '../gst/gst-category.ts';
import { share } from '../gst/shares.ts';
import { againstInvoices } from '../order-changes/keep-invoices.ts';
import { continuedLines } from '../order-changes/keep-dispatched-lines.ts';
import { consignmentGroups, consignmentTotals, sentShare, withShare, type OrderAmounts, type SentSoFar } from './consignment-values.ts';
import { orderTotal, restShare } from './rest-of-order.ts';

interface Line {
  readonly productId: number;
  readonly rate: number;
  readonly gstPercent: number;
  readonly quantity: number;
}

interface Contents {
  readonly lines: readonly Line[];
  readonly discountPercent: number;
  readonly charges: OrderAmounts['charges'];
}

/** An order that is dispatched and changed as the server does it. */
class ChangingOrder {
  readonly #mode: Pick<OrderAmounts, 'chargesMode' | 'chargesPercent'>;
  #amounts: OrderAmounts;
  #lines: (Line & { readonly lineId: number })[];
  #sums: SentSoFar = { lines: new Map(), tax: 0 };
  #nextId = 1;
  isChanged = false;
  readonly totals: number[] = [];
  /** What a tax invoice shows of each consignment. */
  readonly roundOffs: number[] = [];
  least = 0;

  constructor(contents: Contents, mode: Pick<OrderAmounts, 'chargesMode' | 'chargesPercent'>) {
    this.#mode = mode;
    this.#lines = contents.lines.map((line) => ({ ...line, lineId: this.#nextId++ }));
    this.#amounts = this.#amountsOf(contents, this.#lines);
  }

  #amountsOf({ discountPercent, charges }: Contents, lines: readonly (Line & { readonly lineId: number })[]): OrderAmounts {
    const valued = lines.map(({ lineId, quantity, rate, gstPercent }) => ({ lineId, quantity, total: quantity * rate, gstPercent }));
    const subtotal = valued.reduce((sum, { total }) => sum + total, 0);
    return { lines: valued, discountAmount: share(subtotal, discountPercent), charges, ...this.#mode };
  }

  get total(): number {
    return orderTotal(this.#amounts);
  }

  get pending(): number {
    return this.#lines.reduce((sum, { lineId, quantity }) => sum + quantity - (this.#sums.lines.get(lineId)?.quantity ?? 0), 0);
  }

  /** Sends these pieces of each line, or what is pending of them. */
  dispatch(wanted: (place: number) => number): void {
    const leaving = new Map(
      this.#lines.map(({ lineId, quantity }, place) => [
        lineId,
        Math.min(wanted(place), quantity - (this.#sums.lines.get(lineId)?.quantity ?? 0)),
      ]),
    );
    if ([...leaving.values()].every((pieces) => pieces === 0)) return;
    const taken = (this.isChanged ? restShare : sentShare)(this.#amounts, this.#sums, leaving);
    for (const sent of taken.lines)
      this.least = Math.min(this.least, sent.gross, sent.discount, sent.taxable, ...Object.values(sent.ownCharges));
    this.#sums = withShare(this.#sums, taken);
    const heads = 'CGST+SGST';
    const totals = consignmentTotals(consignmentGroups(taken.lines, this.#amounts.chargesPercent, heads), {
      tax: taken.tax,
      heads,
      rounds: false,
    });
    this.totals.push(totals.total);
    this.roundOffs.push(Math.abs(totals.roundOff));
  }

  /** Changes the order unless that is refused. Returns whether it was changed. */
  change(contents: Contents): boolean {
    const standing = this.#lines.map((line) => ({
      ...line,
      id: line.lineId,
      name: String(line.productId),
      dispatchQuantity: this.#sums.lines.get(line.lineId)?.quantity ?? 0,
      closedQuantity: 0,
    }));
    const continued = continuedLines(standing, contents.lines);
    if (typeof continued === 'string') return false;
    const lines = contents.lines.map((line, place) => ({ ...line, lineId: continued[place]?.id ?? this.#nextId++ }));
    const amounts = this.#amountsOf(contents, lines);
    if (againstInvoices(amounts, this.#sums) !== undefined) return false;
    this.#lines = lines;
    this.#amounts = amounts;
    this.isChanged = true;
    return true;
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const paise = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 2_000_000_00 }));
const gstPercent = fc.constantFrom(5_00, 18_00);
const line = fc.record({
  productId: fc.integer({ min: 1, max: 5 }),
  rate: fc.constantFrom(1, 99_99, 1_234_50, 10_000_00),
  gstPercent,
  quantity: fc.integer({ min: 1, max: 12 }),
});
const contents = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  discountPercent: fc.oneof(fc.constantFrom(0, 10_00), fc.integer({ min: 0, max: 60_00 })),
  charges: fc.record({ special: paise, shipping: paise, installation: fc.constant(0) }),
});
/** What a change makes of the contents before it: other quantities, one line more, another discount or charges. */
const step = fc.record({
  quantities: fc.array(fc.integer({ min: -3, max: 8 }), { minLength: 6, maxLength: 6 }),
  added: fc.option(line, { nil: undefined }),
  discount: fc.option(fc.integer({ min: 0, max: 60_00 }), { nil: undefined }),
  charges: fc.option(fc.integer({ min: 0, max: 5_000_00 }), { nil: undefined }),
  sends: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 3, maxLength: 6 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function changed(before: Contents, { quantities, added, discount, charges }: Step): Contents {
  const lines = before.lines.map((each, place) => ({ ...each, quantity: Math.max(1, each.quantity + (quantities[place] ?? 0)) }));
  return {
    lines: added ? [added, ...lines] : lines,
    discountPercent: discount ?? before.discountPercent,
    charges: charges === undefined ? before.charges : { ...before.charges, shipping: before.charges.shipping + charges },
  };
}

const history = fc.record({
  first: contents,
  mode: fc.record({ chargesMode: fc.constantFrom(...chargesModes), chargesPercent: fc.constantFrom(5_00, 18_00) }),
  steps: fc.array(step, { minLength: 1, maxLength: 5 }),
});

describe('the consignments of an order that was changed', () => {
  test('sum to the changed order to the paisa, after any changes and dispatches (DSK-43, GTX-26)', () => {
    let changes = 0;
    const addsUp = fc.property(history, ({ first, mode, steps }) => {
      const order = new ChangingOrder(first, mode);
      let now: Contents = first;
      for (const each of steps) {
        order.dispatch((place) => each.sends[place % each.sends.length] ?? 0);
        if (order.pending === 0) break;
        const wanted = changed(now, each);
        if (!order.change(wanted)) continue;
        now = wanted;
        changes += 1;
      }
      // Everything may have left already, in which case rounding may keep a paisa for each line and rate.
      const isLeft = order.pending > 0;
      order.dispatch(() => 100_000);
      const difference = Math.abs(sum(order.totals) - order.total);
      expect(difference).toBeLessThanOrEqual(isLeft ? 0 : 2 * now.lines.length);
      expect(order.least).toBeGreaterThanOrEqual(0);
      // A paisa for each rate and head, and what the changes have moved.
      expect(Math.max(0, ...order.roundOffs)).toBeLessThanOrEqual(12);
    });
    fc.assert(addsUp, { numRuns: 1000 });
    expect(changes).toBeGreaterThan(250);
  });
});
