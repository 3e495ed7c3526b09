import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProduct } from '../../../testing/builders/products.ts';
import { addCompany } from '../../../testing/builders/companies.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import type { Db } from '../platform/database/tables.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

/** Adds so many copies of a product that a search for one of their words is read on a connection that cannot write. */
async function addCopies(db: Db, productId: number): Promise<void> {
  const { id: _, ...product } = await db.selectFrom('products').selectAll().where('id', '=', productId).executeTakeFirstOrThrow();
  for (let part = 0; part < 20; part++) {
    const copies = Array.from({ length: 200 }, (_each, index) => ({ ...product, name_key: `${product.name_key} ${part} ${index}` }));
    await db.insertInto('products').values(copies).execute();
  }
}

test('a search that takes long is answered and records the stock that it shows (PRD-35)', async () => {
  const { admin } = panel;
  const editor = await panel.userWith(['Edit Product']);
  const productId = await addProduct(admin, { name: 'A moved chair', stock: 10_00 });
  await addCopies(panel.db, productId);
  const supplierId = await addCompany(admin);
  await admin.call('AddPurchase', { supplierId, invoiceNumber: 'INV/1', date: '2026-11-20', productId, purchaseQuantity: 5_00 });

  const { rows } = await editor.call('GetProduct', { page: 1, search: 'moved chair' });
  const shown = rows.find((row) => row.productId === productId);
  expect(shown?.stock).toBe(15_00);
  const recorded = await panel.db
    .selectFrom('seen_stocks')
    .select('stock_hundredths')
    .where('user_id', '=', editor.userId)
    .where('product_id', '=', productId)
    .execute();
  expect(recorded).toEqual([{ stock_hundredths: 15_00 }]);
});
