import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../../../testing/panel/caller.ts';
import { addCompany } from '../../../testing/builders/companies.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { rounds } from '../../../testing/fuzz/rounds.ts';

let panel: TestPanel;
let supplierId: number;
beforeAll(async () => {
  panel = await startTestPanel();
  supplierId = await addCompany(panel.admin);
});
afterAll(() => panel.stop());

async function read(productId: number) {
  const { rows } = await panel.admin.call('GetProductList', { productId });
  const [product] = rows;
  if (!product) throw new Error(`product ${productId} is not listed`);
  return product;
}

/** The form of a product as it was loaded, without its version. */
function asLoaded({ category: _, photo: __, updatedOn: ___, version: ____, categoryId, ...product }: Awaited<ReturnType<typeof read>>) {
  return { ...product, category: categoryId };
}

async function purchase(productId: number, purchaseQuantity: number) {
  return panel.admin.ask('AddPurchase', { supplierId, invoiceNumber: 'INV/1', date: '2026-11-20', productId, purchaseQuantity });
}

async function movements(productId: number) {
  return panel.db
    .selectFrom('stock_movements')
    .select(['reason', 'quantity_hundredths as quantity', 'user_id as userId'])
    .where('product_id', '=', productId)
    .orderBy('id')
    .execute();
}

/** Products whose stock is not the sum of their movements. */
async function productsThatDoNotAddUp() {
  const { rows } = await sql<{ id: number }>`
    select id from products
    where stock_hundredths <> (select coalesce(sum(quantity_hundredths), 0) from stock_movements where product_id = products.id)`.execute(
    panel.db,
  );
  return rows;
}

describe('the stock of a product', () => {
  test('begins with an opening movement; without stock there is none', async () => {
    const [stocked, empty] = [await addProduct(panel.admin, { stock: 3_25 }), await addProduct(panel.admin, { stock: 0 })];
    expect(await movements(stocked)).toEqual([{ reason: 'Opening', quantity: 3_25, userId: 1 }]);
    expect(await movements(empty)).toEqual([]);
  });

  test('is corrected by an edit, and the correction names the user and the quantity', async () => {
    const editor = await panel.userWith(['Edit Product']);
    const productId = await addProduct(panel.admin, { stock: 10_00 });
    const product = await read(productId);
    await editor.call('UpdateProduct', { ...asLoaded(product), stock: 7_50, originalStock: product.stock });
    expect((await read(productId)).stock).toBe(7_50);
    expect((await movements(productId)).at(-1)).toEqual({ reason: 'Correction', quantity: -2_50, userId: editor.userId });
  });

  test('is also corrected by the documented body, which names no former stock (PRD-35)', async () => {
    const productId = await addProduct(panel.admin, { stock: 10_00 });
    await panel.admin.call('UpdateProduct', { ...asLoaded(await read(productId)), stock: 0 });
    expect((await read(productId)).stock).toBe(0);
  });

  test('is not moved by an edit that leaves it alone', async () => {
    const productId = await addProduct(panel.admin);
    await panel.admin.call('UpdateProduct', { ...asLoaded(await read(productId)), mrp: 1_00 });
    expect(await movements(productId)).toHaveLength(1);
  });

  test.each([
    ['the stock it was loaded with', true],
    ['no former stock', false],
  ])('is not overwritten by a form that is older than a purchase and contains %s', async (_, saysOriginal) => {
    const productId = await addProduct(panel.admin, { stock: 10_00 });
    const form = asLoaded(await read(productId));
    panel.clock.pass(1);
    await purchase(productId, 5_00);
    const reply = await panel.admin.ask('UpdateProduct', {
      ...form,
      mrp: 1_00,
      stock: 9_00,
      ...(saysOriginal && { originalStock: form.stock }),
    });
    expect([reply.status, reply.json]).toEqual([
      409,
      {
        data: 'Something went wrong, try again later.',
        error: { code: 'StockMoved', requestId: expect.any(String) },
      },
    ]);
    expect(await read(productId)).toMatchObject({ stock: 15_00, mrp: 12_499_50 });
  });

  test('is not overwritten by a documented body that is older than a purchase, even after the product was approved (PRD-35)', async () => {
    const [editor, approver] = [await panel.userWith(['Edit Product']), await panel.userWith(['Approve Product'])];
    const productId = await addProduct(panel.admin, { stock: 10_00 });
    const { rows } = await editor.call('GetProductList', { productId });
    await purchase(productId, 5_00);
    await approver.call('ApproveProduct', { productId });
    const [loaded] = rows;
    if (!loaded) throw new Error('the product is not listed');
    const documented = asLoaded(loaded);
    for (const stock of [documented.stock, 9_00]) {
      const reply = await editor.ask('UpdateProduct', { ...documented, stock });
      expect([reply.status, reply.json.error.code]).toEqual([409, 'StockMoved']);
    }
    expect((await read(productId)).stock).toBe(15_00);

    await editor.call('GetProductList', { page: 1, pageSize: 500 });
    await editor.call('UpdateProduct', { ...documented, stock: 14_00 });
    await editor.call('UpdateProduct', { ...documented, stock: 13_00 });
    expect((await read(productId)).stock).toBe(13_00);
  });

  test.each([
    ['a user who was never shown the product', async () => {}],
    ['a user who has it only in a file', async (editor: Caller) => void (await editor.send('GetProductList', { format: 'csv' }))],
  ])('is not overwritten after a purchase by %s', async (_, look) => {
    const editor = await panel.userWith(['Edit Product']);
    const productId = await addProduct(panel.admin, { stock: 10_00 });
    await purchase(productId, 5_00);
    await look(editor);
    const documented = asLoaded(await read(productId));
    expect((await editor.ask('UpdateProduct', { ...documented, stock: 10_00 })).status).toBe(409);
    expect((await read(productId)).stock).toBe(15_00);
  });

  test('is not overwritten by a documented body that is older than a colleague’s correction', async () => {
    const [one, other] = [await panel.userWith(['Edit Product']), await panel.userWith(['Edit Product'])];
    const productId = await addProduct(panel.admin, { stock: 10_00 });
    const documented = asLoaded(await read(productId));
    await one.call('GetProduct', { productId });
    await other.call('UpdateProduct', { ...documented, stock: 7_00 });
    expect((await one.ask('UpdateProduct', documented)).status).toBe(409);
    expect((await read(productId)).stock).toBe(7_00);
  });

  test('keeps a purchase made while a form that changes something else was open', async () => {
    const productId = await addProduct(panel.admin, { stock: 10_00 });
    const product = await read(productId);
    panel.clock.pass(1);
    await purchase(productId, 5_00);
    await panel.admin.call('UpdateProduct', {
      ...asLoaded(product),
      version: product.version,
      originalStock: product.stock,
      description: 'Another text',
    });
    expect(await read(productId)).toMatchObject({ stock: 15_00, description: 'Another text' });
  });

  test('can be corrected again after the product was loaded again', async () => {
    const productId = await addProduct(panel.admin, { stock: 10_00 });
    panel.clock.pass(1);
    await purchase(productId, 5_00);
    const product = await read(productId);
    await panel.admin.call('UpdateProduct', { ...asLoaded(product), stock: 14_00, originalStock: product.stock });
    expect((await read(productId)).stock).toBe(14_00);
  });

  test('is never larger than what can be shown', async () => {
    const most = 99_999_999_999_99;
    const productId = await addProduct(panel.admin, { stock: most - 1 });
    expect((await purchase(productId, 1)).status).toBe(201);
    const reply = await purchase(productId, 1);
    expect([reply.status, reply.json.data]).toEqual([400, 'This would exceed the largest stock that can be stored.']);
    expect((await read(productId)).stock).toBe(most);
  });

  test('loses nothing to simultaneous purchases and edits', async () => {
    const productId = await addProduct(panel.admin, { stock: 10_00 });
    const form = asLoaded(await read(productId));
    const edit = () => panel.admin.ask('UpdateProduct', { ...form, originalStock: form.stock, description: 'Edited' });
    const replies = await Promise.all(Array.from({ length: 30 }, (_, turn) => (turn % 3 === 0 ? edit() : purchase(productId, 1_00))));
    const edits = replies.filter((_, turn) => turn % 3 === 0);
    const purchases = replies.filter((_, turn) => turn % 3 !== 0);
    expect(new Set(purchases.map((reply) => reply.status))).toEqual(new Set([201]));
    expect(edits.every((reply) => reply.status === 200 || reply.status === 409)).toBe(true);
    expect(await read(productId)).toMatchObject({ stock: 30_00, description: 'Edited' });
    expect(await productsThatDoNotAddUp()).toEqual([]);
  });

  test('counts each purchase and each correction exactly once when they are simultaneous', async () => {
    const productId = await addProduct(panel.admin, { stock: 100_00 });
    const correct = async () => {
      const product = await read(productId);
      return panel.admin.ask('UpdateProduct', {
        ...asLoaded(product),
        version: product.version,
        stock: product.stock - 1_00,
        originalStock: product.stock,
      });
    };
    const replies = await Promise.all(Array.from({ length: 24 }, (_, turn) => (turn % 2 === 0 ? correct() : purchase(productId, 1_00))));
    const corrected = replies.filter((reply, turn) => turn % 2 === 0 && reply.status === 200).length;
    expect((await read(productId)).stock).toBe(100_00 + 12_00 - corrected * 1_00);
    expect(await productsThatDoNotAddUp()).toEqual([]);
  });
});

const place = fc.nat({ max: 3 });
const hundredths = fc.integer({ min: 0, max: 500_00 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('purchase' as const), place, quantity: fc.integer({ min: 1, max: 500_00 }) }),
  fc.record({ kind: fc.constant('correct' as const), place, stock: hundredths }),
  fc.record({ kind: fc.constant('correct with an old form' as const), place, stock: hundredths }),
  fc.record({ kind: fc.constant('edit' as const), place, mrp: fc.integer({ min: 1, max: 9_999_99 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Carries out a step and returns the stock that the office then expects. */
async function carryOut(each: Step, productId: number, stock: number): Promise<number> {
  const form = { ...asLoaded(await read(productId)), originalStock: stock };
  switch (each.kind) {
    case 'purchase':
      await purchase(productId, each.quantity);
      return stock + each.quantity;
    case 'correct':
      await panel.admin.call('UpdateProduct', { ...form, stock: each.stock });
      return each.stock;
    case 'correct with an old form':
      // The office sees a refusal unless the form leaves the stock unchanged.
      await panel.admin.ask('UpdateProduct', { ...form, stock: each.stock, originalStock: stock + 1 });
      return stock;
    case 'edit':
      await panel.admin.call('UpdateProduct', { ...form, mrp: each.mrp });
      return stock;
  }
}

test('whatever the office does, each stock is the sum of its movements and as the office expects (PUR-22)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(hundredths, { minLength: 4, maxLength: 4 }),
      fc.array(step, { minLength: 5, maxLength: 25 }),
      async (opening, steps) => {
        const products = await Promise.all(opening.map((stock) => addProduct(panel.admin, { stock })));
        const expected = [...opening];
        for (const each of steps) expected[each.place] = await carryOut(each, products[each.place] ?? 0, expected[each.place] ?? 0);
        const found = await Promise.all(products.map(async (productId) => (await read(productId)).stock));
        expect(found).toEqual(expected);
        expect(await productsThatDoNotAddUp()).toEqual([]);
      },
    ),
    { numRuns: rounds(3, 20), seed: 20261120 },
  );
});
