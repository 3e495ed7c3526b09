import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProduct, aProduct } from '../../../testing/builders/products.ts';
import type { Caller } from '../../../testing/panel/caller.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { refusalOf } from '../../../testing/panel/refusal.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

async function shownTo(caller: Caller, productId: number) {
  const { json } = await caller.send('GetProductList', { productid: productId });
  return json.data[0];
}

describe('the floor price of a product', () => {
  test('is shown to holders of Approve Product and of Approve Quotation, and to no one else (APR-10)', async () => {
    const productId = await addProduct(panel.admin, { floorPrice: 9_000_50 });
    for (const right of ['Approve Product', 'Approve Quotation'] as const)
      expect(await shownTo(await panel.userWith([right]), productId)).toMatchObject({ fld_floorprice: '9000.50' });
    const others = await panel.userWith(['Edit Product', 'Add Product', 'Add Quotation', 'Product List'], 'Administrator');
    for (const name of ['GetProductList', 'GetProduct'] as const) {
      const { text } = await others.send(name, { productid: productId });
      expect(text).not.toMatch(/floor|9000/);
    }
    const { text: csv } = await panel.admin.send('GetProductList', { productid: productId, format: 'csv' });
    expect(csv).not.toContain('9000.50');
  });

  test('is blank when there is none, stays when it is left out, and is taken out by a blank one (APR-10)', async () => {
    const productId = await addProduct(panel.admin);
    const change = { productId, ...aProduct({ stock: 10_00 }) };
    expect(await shownTo(panel.admin, productId)).toMatchObject({ fld_floorprice: '' });
    await panel.admin.call('UpdateProduct', { ...change, floorPrice: 100_00 });
    await panel.admin.call('UpdateProduct', change);
    expect(await shownTo(panel.admin, productId)).toMatchObject({ fld_floorprice: '100.00' });
    await panel.admin.call('UpdateProduct', { ...change, floorPrice: null });
    expect(await shownTo(panel.admin, productId)).toMatchObject({ fld_floorprice: '' });
  });

  test('is set only by holders of Approve Product; others may send back what they were shown (APR-10)', async () => {
    const clerk = await panel.userWith(['Add Product', 'Edit Product']);
    const seller = await panel.userWith(['Edit Product', 'Approve Quotation']);
    expect(refusalOf(await clerk.ask('AddProduct', aProduct({ floorPrice: 1_00 })))).toEqual([403, 'FloorPriceForbidden']);
    const productId = await addProduct(clerk, { floorPrice: null });
    const change = { productId, ...aProduct({ stock: 10_00, floorPrice: 5_00 }) };
    await panel.admin.call('UpdateProduct', change);
    for (const [caller, floorPrice, status] of [
      [clerk, null, 403],
      [clerk, 5_00, 403],
      [seller, 5_01, 403],
      [seller, 5_00, 200],
    ] as const)
      expect((await caller.ask('UpdateProduct', { ...change, floorPrice })).status).toBe(status);
  });

  test.each([0, -1, '0.001', 'NaN', '1000000000.01'])('is not %j (APR-10)', async (floorprice) => {
    const productId = await addProduct(panel.admin);
    const { status, json } = await panel.admin.send('UpdateProduct', { ...(await wireOf(productId)), floorprice });
    expect([status, json.data]).toEqual([400, 'Please enter a valid Floor Price.']);
  });

  test('appears in no audit entry, only that it changed (APR-10)', async () => {
    const productId = await addProduct(panel.admin, { floorPrice: 7_654_32 });
    const log = await panel.admin.send('GetAuditLog', { record: 'product', recordid: productId });
    expect(log.text).not.toMatch(/7654|765432/);
    expect(log.text).toContain('•••');
  });
});

/** A well-formed change of the product, in wire names. */
async function wireOf(productId: number) {
  const { solution, ...product } = aProduct();
  return {
    productid: productId,
    solution: solution.join(','),
    category: product.category,
    name: product.name,
    description: product.description,
    mrp: '12499.50',
    stock: '10.00',
    warranty: product.warranty,
    delivery: product.delivery,
    paymentterms: product.paymentTerms,
    visible: product.visible,
  };
}
