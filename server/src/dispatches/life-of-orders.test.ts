/**
 * Whatever the office does with its orders, in whatever order, the arithmetic holds. A step is an entry of `steps`; an operation that moves
 * pieces of orders or stock, or the money of an order, belongs there.
 */
import { pendingQuantity } from '@vikray/contract/orders/pending-quantity.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOrderWithLines } from '../../../testing/builders/dispatches.ts';
import { aChange } from '../../../testing/builders/order-changes.ts';
import { addMoneySetup, aReceipt } from '../../../testing/builders/money.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { aQuotation, type SalesSetup } from '../../../testing/builders/quotations.ts';
import type { Reply } from '../../../testing/panel/caller.ts';
import { checkInvariants } from '../../../testing/panel/invariants.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { rounds } from '../../../testing/fuzz/rounds.ts';
import { customersThatDiffer, settleJob } from '../money/public.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel();
  setup = await addMoneySetup(panel.admin);
});
afterAll(() => panel.stop());

/** What a sequence works with: a product, and the orders of it so far. */
interface Office {
  readonly productId: number;
  readonly orders: { readonly orderId: number; readonly lineIds: readonly number[] }[];
}

/** Which of the orders, how many pieces, and yes or no: what a step makes of them is its own. */
interface Chance {
  readonly pick: number;
  readonly pieces: number;
  readonly flag: boolean;
}

const today = '2026-11-20';
let invoices = 100;

/** The order that a chance picks, with its line. */
function pickOf({ orders }: Office, { pick }: Chance) {
  const order = orders[pick % Math.max(1, orders.length)];
  return order && { ...order, lineId: order.lineIds[0] ?? 0 };
}

/** A dispatched line of the order that a chance picks; cancelled ones too. */
async function sentOf(office: Office, chance: Chance) {
  const order = pickOf(office, chance);
  if (!order) return undefined;
  const { rows } = await panel.admin.call('GetDispatchOrder', { orderId: order.orderId, status: 'All' });
  return rows[chance.pieces % Math.max(1, rows.length)];
}

const reason = 'As the customer wishes';

/** Each step answers the replies that may refuse it; a refusal is as good as a success, as long as the arithmetic holds. */
const steps: Readonly<Record<string, (office: Office, chance: Chance) => Promise<Reply | undefined>>> = {
  async order(office, { pieces, flag }) {
    const { productId } = office;
    const lines = [{ productId, quantity: pieces, rate: 100_00 }];
    office.orders.push(
      await addOrderWithLines(panel.admin, aQuotation(setup, flag ? [...lines, { productId, quantity: 1, rate: 90_00 }] : lines)),
    );
    return undefined;
  },
  async dispatch(office, chance) {
    const order = pickOf(office, chance);
    if (!order) return undefined;
    const lines = [{ productMapId: order.lineId, dispatchQuantity: chance.pieces }];
    return panel.admin.ask('AddDispatch', { orderId: order.orderId, invoiceNumber: String((invoices += 1)), invoiceDate: today, lines });
  },
  /** Sends the first line of every order together. */
  async dispatchTogether({ orders }, { pieces }) {
    if (orders.length === 0) return undefined;
    const dispatches = orders.map(({ orderId, lineIds }) => ({
      orderId,
      invoiceNumber: String((invoices += 1)),
      invoiceDate: today,
      lines: [{ productMapId: lineIds[0] ?? 0, dispatchQuantity: Math.ceil(pieces / 3) }],
    }));
    return panel.admin.ask('AddDispatches', { dispatches });
  },
  async promise(office, chance) {
    const order = pickOf(office, chance);
    if (!order) return undefined;
    const priority = chance.flag ? 'Yes' : 'No';
    return panel.admin.ask('UpdateOrderPromise', { orderId: order.orderId, promisedOn: `2026-12-${10 + chance.pieces}`, priority });
  },
  async cancel(office, chance) {
    const sent = await sentOf(office, chance);
    return sent && panel.admin.ask('CancelDispatch', { dispatchIds: [sent.id], reason });
  },
  async takeBack(office, chance) {
    const sent = await sentOf(office, chance);
    if (!sent) return undefined;
    const { pieces, flag } = chance;
    const condition = pieces % 2 === 0 ? 'Good' : 'Damaged';
    const lines = [{ dispatchId: sent.id, quantity: Math.ceil(pieces / 2), condition, replace: flag ? 'Yes' : 'No' } as const];
    return panel.admin.ask('AddReturn', { orderId: sent.orderId, returnedOn: today, reason: 'Defect', lines });
  },
  async close(office, chance) {
    const order = pickOf(office, chance);
    if (!order) return undefined;
    const lines = [{ productMapId: order.lineId, quantity: Math.ceil(chance.pieces / 2) }];
    return panel.admin.ask('CloseOrderLines', { orderId: order.orderId, lines, reason });
  },
  /** Orders another number of pieces of the first line, at another rate if one is tossed. */
  async change(office, chance) {
    const order = pickOf(office, chance);
    if (!order) return undefined;
    const lines = [{ productId: office.productId, quantity: chance.pieces, rate: chance.flag ? 100_00 : 99_99 }];
    const change = await aChange(panel.admin, order.orderId, aQuotation(setup, lines), { approve: 'Yes' });
    const reply = await panel.admin.ask('ChangeOrder', change);
    const standing = await panel.admin.call('GetOrderProduct', { orderId: order.orderId });
    office.orders[chance.pick % office.orders.length] = { orderId: order.orderId, lineIds: standing.map(({ id }) => id) };
    return reply;
  },
  async reopen(office, chance) {
    const order = pickOf(office, chance);
    if (!order) return undefined;
    return panel.admin.ask('ReopenOrderLines', { orderId: order.orderId, lines: [{ productMapId: order.lineId, quantity: 1 }], reason });
  },
  /** Pays for the deal of the order, or for its newest consignment. */
  async pay(office, chance) {
    const order = pickOf(office, chance);
    if (!order) return undefined;
    const [row] = (await panel.admin.call('GetOrder', { orderId: order.orderId })).rows;
    const consignments = await panel.admin.call('GetConsignment', { orderId: order.orderId });
    const billId = 2 * (consignments.at(-1)?.consignmentId ?? 0);
    const amount = chance.pieces * 60_00;
    const mark = chance.flag && billId > 0 ? { billId, amount } : { dealId: row?.dealId ?? 0, amount };
    return panel.admin.ask('AddReceipt', aReceipt(setup, amount, { receivedOn: today, marks: [mark] }));
  },
  /** Counts half of what the panel showed, or what it did not show at all. */
  async count({ productId }, { pieces, flag }) {
    const counted = pieces * 100 + (flag ? 50 : 0);
    const lines = [{ productId, counted, stockWhenCounted: pieces % 2 === 0 ? 2 * counted : 0 }];
    return panel.admin.ask('AddStockCount', { countedOn: today, kind: 'Count', lines });
  },
  async purchase({ productId }, { pieces }) {
    const lines = [{ productId, purchaseQuantity: pieces * 100 + 50 }];
    return panel.admin.ask('AddPurchase', { supplierId: setup.companyId, invoiceNumber: String((invoices += 1)), date: today, lines });
  },
};

/** The pieces of each line as the pages show them, and what of them the arithmetic says. */
async function checkPieces({ productId, orders }: Office): Promise<void> {
  const desk = new Map(
    (await panel.admin.call('GetOpenOrderLine', { productId, page: 1, pageSize: 500 })).rows.map((line) => [line.id, line]),
  );
  const [product] = (await panel.admin.call('GetProduct', { productId })).rows;
  const stock = product?.stock ?? 0;
  let shipped = 0;
  for (const { orderId } of orders)
    for (const line of await panel.admin.call('GetOrderProduct', { orderId })) {
      const pending = pendingQuantity(line);
      expect(pending).toBeGreaterThanOrEqual(0);
      expect(line.dispatchQuantity + pending + line.closedQuantity).toBe(line.quantity);
      // Desk and dispatch wizard agree, and the desk shows exactly what is pending.
      expect(desk.get(line.id)?.pending ?? 0).toBe(pending);
      expect(desk.get(line.id)?.canShip ?? 0).toBe(line.canShip);
      shipped += line.canShip;
    }
  const waiting = [...desk.values()].reduce((sum, { pending }) => sum + pending, 0);
  expect(stock).toBeGreaterThanOrEqual(0);
  expect(shipped).toBe(Math.min(waiting, Math.floor(stock / 100)));
}

/** What is stored of open bills and deals is as settling them now would give, without the notes of a step before. */
async function checkMoney(): Promise<void> {
  const { db, clock } = panel;
  expect(await customersThatDiffer(db, today, 1)).toEqual({ count: 0, names: [] });
  await settleJob.run({ db, clock, signal: new AbortController().signal });
}

/** What the deal says of the pieces, whether the order is still to be dispatched, and that its consignments charge it to the paisa. */
async function checkOrder(orderId: number): Promise<void> {
  const [order] = (await panel.admin.call('GetOrder', { orderId })).rows;
  const [deal] = await panel.admin.call('GetDeal', { dealId: order?.dealId ?? 0 });
  for (const line of deal?.lines ?? []) expect(line.ordered).toBe(line.dispatched + line.pending + line.closed);
  const isOpen = deal?.lines.some(({ pending }) => pending > 0) ?? false;
  expect((await panel.admin.call('GetOrderToDispatch', { orderId })).rows).toHaveLength(isOpen ? 1 : 0);

  const total = order?.totalAmount ?? 0;
  const consignments = await panel.admin.call('GetConsignment', { orderId });
  const charged = consignments.reduce((sum, each) => sum + each.total - each.roundOff, 0);
  expect([charged <= total, consignments.some((each) => each.total < 0)]).toEqual([true, false]);
  expect(order?.status === 'Dispatched' ? charged : total).toBe(total);
}

test('pieces, states, stock and amounts of orders add up after every sequence of steps (DSK-01, DSK-03, DSK-19, DSK-23, DSK-26, DSK-27, PAY-09)', async () => {
  const aChance = fc.record({ pick: fc.nat(9), pieces: fc.integer({ min: 1, max: 9 }), flag: fc.boolean() });
  const aStep = fc.tuple(fc.constantFrom(...Object.keys(steps), 'dispatch', 'cancel', 'takeBack'), aChance);
  const answered = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 8, maxLength: 20, size: 'max' }), async (sequence) => {
      const office: Office = { productId: await addProduct(panel.admin, { stock: 7_50 }), orders: [] };
      await steps['order']?.(office, { pick: 0, pieces: 9, flag: true });
      for (const [name, chance] of sequence) {
        const reply = await steps[name]?.(office, chance);
        expect(reply?.status ?? 201).toBeLessThan(500);
        answered.add(`${name} ${reply === undefined || reply.status < 300 ? 'done' : 'refused'}`);
        await checkPieces(office);
        await checkMoney();
      }
      for (const { orderId } of office.orders) await checkOrder(orderId);
      // Ledger = stock, nothing below zero, states by quantities alone, consignments with the pieces of their dispatches.
      expect(await checkInvariants(panel.db)).toEqual([]);
    }),
    { numRuns: rounds(14, 50), seed: 49 },
  );
  // Every step was done, or the test has shown nothing of it.
  for (const name of Object.keys(steps)) expect(answered).toContain(`${name} done`);
  for (const name of ['dispatch', 'cancel', 'takeBack', 'close', 'change', 'count', 'pay']) expect(answered).toContain(`${name} refused`);
});
