import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCompany } from '../../../testing/builders/companies.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { addProduct } from '../../../testing/builders/products.ts';

let panel: TestPanel;
let supplierId: number;
beforeAll(async () => {
  panel = await startTestPanel();
  supplierId = await addCompany(panel.admin);
});
afterAll(() => panel.stop());

async function stockOf(productId: number): Promise<number | undefined> {
  const { rows } = await panel.admin.call('GetProductList', { productId });
  return rows[0]?.stock;
}

async function countPurchases(): Promise<number> {
  return (await panel.db.selectFrom('purchases').select('id').execute()).length;
}

/** A purchase as a user enters it, with these lines. */
function aPurchase(...lines: { productId: number; purchaseQuantity: number }[]) {
  return { supplierId, invoiceNumber: 'INV/2026-1', date: '2026-11-20', lines };
}

/** The documented body, which has one product. */
function documented(productId: number, change: object = {}) {
  return {
    supplierid: supplierId,
    date: '2026-11-20',
    invoicenumber: 'INV42',
    productid: productId,
    currentstock: '0.00',
    purchasequantity: '2.25',
    totalstock: '2.25',
    updatedby: 999,
    updatedon: '20 November 2026 at 10:00:00 am',
    ...change,
  };
}

describe('AddPurchase', () => {
  test('takes the documented body and answers 201 with the new PurchaseId (PUR-13, PUR-16, API-02)', async () => {
    const productId = await addProduct(panel.admin, { stock: 10_50 });
    const reply = await panel.admin.send('AddPurchase', documented(productId));
    expect([reply.status, reply.json]).toEqual([201, { data: [{ PurchaseId: expect.any(Number) }] }]);
  });

  test('raises the stock by the quantity, whatever stock the browser sends (PUR-11, PUR-22)', async () => {
    const productId = await addProduct(panel.admin, { stock: 10_50 });
    await panel.admin.send('AddPurchase', documented(productId, { currentstock: '999.00', totalstock: 'a lot' }));
    expect(await stockOf(productId)).toBe(12_75);
    const { json } = await panel.admin.send('GetPurchase');
    expect(json.data[0]).toMatchObject({ fld_currentstock: '10.50', fld_purchasequantity: '2.25', fld_totalstock: '12.75' });
  });

  test('records several lines together, and answers their numbers in the order of the lines (PUR-14, API-09)', async () => {
    const [one, two] = [await addProduct(panel.admin, { stock: 0 }), await addProduct(panel.admin, { stock: 1_00 })];
    const reply = await panel.admin.ask(
      'AddPurchase',
      aPurchase({ productId: two, purchaseQuantity: 5_00 }, { productId: one, purchaseQuantity: 3_00 }),
    );
    expect(reply.status).toBe(201);
    const stored = await panel.db.selectFrom('purchases').select(['id', 'product_id']).where('product_id', 'in', [one, two]).execute();
    const productOf = new Map(stored.map((row) => [row.id, row.product_id]));
    expect(reply.json.data.map((each: { PurchaseId: number }) => productOf.get(each.PurchaseId))).toEqual([two, one]);
    expect([await stockOf(one), await stockOf(two)]).toEqual([3_00, 6_00]);
  });

  test('adds up two lines of the same product (PUR-11)', async () => {
    const productId = await addProduct(panel.admin, { stock: 1_00 });
    await panel.admin.call('AddPurchase', aPurchase({ productId, purchaseQuantity: 2_00 }, { productId, purchaseQuantity: 4_00 }));
    expect(await stockOf(productId)).toBe(7_00);
    const { rows } = await panel.admin.call('GetPurchase', {});
    expect(rows.slice(0, 2).map(({ currentStock, purchaseQuantity, totalStock }) => [currentStock, purchaseQuantity, totalStock])).toEqual([
      [3_00, 4_00, 7_00],
      [1_00, 2_00, 3_00],
    ]);
  });

  test.each<[string, object, string]>([
    ['a product that does not exist', { productid: 999_999 }, 'Please select Product.'],
    ['a quantity of zero', { purchasequantity: 0 }, 'Please enter Purchase Quantity.'],
  ])('records no line when one names %s (PUR-14)', async (_, wrong, sentence) => {
    const productId = await addProduct(panel.admin);
    const before = await countPurchases();
    const good = { productid: productId, purchasequantity: '1.00' };
    const reply = await panel.admin.send('AddPurchase', {
      supplierid: supplierId,
      date: '2026-11-20',
      invoicenumber: 'X1',
      lines: [good, { ...good, ...wrong }, good],
    });
    expect([reply.status, reply.json.data]).toEqual([400, sentence]);
    expect([await stockOf(productId), await countPurchases()]).toEqual([10_00, before]);
  });

  test('records nothing for a deleted product, and names it', async () => {
    const [kept, productId] = [await addProduct(panel.admin), await addProduct(panel.admin, { name: 'Plaster Trolley' })];
    await panel.admin.call('DeleteProduct', { id: productId });
    const reply = await panel.admin.ask(
      'AddPurchase',
      aPurchase({ productId: kept, purchaseQuantity: 1_00 }, { productId, purchaseQuantity: 1_00 }),
    );
    expect([reply.status, reply.json.data]).toEqual([400, 'Plaster Trolley has been deleted and can no longer be purchased.']);
    expect(reply.json.error).toMatchObject({ code: 'ProductUnknown', field: 'productId' });
    expect(await stockOf(kept)).toBe(10_00);
  });

  test('names the product whose stock would be too large, if there are several lines', async () => {
    const [kept, productId] = [
      await addProduct(panel.admin),
      await addProduct(panel.admin, { name: 'Saline Stand', stock: 99_999_999_999_99 }),
    ];
    const lines = [kept, productId].map((id) => ({ productId: id, purchaseQuantity: 1_00 }));
    const reply = await panel.admin.ask('AddPurchase', aPurchase(...lines));
    expect([reply.status, reply.json.data]).toEqual([400, 'The stock of Saline Stand would exceed the largest stock that can be stored.']);
    expect(await stockOf(kept)).toBe(10_00);
  });

  test.each<[object, string, string]>([
    [{ supplierid: undefined }, 'Please select a valid Supplier.', 'PUR-05'],
    [{ supplierid: 4711 }, 'Please select a valid Supplier.', 'PUR-05'],
    [{ supplierid: 'Godavari Traders' }, 'Please select a valid Supplier.', 'PUR-05'],
    [{ invoicenumber: '' }, 'Please enter Purchase Invoice Number.', 'PUR-06'],
    [{ invoicenumber: undefined }, 'Please enter Purchase Invoice Number.', 'PUR-06'],
    [{ invoicenumber: 'INV 42' }, 'The invoice number can have at most 16 letters, digits, hyphens and slashes.', 'PUR-06'],
    [{ invoicenumber: "1' or '1" }, 'The invoice number can have at most 16 letters, digits, hyphens and slashes.', 'PUR-06'],
    [{ invoicenumber: '12345678901234567' }, 'The invoice number can have at most 16 letters, digits, hyphens and slashes.', 'PUR-06'],
    [{ date: '' }, 'Please select Purchase Date.', 'PUR-07'],
    [{ date: undefined }, 'Please select Purchase Date.', 'PUR-07'],
    [{ date: '31-11-2026' }, 'Date must be a date.', 'PUR-07'],
    [{ date: '2026-02-30' }, 'Date must be a date.', 'PUR-07'],
    [{ date: '2026-13-01' }, 'Date must be a date.', 'PUR-07'],
    [{ date: 'last Friday' }, 'Date must be a date.', 'PUR-07'],
    [{ date: '2026-11-22' }, 'The purchase date cannot be in the future.', 'PUR-07'],
    [{ productid: undefined }, 'Please select Product.', 'PUR-08'],
    [{ productid: 0 }, 'Please select Product.', 'PUR-08'],
    [{ purchasequantity: undefined }, 'Please enter Purchase Quantity.', 'PUR-09'],
    [{ purchasequantity: '' }, 'Please enter Purchase Quantity.', 'PUR-09'],
    [{ purchasequantity: 0 }, 'Please enter Purchase Quantity.', 'PUR-09'],
    [{ purchasequantity: '0.00' }, 'Please enter Purchase Quantity.', 'PUR-09'],
    [{ purchasequantity: -2 }, 'Please enter Purchase Quantity.', 'PUR-09'],
    [{ purchasequantity: '1.234' }, 'Please enter Purchase Quantity.', 'PUR-11'],
    [{ lines: [] }, 'Add atleast 1 Stock Purchase.', 'PUR-10'],
  ])('refuses %j with «%s» (%s)', async (change, sentence) => {
    const productId = await addProduct(panel.admin);
    const reply = await panel.admin.send('AddPurchase', documented(productId, change));
    expect([reply.status, reply.json.data]).toEqual([400, sentence]);
    expect(await stockOf(productId)).toBe(10_00);
  });

  test.each(['2026-11-20', '2026-11-21', '2000-01-01', '2024-02-29'])(
    'takes the date %s: up to one day ahead, in case the browser’s clock is fast',
    async (date) => {
      const productId = await addProduct(panel.admin);
      expect((await panel.admin.send('AddPurchase', documented(productId, { date }))).status).toBe(201);
    },
  );

  test.each(['A', 'INV42', 'GT/26-27/0042', '1234567890123456'])('takes the invoice number %s (PUR-06)', async (invoicenumber) => {
    const productId = await addProduct(panel.admin);
    expect((await panel.admin.send('AddPurchase', documented(productId, { invoicenumber }))).status).toBe(201);
  });

  test('buys only from an active company (PUR-05, LKP-14)', async () => {
    const [productId, inactive] = [await addProduct(panel.admin), await addCompany(panel.admin, { status: 'Inactive' })];
    const reply = await panel.admin.send('AddPurchase', documented(productId, { supplierid: inactive }));
    expect([reply.status, reply.json]).toMatchObject([
      400,
      { data: 'Please select a valid Supplier.', error: { code: 'SupplierUnknown', field: 'supplierId' } },
    ]);
  });

  test('happens once when it is repeated under the same key, even at the same time (PUR-14)', async () => {
    const productId = await addProduct(panel.admin);
    const input = aPurchase({ productId, purchaseQuantity: 1_00 }, { productId, purchaseQuantity: 2_00 });
    const replies = await Promise.all([1, 2, 3, 4].map(() => panel.admin.ask('AddPurchase', input, { key: 'purchase-once' })));
    expect(new Set(replies.map((reply) => `${reply.status} ${reply.text}`)).size).toBe(1);
    expect(await stockOf(productId)).toBe(13_00);
  });

  test('takes 20 simultaneous purchases of two products in opposite order without losing one (PUR-22)', async () => {
    const [one, two] = [await addProduct(panel.admin, { stock: 0 }), await addProduct(panel.admin, { stock: 0 })];
    const lines = [
      { productId: one, purchaseQuantity: 1_00 },
      { productId: two, purchaseQuantity: 1_00 },
    ];
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => panel.admin.ask('AddPurchase', aPurchase(...(turn % 2 === 0 ? lines : lines.toReversed())))),
    );
    expect(replies.map((reply) => reply.status)).toEqual(Array.from({ length: 20 }, () => 201));
    expect([await stockOf(one), await stockOf(two)]).toEqual([20_00, 20_00]);
  });

  test('requires the right (PUR-12)', async () => {
    const productId = await addProduct(panel.admin);
    expect((await panel.visitor().send('AddPurchase', documented(productId))).status).toBe(401);
    const reply = await (await panel.userWith(['Purchase List', 'Add Product'])).send('AddPurchase', documented(productId));
    expect([reply.status, reply.json.data]).toEqual([403, 'You are not authorised to continue.']);
    const buyer = await panel.userWith(['Add Purchase']);
    expect((await buyer.send('AddPurchase', documented(productId))).status).toBe(201);
    const entry = await panel.db
      .selectFrom('audit_log')
      .select(['user_id', 'after'])
      .where('operation', '=', 'AddPurchase')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    expect([entry?.user_id, JSON.parse(entry?.after ?? '')]).toEqual([
      buyer.userId,
      expect.objectContaining({ purchaseQuantity: 2_25, currentStock: 10_00, totalStock: 12_25 }),
    ]);
  });
});
