import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { addApprovedQuotation, addOrder, aQuotation, addSalesSetup, type SalesSetup } from '../../../testing/builders/quotations.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel();
  setup = await addSalesSetup(panel.admin);
});
afterAll(() => panel.stop());

const linesOf = (productId: number) => [{ productId, quantity: 1, rate: 100_00 }];
const refusal = 'Cannot be printed: 😀 in line 1 (Happy Bed 😀). Use other characters there.';

test('a quotation or order with characters that no font has is not printed, and the line is named (PDF-04)', async () => {
  const productId = await addProduct(panel.admin, { name: 'Happy Bed 😀' });
  const quotationId = await addApprovedQuotation(panel.admin, aQuotation(setup, linesOf(productId)));
  const orderId = await addOrder(panel.admin, aQuotation(setup, linesOf(productId)));
  for (const path of [`quotations/${quotationId}`, `orders/${orderId}`]) {
    const reply = await panel.admin.fetch(`/api/${path}.pdf`);
    expect([reply.status, reply.json.data, reply.json.error?.code]).toEqual([409, refusal, 'Unprintable']);
  }
});

test('a quotation with a product in Malayalam is printed', async () => {
  const productId = await addProduct(panel.admin, { name: 'ആശുപത്രി കട്ടിൽ' });
  const quotationId = await addApprovedQuotation(panel.admin, aQuotation(setup, linesOf(productId)));
  expect((await fetch(`${panel.address}/api/quotations/${quotationId}.pdf`, { headers: { cookie: panel.admin.cookie } })).status).toBe(200);
});
