import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { planOfPage, sorting } from '../../../testing/panel/query-plan.ts';
import { listedProducts } from './product-store.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

async function names(input: Parameters<typeof panel.admin.call<'GetProductList'>>[1]) {
  return (await panel.admin.call('GetProductList', input)).rows.map((product) => product.name);
}

describe('GetProduct and GetProductList', () => {
  test('answer the documented keys, and more beside them (PRD-30, PRD-31, API-10)', async () => {
    await addProduct(panel.admin);
    for (const operation of ['GetProduct', 'GetProductList'] as const) {
      const { json } = await panel.admin.send(operation);
      expect(Object.keys(json.data[0])).toEqual(
        expect.arrayContaining([
          'fld_productid',
          'fld_name',
          'fld_category',
          'fld_solution',
          'fld_description',
          'fld_photo',
          'fld_mrp',
          'fld_stock',
          'fld_status',
          'fld_warranty',
          'fld_delivery',
          'fld_paymentterms',
          'fld_visible',
        ]),
      );
    }
  });

  test('answer the same products, approved or not, visible or not (PRD-31)', async () => {
    const hidden = await addProduct(panel.admin, { visible: 'No' });
    await panel.admin.call('ApproveProduct', { productId: hidden });
    const [managed, picked] = await Promise.all([panel.admin.send('GetProductList'), panel.admin.send('GetProduct')]);
    expect(picked.json).toEqual(managed.json);
    expect(managed.json.data).toContainEqual(expect.objectContaining({ fld_productid: hidden }));
  });

  test('answer only visible products, or only hidden ones, when asked for them', async () => {
    const [shown, hidden] = [await addProduct(panel.admin, { visible: 'Yes' }), await addProduct(panel.admin, { visible: 'No' })];
    const named = async (visible: 'Yes' | 'No') => {
      const { rows } = await panel.admin.call('GetProduct', { visible });
      return rows.map(({ productId }) => productId).filter((id) => id === shown || id === hidden);
    };
    expect([await named('Yes'), await named('No')]).toEqual([[shown], [hidden]]);
  });

  test('answer the named products that still exist (REV-06)', async () => {
    const [first, second, deleted] = [await addProduct(panel.admin), await addProduct(panel.admin), await addProduct(panel.admin)];
    await panel.admin.call('DeleteProduct', { id: deleted });
    const { rows } = await panel.admin.call('GetProduct', { productIds: [second, deleted, first, 999_999], page: 1 });
    expect(rows.map(({ productId }) => productId).toSorted((a, b) => a - b)).toEqual([first, second]);
    for (const productids of ['', '0', '1,', '1;2', 'all', Array.from({ length: 501 }, (_, id) => id + 1).join(',')])
      expect((await panel.admin.send('GetProduct', { productids })).status).toBe(400);
  });

  test('find a product by its solutions as they are shown (GEN-15)', async () => {
    await addProduct(panel.admin, { name: 'Two Purposes', solution: ['Industrial Solution', 'Other Solution'] });
    const search = '"Industrial Solution, Other Solution"';
    expect(await names({ search })).toEqual(['Two Purposes']);
  });

  test('are open to everyone who is logged in', async () => {
    expect((await panel.visitor().send('GetProductList')).status).toBe(401);
    expect((await (await panel.userWith([])).send('GetProductList')).status).toBe(200);
  });

  test.each([
    ['part of the name with other capitals', 'TROLLEY'],
    ['the shown beginning of the description', 'rust-proof'],
    ['the category', 'medical eq'],
    ['a solution', 'hospital sol'],
    ['the price as shown', '₹1,23,456.70'],
    ['the price without grouping', '123456.70'],
    ['the stock', '41.25'],
    ['two letters', 'zq'],
    ['a percent sign', '5% s'],
    ['Hindi', 'ट्रॉली'],
    ['an apostrophe', "nurse's"],
  ])('find a product by %s (GEN-15)', async (_, search) => {
    const name = "Zq Trolley 5% S ट्रॉली Nurse's";
    const known = await panel.admin.call('GetProductList', { search: 'zq trolley' });
    const change = {
      name,
      description: 'Rust-proof steel.',
      category: 5,
      solution: ['Hospital Solution' as const],
      mrp: 123_456_70,
      stock: 41_25,
    };
    if (known.rows.length === 0) await addProduct(panel.admin, change);
    expect(await names({ search })).toEqual([name]);
  });

  test('find a product by its status, also after approval changes it (GEN-15)', async () => {
    const productId = await addProduct(panel.admin, { name: 'Status Rack' });
    expect(await names({ productId, search: 'pending' })).toEqual(['Status Rack']);
    await panel.admin.call('ApproveProduct', { productId });
    expect(await names({ productId, search: 'pending' })).toEqual([]);
    expect(await names({ productId, search: 'approved' })).toEqual(['Status Rack']);
  });

  test('find a product by its stock in Indian grouping and without (GEN-04, GEN-15)', async () => {
    await addProduct(panel.admin, { name: 'Grouped Chair', stock: 123_456_78 });
    const found = () => Promise.all(['1,23,456.78', '123456.78'].map((stock) => names({ search: `grouped ${stock}` })));
    expect(await found()).toEqual([['Grouped Chair'], ['Grouped Chair']]);
  });

  test('find a product by its new stock after a correction (GEN-15)', async () => {
    const productId = await addProduct(panel.admin, { stock: 71_11 });
    const { rows } = await panel.admin.call('GetProductList', { productId });
    const [product] = rows;
    if (!product) throw new Error('the product is not listed');
    await panel.admin.call('UpdateProduct', { ...product, category: product.categoryId, photo: undefined, stock: 72_22 });
    expect(await names({ search: '72.22' })).toHaveLength(1);
    expect(await names({ search: '71.11' })).toEqual([]);
  });

  test('find nothing by text that the list cuts off, nor across two values (GEN-15, PRD-26)', async () => {
    await addProduct(panel.admin, { name: 'Cutoff', description: `${'visible words '.repeat(5)}beyond` });
    expect(await names({ search: 'beyond' })).toEqual([]);
    expect(await names({ search: '"cutoff visible"' })).toEqual([]);
    expect(await names({ search: 'visible words visible' })).toEqual(['Cutoff']);
  });

  test('sort by name, price, stock or last change, in both orders', async () => {
    for (const [name, mrp, stock] of [
      ['order Beta', 300, 2_00],
      ['Order alpha', 200, 3_00],
      ['Order Gamma', 100, 1_00],
    ] as const) {
      panel.clock.pass(1);
      await addProduct(panel.admin, { name, mrp, stock });
    }
    const search = 'order ';
    expect(await names({ search })).toEqual(['Order alpha', 'order Beta', 'Order Gamma']);
    expect(await names({ search, order: 'desc' })).toEqual(['Order Gamma', 'order Beta', 'Order alpha']);
    expect(await names({ search, sort: 'mrp' })).toEqual(['Order Gamma', 'Order alpha', 'order Beta']);
    expect(await names({ search, sort: 'stock' })).toEqual(['Order Gamma', 'order Beta', 'Order alpha']);
    expect(await names({ search, sort: 'updatedOn', order: 'desc' })).toEqual(['Order Gamma', 'Order alpha', 'order Beta']);
    expect((await panel.admin.send('GetProductList', { sort: 'photo' })).status).toBe(400);
  });

  test('page with the total, and continue after a row', async () => {
    for (let number = 10; number < 17; number++) await addProduct(panel.admin, { name: `Paged ${number}` });
    const page = await panel.admin.call('GetProductList', { search: 'paged', page: 2, pageSize: 3 });
    expect([page.total, page.rows.map((product) => product.name)]).toEqual([7, ['Paged 13', 'Paged 14', 'Paged 15']]);
    expect(await names({ search: 'paged', page: 3, pageSize: 3, after: page.rows.at(-1)?.productId })).toEqual(['Paged 16']);
  });

  test('are also the file product_list.csv, guarded against formulas', async () => {
    await addProduct(panel.admin, { name: '=1+1 Csv', description: 'Two\nlines, "quoted"', mrp: 1_234_567_50, stock: 0 });
    const reply = await panel.admin.send('GetProductList', { search: 'csv', format: 'csv' });
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="product_list.csv"');
    expect(reply.text).toBe(
      'Name,Description,Category,Solution,MRP,Stock,Status,HSN,Unit,GST (%),Nature\r\n\'=1+1 Csv,"Two\nlines, ""quoted""",Office Seating,Office Solution,1234567.50,0.00,Pending,,NOS,,Goods\r\n',
    );
  });
});

describe('a page of the product list', () => {
  beforeAll(async () => {
    const { id: _, ...copy } = await panel.db.selectFrom('products').selectAll().limit(1).executeTakeFirstOrThrow();
    for (let start = 0; start < 3000; start += 100) {
      const rows = Array.from({ length: 100 }, (_each, index) => {
        const number = start + index;
        return { ...copy, name: `Bulk ${number}`, name_key: `bulk ${number}`, mrp_paise: number + 1, stock_hundredths: 0, search_text: '' };
      });
      await panel.db.insertInto('products').values(rows).execute();
    }
    await sql`analyze products`.execute(panel.db);
  });

  test.each([
    ['name', /products_by_name|products_name_key/, 'bulk 1500'],
    ['mrp', /products_by_mrp/, 1500],
    ['stock', /products_by_stock/, 0],
    ['updatedOn', /products_by_update/, '2026-11-20T04:30:00.000Z'],
  ])('by %s is read from an index without sorting, at the start and after a row', async (sort, index, key) => {
    const list = listedProducts(panel.db, {});
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
