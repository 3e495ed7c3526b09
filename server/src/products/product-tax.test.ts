import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct } from '../../../testing/builders/products.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

async function read(productId: number) {
  const { rows } = await panel.admin.call('GetProductList', { productId });
  return rows[0];
}

async function added(change: Parameters<typeof aProduct>[0] = {}): Promise<number> {
  const [row] = await panel.admin.call('AddProduct', aProduct(change));
  return row?.productId ?? 0;
}

test('a product has the quotation’s percentage, NOS and no HSN until someone enters them (GTX-08)', async () => {
  const productId = await added();
  expect(await read(productId)).toMatchObject({ hsn: '', unit: 'NOS', gstPercent: null, nature: 'Goods' });
});

test('UpdateProductTax changes what it names, and the product stays approved (GTX-08)', async () => {
  const productId = await added();
  await panel.admin.call('ApproveProduct', { productId });
  const before = await read(productId);
  await panel.admin.call('UpdateProductTax', { productId, version: before?.version, hsn: '940130', gstPercent: 5_00 });
  expect(await read(productId)).toMatchObject({ status: 'Approved', hsn: '940130', unit: 'NOS', gstPercent: 5_00, nature: 'Goods' });
  await panel.admin.call('UpdateProductTax', { productId, unit: 'SET', gstPercent: null });
  expect(await read(productId)).toMatchObject({ hsn: '940130', unit: 'SET', gstPercent: null });
});

test('the code of a service makes a product a service, unless it is said to be goods (GTX-08)', async () => {
  expect(await read(await added({ hsn: '998732' }))).toMatchObject({ nature: 'Service' });
  expect(await read(await added({ hsn: '998732', nature: 'Goods' }))).toMatchObject({ nature: 'Goods' });
});

test('a product whose code is corrected from that of a service is goods again, unless it is said to be a service (GTX-08)', async () => {
  const productId = await added({ hsn: '998732' });
  await panel.admin.call('UpdateProductTax', { productId, hsn: '' });
  await panel.admin.call('UpdateProductTax', { productId, hsn: '998732' });
  await panel.admin.call('UpdateProductTax', { productId, hsn: '9401' });
  expect(await read(productId)).toMatchObject({ hsn: '9401', nature: 'Goods' });
  await panel.admin.call('UpdateProductTax', { productId, nature: 'Service' });
  await panel.admin.call('UpdateProductTax', { productId, hsn: '9403' });
  expect(await read(productId)).toMatchObject({ hsn: '9403', nature: 'Service' });
});

test.each(['94', '94013', '9401300', 'ABCD'])('refuses the HSN %s (GTX-08)', async (hsn) => {
  const productId = await added();
  const reply = await panel.admin.send('UpdateProductTax', { productid: productId, hsn });
  expect([reply.status, reply.json.data]).toEqual([400, 'HSN has 4, 6 or 8 digits.']);
});

test('a change that is based on an older version is refused (GTX-08)', async () => {
  const productId = await added();
  await panel.admin.call('UpdateProductTax', { productId, version: 1, hsn: '9401' });
  expect((await panel.admin.ask('UpdateProductTax', { productId, version: 1, hsn: '9403' })).status).toBe(409);
});

test('needs Edit Product (GTX-08)', async () => {
  const productId = await added();
  const reader = await panel.userWith(['Add Product']);
  expect((await reader.ask('UpdateProductTax', { productId, hsn: '9401' })).status).toBe(403);
});

test('an edit in the documented form leaves them as they are (GTX-08)', async () => {
  const productId = await added({ hsn: '9402', gstPercent: 5_00 });
  await panel.admin.call('UpdateProduct', { ...aProduct({ stock: 0 }), productId, originalStock: (await read(productId))?.stock });
  expect(await read(productId)).toMatchObject({ hsn: '9402', gstPercent: 5_00 });
});

test('the file of the product list has the four columns (GTX-08)', async () => {
  await added({ name: 'Taxed Stretcher', hsn: '8713', gstPercent: 5_00 });
  const { text } = await panel.admin.fetch('/api/GetProductList?search=taxed+stretcher&format=csv');
  const lines = text.trim().split('\r\n');
  expect(lines[0]).toMatch(/,Status,HSN,Unit,GST \(%\),Nature$/);
  expect(lines[1]).toMatch(/,Pending,8713,NOS,5\.00,Goods$/);
});
