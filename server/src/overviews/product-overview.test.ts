import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBill } from '../../../testing/builders/money.ts';
import { addQuotation, addSalesSetup, aQuotation } from '../../../testing/builders/quotations.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { answered } from '../../../testing/panel/quotation-office.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

test('the page of a product has stock, free, its last movements and the last prices (FND-41)', async () => {
  const setup = await addSalesSetup(panel.admin);
  const { productId } = setup;
  await addBill(panel.admin, setup, 4);
  await addQuotation(panel.admin, aQuotation(setup, [{ productId, quantity: 3, rate: 950_00 }]));
  const [overview] = await panel.admin.call('GetProductOverview', { productId });
  expect(overview).toMatchObject({ stock: 96_00, reserved: 6, free: 90_00, reorderLevel: null });
  const { rows } = await panel.admin.call('GetStockMovement', { productId, sort: 'at', order: 'desc' });
  expect(overview?.movements).toEqual(rows.slice(0, 5));
  expect(overview?.movements.map(({ balance }) => balance)).toEqual([96_00, 100_00]);
  const prices = await panel.admin.call('GetPriceHistory', { productId });
  expect(overview?.prices).toEqual(prices.slice(0, 5));
  expect(overview?.prices.map(({ rate }) => rate)).toEqual(expect.arrayContaining([950_00, 100_00]));
});

test('an unknown or deleted product has no page (FND-41)', async () => {
  const { productId } = await addSalesSetup(panel.admin);
  await panel.admin.call('DeleteProduct', { id: productId });
  for (const productid of [productId, 999_999]) expect((await panel.admin.send('GetProductOverview', { productid })).status).toBe(404);
  expect(answered(await panel.admin.send('GetProductOverview', {}))[0]).toBe(400);
});
