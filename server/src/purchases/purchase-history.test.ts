import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCompany } from '../../../testing/builders/companies.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { planOfPage, sorting } from '../../../testing/panel/query-plan.ts';
import { listedPurchases } from './purchase-store.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

interface Bought {
  readonly supplier: string;
  readonly product: string;
  readonly invoiceNumber: string;
  readonly date: string;
  readonly quantity: number;
}

/** Buys a new product from a new company. */
async function buy({ supplier, product, invoiceNumber, date, quantity }: Bought): Promise<{ productId: number; supplierId: number }> {
  const [supplierId, productId] = [await addCompany(panel.admin, { name: supplier }), await addProduct(panel.admin, { name: product })];
  await panel.admin.call('AddPurchase', { supplierId, invoiceNumber, date, productId, purchaseQuantity: quantity });
  return { productId, supplierId };
}

async function invoices(input: Parameters<typeof panel.admin.call<'GetPurchase'>>[1]) {
  return (await panel.admin.call('GetPurchase', input)).rows.map((purchase) => purchase.invoiceNumber);
}

describe('GetPurchase', () => {
  test('answers the documented keys (PUR-20, PUR-21, API-10)', async () => {
    await buy({ supplier: 'Key Traders', product: 'Key Chair', invoiceNumber: 'KEY/1', date: '2026-11-05', quantity: 2_25 });
    const { json } = await panel.admin.send('GetPurchase');
    expect(json.data).toEqual([
      {
        fld_id: 1,
        fld_companyname: 'Key Traders',
        fld_invoicenumber: 'KEY/1',
        fld_date: '2026-11-05',
        fld_name: 'Key Chair',
        fld_currentstock: '10.00',
        fld_purchasequantity: '2.25',
        fld_totalstock: '12.25',
        fld_updatedon: '2026-11-20T04:30:00.000Z',
      },
    ]);
  });

  test('shows the newest first, or sorts by date (PUR-18)', async () => {
    for (const [invoiceNumber, date] of [
      ['SORT/1', '2026-11-03'],
      ['SORT/2', '2026-11-01'],
      ['SORT/3', '2026-11-02'],
    ] as const) {
      await buy({ supplier: `S ${invoiceNumber}`, product: `P ${invoiceNumber}`, invoiceNumber, date, quantity: 1_00 });
    }
    expect(await invoices({ search: 'sort/' })).toEqual(['SORT/3', 'SORT/2', 'SORT/1']);
    expect(await invoices({ search: 'sort/', sort: 'date', order: 'asc' })).toEqual(['SORT/2', 'SORT/3', 'SORT/1']);
    expect(await invoices({ search: 'sort/', page: 2, pageSize: 2 })).toEqual(['SORT/1']);
  });

  test.each([
    ['the supplier', 'KAVERI'],
    ['the invoice number', 'fnd/7'],
    ['the date as shown', '09-11-2026'],
    ['the product', 'steel almirah'],
    ['the stock before', '10.00'],
    ['the quantity', '33.37'],
    ['the stock after', '43.37'],
    ['the day of entry', '20th november 2026'],
  ])('finds a purchase by %s (GEN-15)', async (_, search) => {
    const known = await invoices({ search: 'fnd/7' });
    if (known.length === 0)
      await buy({ supplier: 'Kaveri Steel', product: 'Steel Almirah', invoiceNumber: 'FND/7', date: '2026-11-09', quantity: 33_37 });
    expect(await invoices({ search })).toContain('FND/7');
    expect(await invoices({ search: 'nobody at all' })).toEqual([]);
  });

  test('finds a purchase by its quantities in Indian grouping and without (GEN-04, GEN-15)', async () => {
    await buy({ supplier: 'Grouped Traders', product: 'Grouped Rack', invoiceNumber: 'GRP/1', date: '2026-11-09', quantity: 123_456_78 });
    const shown = ['10.00', '1,23,456.78', '123456.78', '1,23,466.78', '123466.78'];
    const found = () => Promise.all(shown.map((quantity) => invoices({ search: `grp/1 ${quantity}` })));
    expect(await found()).toEqual(shown.map(() => ['GRP/1']));
  });

  test('keeps the names of supplier and product on that day', async () => {
    const { productId } = await buy({
      supplier: 'Then Traders',
      product: 'Then Chair',
      invoiceNumber: 'THEN1',
      date: '2026-11-09',
      quantity: 1_00,
    });
    const { rows } = await panel.admin.call('GetProductList', { productId });
    const [product] = rows;
    if (!product) throw new Error('the product is not listed');
    await panel.admin.call('UpdateProduct', {
      ...product,
      category: product.categoryId,
      photo: undefined,
      name: 'Now Chair',
      originalStock: product.stock,
    });
    const found = await panel.admin.call('GetPurchase', { search: 'then1' });
    expect(found.rows.map(({ name, companyName }) => [name, companyName])).toEqual([['Then Chair', 'Then Traders']]);
  });

  test('is also the file purchase_list.csv, with dates as shown in the list (PUR-17)', async () => {
    await buy({ supplier: 'Comma, Traders', product: 'Csv Chair', invoiceNumber: 'CSV1', date: '2026-11-09', quantity: 1_50 });
    const reply = await panel.admin.send('GetPurchase', { search: 'csv1', format: 'csv' });
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="purchase_list.csv"');
    expect(reply.text.split('\r\n')).toEqual([
      'Supplier,Purchase Invoice Number,Purchase Date,Product Name,Current Stock in Hand,Purchase Quantity,Total Stock,Updated On',
      '"Comma, Traders",CSV1,09-11-2026,Csv Chair,10.00,1.50,11.50,20th November 2026',
      '',
    ]);
  });

  test('is open to everyone who is logged in', async () => {
    expect((await panel.visitor().send('GetPurchase')).status).toBe(401);
    expect((await (await panel.userWith([])).send('GetPurchase')).status).toBe(200);
  });
});

describe('a page of the purchase history', () => {
  beforeAll(async () => {
    const { id: _, ...copy } = await panel.db.selectFrom('purchases').selectAll().limit(1).executeTakeFirstOrThrow();
    for (let start = 0; start < 3000; start += 100) {
      await panel.db
        .insertInto('purchases')
        .values(Array.from({ length: 100 }, () => ({ ...copy, search_text: '' })))
        .execute();
    }
    await sql`analyze purchases`.execute(panel.db);
  });

  test.each([
    ['newest', /purchases_pkey|SCAN purchases$|INTEGER PRIMARY KEY/m, 1500],
    ['date', /purchases_by_date/, '2026-11-05'],
  ])('by %s is read from its index without sorting, at the start and after a row', async (sort, index, key) => {
    const list = listedPurchases(panel.db);
    for (const [descending, after] of [
      [false, undefined],
      [true, undefined],
      [false, 1500],
      [true, 1500],
    ] as const) {
      const plan = await planOfPage(panel.db, list, { sort, descending, after }, after && key);
      expect(plan).toMatch(index);
      expect(plan).not.toMatch(sorting);
    }
  });
});
