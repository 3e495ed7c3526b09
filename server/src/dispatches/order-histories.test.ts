import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProduct } from '../../../testing/builders/products.ts';
import { addOrder, addSalesSetup, aQuotation, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { checkInvariants } from '../../../testing/panel/invariants.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel();
  setup = await addSalesSetup(panel.admin);
});
afterAll(() => panel.stop());

const reason = 'As the customer wishes';
const kinds = ['dispatch', 'dispatch', 'cancel', 'return', 'return', 'close', 'reopen', 'purchase'] as const;
const aStep = fc.record({
  kind: fc.constantFrom(...kinds),
  line: fc.nat(1),
  pick: fc.nat(9),
  pieces: fc.integer({ min: 1, max: 7 }),
  isGood: fc.boolean(),
  isReplaced: fc.boolean(),
});
type Step = typeof aStep extends fc.Arbitrary<infer T> ? T : never;

interface History {
  readonly orderId: number;
  readonly productIds: readonly number[];
  readonly lineIds: readonly number[];
}

/** Asks for one step, whether it is possible or not. The answer is a success or a refusal with a sentence. */
async function ask({ kind, line, pick, pieces, isGood, isReplaced }: Step, { orderId, productIds, lineIds }: History, turn: number) {
  const { admin } = panel;
  const productMapId = lineIds[line] ?? 0;
  const sent = (await admin.call('GetDispatchOrder', { orderId, status: 'All' })).rows;
  const dispatchId = sent[pick % Math.max(1, sent.length)]?.id ?? 999_999;
  switch (kind) {
    case 'dispatch':
      return admin.ask('AddDispatch', {
        orderId,
        invoiceNumber: String(turn),
        invoiceDate: '2026-11-20',
        lines: lineIds.map((id, index) => ({ productMapId: id, dispatchQuantity: index === line ? pieces : pieces % 2 })),
      });
    case 'cancel':
      return admin.ask('CancelDispatch', { dispatchIds: [dispatchId], reason });
    case 'return':
      return admin.ask('AddReturn', {
        orderId,
        returnedOn: '2026-11-20',
        reason: 'Defect',
        lines: [{ dispatchId, quantity: pieces, condition: isGood ? 'Good' : 'Damaged', replace: isReplaced ? 'Yes' : 'No' }],
      });
    case 'close':
      return admin.ask('CloseOrderLines', { orderId, lines: [{ productMapId, quantity: pieces }], reason });
    case 'reopen':
      return admin.ask('ReopenOrderLines', { orderId, lines: [{ productMapId, quantity: pieces }], reason });
    case 'purchase': {
      const lines = [{ productId: productIds[line] ?? 0, purchaseQuantity: pieces * 100 }];
      return admin.ask('AddPurchase', { supplierId: setup.companyId, invoiceNumber: String(turn), date: '2026-11-20', lines });
    }
  }
}

test('whatever happens to an order, ordered = dispatched + pending + closed, and its states follow from the quantities (DSK-01, DSK-19, DSK-23, DSK-26, DSK-27)', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 8, maxLength: 24 }), async (steps) => {
      const productIds = [await addProduct(panel.admin, { stock: 8_00 }), await addProduct(panel.admin, { stock: 5_00 })];
      const orderId = await addOrder(
        panel.admin,
        aQuotation(
          setup,
          productIds.map((productId, index) => ({ productId, quantity: 9 - 2 * index, rate: 33_33 + index })),
        ),
      );
      const lineIds = (await panel.admin.call('GetOrderProduct', { orderId })).map(({ id }) => id);
      for (const [turn, step] of steps.entries()) {
        const { status } = await ask(step, { orderId, productIds, lineIds }, turn + 1);
        expect([200, 201, 400, 404, 409]).toContain(status);
        seen.add(`${step.kind} ${status}`);
      }
      const [order] = (await panel.admin.call('GetOrder', { orderId })).rows;
      const [deal] = await panel.admin.call('GetDeal', { dealId: order?.dealId ?? 0 });
      for (const line of deal?.lines ?? []) expect(line.ordered).toBe(line.dispatched + line.pending + line.closed);
      const isOpen = deal?.lines.some(({ pending }) => pending > 0) ?? false;
      expect((await panel.admin.call('GetOrderToDispatch', { orderId })).rows.length).toBe(isOpen ? 1 : 0);

      // What is charged of a fully dispatched order is the order, to the paisa.
      const consignments = await panel.admin.call('GetConsignment', { orderId });
      const charged = consignments.reduce((sum, { total, roundOff }) => sum + total - roundOff, 0);
      const goesBack = consignments.some(({ total }) => total < 0);
      expect([charged <= (order?.totalAmount ?? 0), goesBack]).toEqual([true, false]);
      expect(order?.status === 'Dispatched' ? charged : order?.totalAmount).toBe(order?.totalAmount);
    }),
    { numRuns: 12, seed: 49 },
  );
  // Ledger = stock, nothing below zero, states by quantities alone, consignments with the pieces of their dispatches.
  expect(await checkInvariants(panel.db)).toEqual([]);
  for (const kind of [
    'dispatch 201',
    'dispatch 409',
    'cancel 200',
    'cancel 409',
    'return 201',
    'return 409',
    'close 200',
    'close 409',
    'reopen 200',
  ])
    expect([...seen]).toContain(kind);
});
