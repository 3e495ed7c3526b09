import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOrder, addSalesSetup, aQuotation } from '../../../testing/builders/quotations.ts';
import { longSessions, startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
let orderId: number;
beforeAll(async () => {
  panel = await startTestPanel(longSessions);
  panel.clock.set('2026-11-20T04:30:00.000Z');
  orderId = await addOrder(panel.admin, aQuotation(await addSalesSetup(panel.admin)));
});
afterAll(() => panel.stop());

/** The lists that find the order by a text, in each order and counted too. */
async function whereFound(text: string): Promise<string[]> {
  const wanted = { page: 1, pageSize: 20, search: `"${text}"` } as const;
  const { admin } = panel;
  const answers = {
    list: await admin.call('GetOrder', wanted),
    byAmount: await admin.call('GetOrder', { ...wanted, sort: 'totalAmount' }),
    toDispatch: await admin.call('GetOrderToDispatch', wanted),
    toDispatchByDate: await admin.call('GetOrderToDispatch', { ...wanted, sort: 'date' }),
  };
  expect(Object.values(answers).map(({ total }) => total)).toEqual(Object.values(answers).map(({ rows }) => rows.length));
  return Object.entries(answers).flatMap(([name, { rows }]) => (rows.some((row) => row.orderId === orderId) ? [name] : []));
}

const [listed, toDispatch] = [
  ['list', 'byAmount'],
  ['toDispatch', 'toDispatchByDate'],
];

test.each([
  ['20/11/2026', listed],
  ['/11/', listed],
  ['20-11-2026', toDispatch],
  ['20-', toDispatch],
  ['2026', [...listed, ...toDispatch]],
  ['placed', [...listed, ...toDispatch]],
])('an order of 20 November is found by %s in the lists that show it: %j (GEN-15)', async (text, lists) => {
  expect(await whereFound(text)).toEqual(lists);
});
