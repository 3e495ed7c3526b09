import { bestMatch } from '@vikray/contract/platform/declare-list.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProduct } from '../../../testing/builders/products.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { planOfQuery } from '../../../testing/panel/query-plan.ts';
import { candidatesOf } from '../platform/database/lists/indexed-filters.ts';
import { listedProducts, type ProductFilter } from './product-store.ts';

let panel: TestPanel;
let plain: number;
let other: number;
beforeAll(async () => {
  panel = await startTestPanel();
  plain = await addProduct(panel.admin, { stock: 5_00, solution: ['Hospital Solution'], visible: 'Yes' });
  other = await addProduct(panel.admin, { stock: 0, solution: ['Office Solution', 'Other Solution'], visible: 'No' });
  await panel.admin.send('ApproveProduct', { productid: other });
});
afterAll(() => panel.stop());

async function found(filters: Record<string, unknown>): Promise<number[]> {
  const { json } = await panel.admin.send('GetProductList', { page: 1, ...filters });
  return json.data.map((row: { fld_productid: number }) => row.fld_productid);
}

describe('GetProductList', () => {
  test('keeps those with the status, solution, visibility, category and stock (FND-17)', async () => {
    expect(await found({ status: 'Approved' })).toEqual([other]);
    expect(await found({ status: 'Pending' })).toEqual([plain]);
    expect(await found({ solution: 'Other Solution' })).toEqual([other]);
    expect(await found({ visible: 'Yes', solution: 'Hospital Solution' })).toEqual([plain]);
    expect(await found({ stock: 'None' })).toEqual([other]);
    const [product] = (await panel.admin.call('GetProductList', { productId: plain })).rows;
    expect(await found({ category: product?.categoryId, stock: 'None', status: 'Pending' })).toEqual([]);
    expect(await found({ category: product?.category })).toContain(plain);
    expect(await found({ category: 'No Such Category' })).toEqual([]);
  });

  test('a picker opens with its filtered records before anything is typed (QUO-14)', async () => {
    const { status, json } = await panel.admin.send('GetProduct', { visible: 'Yes', sort: bestMatch, page: 1 });
    expect([status, json.data.map((row: { fld_productid: number }) => row.fld_productid)]).toEqual([200, [plain]]);
  });

  test.each([
    ['status', 'Sold', 'Status is not one of the choices.'],
    ['solution', 'Hospital', 'Solution is not one of the choices.'],
    ['visible', 'Maybe', 'Visible is not one of the choices.'],
    ['stock', '0', 'Stock is not one of the choices.'],
  ])('refuses %s=%s with a sentence that names it (FND-17)', async (filter, value, sentence) => {
    const { status, json } = await panel.admin.send('GetProductList', { page: 1, [filter]: value });
    expect([status, json.data]).toEqual([400, sentence]);
  });

  const filters: [ProductFilter, RegExp][] = [
    [{ status: 'Pending' }, /products_(by_status|pending)/],
    [{ category: 2 }, /products_by_category_id/],
    [{ solution: 'Office Solution' }, /products_by_solution/],
    [{ visible: 'No' }, /products_by_visible/],
    [{ stock: 'None' }, /products_by_stock/],
  ];

  test.each(filters)('is served by an index for %o (FND-17)', async (filter, index) => {
    const [only] = candidatesOf(listedProducts(panel.db, filter));
    if (!only) throw new Error('There is one filter');
    expect(await planOfQuery(panel.db, only)).toMatch(index);
  });
});
