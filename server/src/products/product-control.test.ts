import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProduct, aProduct } from '../../../testing/builders/products.ts';
import type { Caller } from '../../../testing/panel/caller.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { planOfQuery } from '../../../testing/panel/query-plan.ts';
import { namedProductsQuery } from './product-store.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

async function read(productId: number) {
  const { rows } = await panel.admin.call('GetProduct', { productId });
  const [product] = rows;
  if (!product) throw new Error(`GetProduct answers no product ${productId}`);
  return product;
}

async function set(productId: number, change: object, caller: Caller = panel.admin) {
  const { version } = await read(productId);
  const { status, json } = await caller.send('UpdateProductControl', { productid: productId, version, ...change });
  return [status, json.data];
}

async function approved(): Promise<number> {
  const productId = await addProduct(panel.admin);
  await panel.admin.call('ApproveProduct', { productId });
  return productId;
}

describe('UpdateProductControl', () => {
  test('sets code and floor price, and the product stays approved (APR-10)', async () => {
    const productId = await approved();
    expect((await set(productId, { code: ' FB-2/a ', floorprice: '9000.50' }))[0]).toBe(200);
    expect(await read(productId)).toMatchObject({ code: 'FB-2/a', floorPrice: 9_000_50, status: 'Approved' });
  });

  test('keeps what is left out, and takes out what is blank (APR-10)', async () => {
    const productId = await approved();
    await set(productId, { code: 'KEPT', floorprice: '5' });
    await set(productId, { floorprice: '' });
    expect(await read(productId)).toMatchObject({ code: 'KEPT', floorPrice: null });
    await set(productId, { code: '' });
    expect((await read(productId)).code).toBe('');
  });

  test('is not undone by UpdateProduct with its documented body (APR-10)', async () => {
    const entered = aProduct();
    const [added] = await panel.admin.call('AddProduct', entered);
    const productId = added?.productId ?? 0;
    await set(productId, { code: 'STAYS', floorprice: '7' });
    await panel.admin.call('UpdateProduct', { ...entered, productId });
    expect(await read(productId)).toMatchObject({ code: 'STAYS', floorPrice: 7_00 });
  });

  test('gives no code twice, in whichever case, but that of a deleted product again (APR-10)', async () => {
    const [first, second] = [await approved(), await approved()];
    await set(first, { code: 'Twin-1' });
    expect(await set(second, { code: 'TWIN-1' })).toEqual([409, 'Product code already present.']);
    expect((await set(first, { code: 'tWIN-1' }))[0]).toBe(200);
    await panel.admin.call('DeleteProduct', { id: first });
    expect((await set(second, { code: 'TWIN-1' }))[0]).toBe(200);
    expect([(await set(await approved(), { code: '' }))[0], (await set(await approved(), { code: '' }))[0]]).toEqual([200, 200]);
  });

  test.each(['with blank', 'Bett/Größe', 'a_b', 'x'.repeat(31)])('refuses the code %s (APR-10)', async (code) => {
    expect((await set(await approved(), { code }))[0]).toBe(400);
  });

  test('asks for Edit Product, for a floor price also for Approve Product, and for the newest version (APR-10)', async () => {
    const productId = await approved();
    const editor = await panel.userWith(['Edit Product']);
    expect((await set(productId, { floorprice: '1' }, editor))[0]).toBe(403);
    expect((await set(productId, { code: 'BY-EDITOR' }, editor))[0]).toBe(200);
    expect((await set(productId, { code: 'X' }, await panel.userWith(['Approve Product'])))[0]).toBe(403);
    expect(await set(productId, { version: 1, code: 'LATE' })).toEqual([
      409,
      'Somebody else has changed this record meanwhile. Load it again to go on.',
    ]);
    expect((await panel.admin.send('UpdateProductControl', { productid: 999_999, version: 1 })).status).toBe(404);
    expect((await read(productId)).code).toBe('BY-EDITOR');
  });
});

describe('a product with a code', () => {
  test('is found by its code, until the code changes (FND-36)', async () => {
    const productId = await approved();
    await set(productId, { code: 'SRCH-77' });
    const found = async (search: string) => (await panel.admin.call('GetProduct', { search })).rows.map((row) => row.productId);
    expect([await found('srch-77'), await found('RCH-7')]).toEqual([[productId], [productId]]);
    await set(productId, { code: 'OTHER-1' });
    expect([await found('SRCH-77'), await found('OTHER-1')]).toEqual([[], [productId]]);
  });

  test('is found by its whole code or its whole name, in whichever case, if it is visible (FND-36)', async () => {
    const [first, second, hidden] = [await approved(), await approved(), await addProduct(panel.admin, { visible: 'No' })];
    await set(first, { code: 'WHOLE-1', floorprice: '5' });
    const name = (await read(second)).name;
    const names = [' whole-1 ', name.toUpperCase(), 'WHOLE', '', (await read(hidden)).name, "x' or 1=1 --"].filter((each) => each !== '');
    const named = async (caller: Caller) =>
      (await caller.call('GetNamedProduct', { names })).toSorted((one, other) => one.productId - other.productId);
    expect((await named(panel.admin)).map((row) => [row.productId, row.floorPrice])).toEqual([
      [first, 5_00],
      [second, null],
    ]);
    expect((await named(await panel.userWith([])))[0]).not.toHaveProperty('floorPrice');
    expect((await panel.visitor().send('GetNamedProduct', { names })).status).toBe(401);
  });

  test('is read by the indexes of codes and names (FND-36)', async () => {
    const plan = await planOfQuery(panel.db, namedProductsQuery(['whole-1', 'chair']));
    expect(plan).toMatch(/products_code_key/);
    expect(plan).toMatch(/products_(?:name_key|by_name)/);
  });
});
