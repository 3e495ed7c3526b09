import { messages } from '@vikray/contract/platform/messages.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCompany } from '../../../testing/builders/companies.ts';
import { addOrderWithLines, dispatchPieces } from '../../../testing/builders/dispatches.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { addOrder, addSalesSetup, aQuotation, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { statusCounts } from '../../../testing/builders/statuses.ts';
import { password } from '../../../testing/builders/users.ts';
import type { Caller } from '../../../testing/panel/caller.ts';
import { adminMobile, startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { planOfQuery } from '../../../testing/panel/query-plan.ts';
import { shortagesQuery } from './shortage-store.ts';
import { stockMovementsQuery } from './stock-movement-store.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel();
  setup = await addSalesSetup(panel.admin);
});
afterAll(() => panel.stop());

const today = '2026-11-20';

async function productOf(productId: number) {
  const { rows } = await panel.admin.call('GetProduct', { productId });
  const [product] = rows;
  if (!product) throw new Error(`GetProduct answers no product ${productId}`);
  return product;
}

interface Counted {
  readonly productid: number;
  readonly counted: string;
  readonly stockwhencounted: string;
}

/** Sends a count and answers its status and sentence. */
async function count(lines: readonly Counted[], change: object = {}, caller: Caller = panel.admin) {
  const { status, json } = await caller.send('AddStockCount', { countedon: today, kind: 'Count', lines, ...change });
  return [status, json.data] as const;
}

async function order(productId: number, quantity: number) {
  return addOrderWithLines(panel.admin, aQuotation(setup, [{ productId, quantity, rate: 1000_00 }]));
}

async function purchase(productId: number, purchaseQuantity: number, supplierId?: number) {
  await panel.admin.call('AddPurchase', {
    supplierId: supplierId ?? (await addCompany(panel.admin)),
    invoiceNumber: 'GRN/7',
    date: today,
    lines: [{ productId, purchaseQuantity }],
  });
}

async function movementsOf(productId: number, filter: object = {}) {
  return (await panel.admin.call('GetStockMovement', { productId, ...filter })).rows;
}

async function shortages(filter: object = {}) {
  return (await panel.admin.call('GetShortage', filter)).rows;
}

async function shortageOf(productId: number) {
  return (await shortages()).find((row) => row.productId === productId);
}

describe('a product', () => {
  test('answers what is reserved and free, and its reorder point (DSK-02)', async () => {
    const productId = await addProduct(panel.admin, { stock: 10_50 });
    const placed = await order(productId, 8);
    await dispatchPieces(panel.admin, placed, [3]);
    await order(productId, 6);
    const { json } = await panel.admin.send('GetProduct', { productid: productId });
    const shown = { fld_stock: '7.50', fld_reserved: 11, fld_free: '-3.50', fld_reorderlevel: '', fld_reorderquantity: '' };
    expect(json.data[0]).toMatchObject(shown);
    expect((await panel.admin.send('GetProductList', { productid: productId })).json.data[0]).toMatchObject(shown);
  });

  test('takes its reorder point without becoming Pending; a key left out stays, a blank one is taken out (DSK-37)', async () => {
    const productId = await addProduct(panel.admin);
    await panel.admin.call('ApproveProduct', { productId });
    const set = async (change: object) => {
      const { version } = await productOf(productId);
      return (await panel.admin.send('UpdateProductControl', { productid: productId, version, ...change })).status;
    };
    expect(await set({ reorderlevel: '4', reorderquantity: 12.5 })).toBe(200);
    expect(await set({ code: 'LEVEL-1' })).toBe(200);
    expect(await productOf(productId)).toMatchObject({ reorderLevel: 4_00, reorderQuantity: 12_50, code: 'LEVEL-1', status: 'Approved' });
    expect(await set({ reorderlevel: '0', reorderquantity: '' })).toBe(200);
    expect(await productOf(productId)).toMatchObject({ reorderLevel: 0, reorderQuantity: null });
    expect(await set({ reorderlevel: '' })).toBe(200);
    expect((await productOf(productId)).reorderLevel).toBeNull();
  });

  test.each([
    [{ reorderlevel: '-1' }, 'Please enter a valid Reorder Level.'],
    [{ reorderlevel: 'few' }, 'Please enter a valid Reorder Level.'],
    [{ reorderquantity: '0' }, 'Please enter a valid Reorder Quantity.'],
    [{ reorderquantity: '1.234' }, 'Please enter a valid Reorder Quantity.'],
  ])('refuses the reorder point %j (DSK-37)', async (change, sentence) => {
    const productId = await addProduct(panel.admin);
    const { status, json } = await panel.admin.send('UpdateProductControl', { productid: productId, version: 1, ...change });
    expect([status, json.data]).toEqual([400, sentence]);
  });

  test('keeps its reorder point when it is edited with the documented body (DSK-37)', async () => {
    const productId = await addProduct(panel.admin);
    await panel.admin.call('UpdateProductControl', { productId, version: 1, reorderLevel: 3_00, reorderQuantity: 5_00 });
    const { category: _, categoryId, photo: __, ...product } = await productOf(productId);
    await panel.admin.call('UpdateProduct', { ...product, category: categoryId, mrp: 5_00 });
    expect(await productOf(productId)).toMatchObject({ mrp: 5_00, reorderLevel: 3_00, reorderQuantity: 5_00 });
  });
});

describe('AddStockCount', () => {
  test('moves the stock by the difference and answers 201 with the new StockCountId (DSK-34, DSK-35)', async () => {
    const [fewer, same, more] = [await addProduct(panel.admin), await addProduct(panel.admin), await addProduct(panel.admin)];
    const lines = [
      { productid: more, counted: '12.25', stockwhencounted: '10.00' },
      { productid: same, counted: '10.00', stockwhencounted: '10.00' },
      { productid: fewer, counted: '7', stockwhencounted: '10' },
    ];
    expect(await count(lines)).toEqual([201, [{ StockCountId: expect.any(Number) }]]);
    const stocks = [await productOf(fewer), await productOf(same), await productOf(more)].map(({ stock }) => stock);
    expect(stocks).toEqual([7_00, 10_00, 12_25]);
    expect((await movementsOf(same)).map(({ reason }) => reason)).toEqual(['Opening']);
  });

  test('leaves dispatched what was dispatched between counting and saving, and purchased what was purchased (DSK-35)', async () => {
    const productId = await addProduct(panel.admin, { stock: 10_00 });
    await dispatchPieces(panel.admin, await order(productId, 4), [4]);
    await purchase(productId, 20_00);
    expect((await count([{ productid: productId, counted: '9', stockwhencounted: '10' }]))[0]).toBe(201);
    expect((await productOf(productId)).stock).toBe(25_00);
  });

  test('below zero refuses the whole sheet and names the product (DSK-35)', async () => {
    const [kept, productId] = [await addProduct(panel.admin), await addProduct(panel.admin, { name: 'Fowler Bed', stock: 5_00 })];
    await dispatchPieces(panel.admin, await order(productId, 4), [4]);
    const lines = [
      { productid: kept, counted: '1', stockwhencounted: '10' },
      { productid: productId, counted: '3', stockwhencounted: '5' },
    ];
    expect(await count(lines)).toEqual([409, 'The stock of Fowler Bed would fall below zero.']);
    expect([(await productOf(kept)).stock, (await productOf(productId)).stock]).toEqual([10_00, 1_00]);
    expect(await panel.db.selectFrom('stock_count_lines').select('id').where('product_id', '=', kept).execute()).toEqual([]);
  });

  test.each(['Damage', 'Loss', 'Found', 'Sample'])('takes the kind %s with its reason, which the ledger keeps (DSK-34)', async (kind) => {
    const productId = await addProduct(panel.admin, { stock: 5_00 });
    const lines = [{ productid: productId, counted: '4', stockwhencounted: '5' }];
    for (const remark of [undefined, '', '  ']) expect(await count(lines, { kind, remark })).toEqual([400, 'Please enter the reason.']);
    expect((await count(lines, { kind, remark: 'Rain in the store' }))[0]).toBe(201);
    expect((await movementsOf(productId)).at(-1)).toMatchObject({ reason: kind, quantity: -1_00, balance: 4_00 });
    const entries = await panel.admin.call('GetTimeline', { record: 'product', recordId: productId, kind: 'Stock' });
    expect(entries[0]?.text).toMatch(new RegExp(`^changed the stock of .+ by −1, ${kind.toLowerCase()}: Rain in the store$`));
  });

  test.each([
    [{ lines: [] }, 'Please count at least one product.'],
    [{ countedon: '' }, 'Please select the date of the count.'],
    [
      { countedon: '2026-11-30', lines: [{ productid: 1, counted: '1', stockwhencounted: '1' }] },
      'The date of the count cannot be in the future.',
    ],
    [{ kind: 'Theft' }, 'Please select what you have counted.'],
    [{ lines: [{ productid: 1, counted: '', stockwhencounted: '1' }] }, 'Please enter the counted stock.'],
    [{ lines: [{ productid: 1, counted: '-1', stockwhencounted: '1' }] }, 'Please enter the counted stock.'],
    [{ lines: [{ productid: 999_999, counted: '1', stockwhencounted: '1' }] }, 'Please select Product.'],
    [
      {
        lines: [
          { productid: 1, counted: '1', stockwhencounted: '1' },
          { productid: '1', counted: '2', stockwhencounted: '1' },
        ],
      },
      'A product can be counted only once in a stock count.',
    ],
  ])('refuses a wrong count (%#) with «%s» (DSK-34)', async (change, sentence) => {
    await addProduct(panel.admin);
    expect(await count([], change)).toEqual([400, sentence]);
  });

  test('takes 500 products at once, and not one more (DSK-34)', async () => {
    const productIds: number[] = [];
    for (let number = 0; number < 501; number++) productIds.push(await addProduct(panel.admin, { stock: 1_00 }));
    const lines = productIds.map((productid) => ({ productid, counted: '2', stockwhencounted: '1' }));
    expect(await count(lines)).toEqual([400, 'A stock count can have at most 500 products.']);
    expect((await count(lines.slice(0, 500)))[0]).toBe(201);
    const last = [productIds[0] ?? 0, productIds[499] ?? 0, productIds[500] ?? 0];
    expect(await Promise.all(last.map(async (id) => (await productOf(id)).stock))).toEqual([2_00, 2_00, 1_00]);
  });

  test('counts a deleted product, for which orders may still wait (DSK-34)', async () => {
    const productId = await addProduct(panel.admin, { stock: 2_00 });
    const placed = await order(productId, 3);
    await panel.admin.call('DeleteProduct', { id: productId });
    expect((await count([{ productid: productId, counted: '3', stockwhencounted: '2' }]))[0]).toBe(201);
    await dispatchPieces(panel.admin, placed, [3]);
    expect((await movementsOf(productId)).at(-1)?.balance).toBe(0);
  });

  test('asks for its right, and is entered once under its key (DSK-34)', async () => {
    const productId = await addProduct(panel.admin, { stock: 5_00 });
    const lines = [{ productid: productId, counted: '4', stockwhencounted: '5' }];
    expect(await count(lines, {}, await panel.userWith(['Stock List', 'Edit Product']))).toEqual([403, messages.notAuthorised]);
    const counter = await panel.userWith(['Add Stock Count']);
    const body = { countedon: today, kind: 'Count', lines };
    const key = crypto.randomUUID();
    const twice = [await counter.send('AddStockCount', body, { key }), await counter.send('AddStockCount', body, { key })];
    expect(new Set(twice.map(({ text }) => text)).size).toBe(1);
    expect((await productOf(productId)).stock).toBe(4_00);
  });

  test('of many at once, as many pass as the stock allows (DSK-35)', async () => {
    const productId = await addProduct(panel.admin, { stock: 3_00 });
    const lines = [{ productId, counted: 2_00, stockWhenCounted: 3_00 }];
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => panel.admin.ask('AddStockCount', { countedOn: today, kind: 'Count', lines })),
    );
    expect(statusCounts(replies)).toEqual({ 201: 3, 409: 5 });
    expect((await productOf(productId)).stock).toBe(0);
  });
});

describe('GetStock', () => {
  test('answers what there is of each product, by category and stock, and is a file (DSK-36)', async () => {
    const marked = async (name: string, stock: number, level: number | null) => {
      const productId = await addProduct(panel.admin, { name: `Trolley ${name}`, stock });
      await panel.admin.call('UpdateProductControl', { productId, version: 1, code: `TR-${name}`, reorderLevel: level });
      return productId;
    };
    const [none, low, free] = [await marked('None', 0, null), await marked('Low', 4_00, 2_00), await marked('Free', 4_00, null)];
    await order(low, 2);
    const found = async (filter: object) =>
      (await panel.admin.call('GetStock', { search: 'trolley', ...filter })).rows.map(({ productId }) => productId);
    expect(await found({})).toEqual([free, low, none]);
    expect([await found({ stock: 'None' }), await found({ stock: 'Low' }), await found({ stock: 'Free' })]).toEqual([
      [none],
      [low],
      [free, low],
    ]);
    expect([await found({ category: 1 }), await found({ category: 2 })]).toEqual([[free, low, none], []]);
    const { json } = await panel.admin.send('GetStock', { search: 'tr-low', page: 1 });
    expect(json).toEqual({
      data: [
        {
          fld_productid: low,
          fld_code: 'TR-Low',
          fld_name: 'Trolley Low',
          fld_category: expect.any(String),
          fld_photo: '',
          fld_unit: 'NOS',
          fld_stock: '4.00',
          fld_reserved: 2,
          fld_free: '2.00',
          fld_reorderlevel: '2.00',
          fld_reorderquantity: '',
        },
      ],
      total: 1,
    });
    const file = await panel.admin.send('GetStock', { search: 'tr-low', format: 'csv' });
    expect(file.text.split('\r\n')[0]).toBe('Code,Product,Category,Unit,Stock,Reserved,Free,Reorder Level,Reorder Quantity');
    expect(file.text.split('\r\n')[1]).toMatch(/^TR-Low,Trolley Low,[^,]+,NOS,4\.00,2,2\.00,2\.00,$/);
  });
});

describe('GetStockMovement', () => {
  test('answers each movement with its document, oldest first: the last balance is the stock (DSK-36)', async () => {
    const productId = await addProduct(panel.admin, { stock: 10_00 });
    await purchase(productId, 5_50);
    const placed = await order(productId, 4);
    await dispatchPieces(panel.admin, placed, [4]);
    await count([{ productid: productId, counted: '11', stockwhencounted: '11.50' }]);
    const { rows: orders } = await panel.admin.call('GetOrder', { orderId: placed.orderId });
    const { json } = await panel.admin.send('GetStockMovement', { productid: productId, page: 1 });
    const shown = { fld_movementid: expect.any(Number), fld_at: '2026-11-20T04:30:00.000Z', fld_who: 'Administrator' };
    expect(json).toEqual({
      data: [
        { ...shown, fld_reason: 'Opening', fld_quantity: '10.00', fld_balance: '10.00', fld_document: '' },
        { ...shown, fld_reason: 'Purchase', fld_quantity: '5.50', fld_balance: '15.50', fld_document: 'GRN/7' },
        { ...shown, fld_reason: 'Dispatch', fld_quantity: '-4.00', fld_balance: '11.50', fld_document: orders[0]?.number },
        {
          ...shown,
          fld_reason: 'Count',
          fld_quantity: '-0.50',
          fld_balance: '11.00',
          fld_document: expect.stringMatching(/^Stock count \d+$/),
        },
      ],
      total: 4,
    });
    expect((await productOf(productId)).stock).toBe(11_00);
  });

  test('of some days counts what moved before them, and continues page by page (DSK-36)', async () => {
    const productId = await addProduct(panel.admin, { stock: 1_00 });
    panel.clock.pass(24 * 60);
    await panel.admin.logIn(adminMobile, password);
    for (const stock of [1, 2, 3]) await count([{ productid: productId, counted: String(stock + 1), stockwhencounted: String(stock) }]);
    const balances = async (filter: object) => (await movementsOf(productId, filter)).map(({ balance }) => balance / 100);
    expect(await balances({ from: '2026-11-21' })).toEqual([2, 3, 4]);
    expect(await balances({ to: today })).toEqual([1]);
    expect(await balances({ from: '2026-11-21', order: 'desc', page: 1, pageSize: 2 })).toEqual([4, 3]);
    const [, second] = await movementsOf(productId);
    expect(await balances({ page: 2, pageSize: 2, after: second?.movementId })).toEqual([3, 4]);
    expect(await balances({ search: 'opening' })).toEqual([1]);
    panel.clock.pass(-24 * 60);
    await panel.admin.logIn(adminMobile, password);
  });

  test('is also a file, asks for a login and a product, and is read from the index of the ledger (DSK-36)', async () => {
    const productId = await addProduct(panel.admin, { stock: 1_00 });
    const file = await panel.admin.send('GetStockMovement', { productid: productId, format: 'csv' });
    expect(file.text).toBe('Date,Reason,Document,Quantity,Balance,User\r\n20-11-2026 10:00,Opening,,1.00,1.00,Administrator\r\n');
    expect((await panel.visitor().send('GetStockMovement', { productid: productId })).status).toBe(401);
    expect((await panel.admin.send('GetStockMovement', {})).status).toBe(400);
    expect(await planOfQuery(panel.db, stockMovementsQuery({ productId }))).toMatch(/stock_movements_by_instant/);
  });
});

describe('GetShortage', () => {
  test('answers what orders need beyond the stock, with the last supplier (DSK-29)', async () => {
    const supplierId = await addCompany(panel.admin, { name: 'Sahyadri Steel' });
    const productId = await addProduct(panel.admin, { name: 'Crash Cart', stock: 1_00 });
    await purchase(productId, 1_50);
    await purchase(productId, 1_00, supplierId);
    await order(productId, 5);
    await order(productId, 3);
    const { json } = await panel.admin.send('GetShortage', { search: 'crash cart', page: 1 });
    expect(json).toEqual({
      data: [
        {
          fld_productid: productId,
          fld_code: '',
          fld_name: 'Crash Cart',
          fld_pending: 8,
          fld_stock: '3.50',
          fld_short: '4.50',
          fld_neededby: '',
          fld_supplierid: supplierId,
          fld_supplier: 'Sahyadri Steel',
          fld_propose: 5,
        },
      ],
      total: 1,
    });
    expect((await shortages({ supplierId })).map((row) => row.productId)).toEqual([productId]);
  });

  test('is needed by the earliest promise of its open lines, and the most urgent comes first (DSK-29)', async () => {
    const [late, soon, whenever] = [
      await addProduct(panel.admin, { name: 'Ward Stool Late', stock: 0 }),
      await addProduct(panel.admin, { name: 'Ward Stool Soon', stock: 0 }),
      await addProduct(panel.admin, { name: 'Ward Stool Whenever', stock: 0 }),
    ];
    const promise = async (productId: number, promisedOn: string) => {
      const { orderId } = await order(productId, 1);
      const [placed] = (await panel.admin.call('GetOrder', { orderId })).rows;
      await panel.admin.call('UpdateOrderPromise', { orderId, version: placed?.version ?? 1, promisedOn });
      return orderId;
    };
    await order(whenever, 9);
    await promise(late, '2026-12-24');
    await promise(late, '2026-12-20');
    const first = await promise(soon, '2026-12-12');
    await promise(soon, '2026-12-14');
    const found = async () => (await shortages({ search: 'ward stool' })).map(({ productId, neededBy }) => [productId, neededBy]);
    expect(await found()).toEqual([
      [soon, '2026-12-12'],
      [late, '2026-12-20'],
      [whenever, ''],
    ]);
    const [lineId = 0] = (await panel.admin.call('GetOrderProduct', { orderId: first })).map(({ id }) => id);
    await purchase(soon, 1_00);
    await dispatchPieces(panel.admin, { orderId: first, lineIds: [lineId] }, [1]);
    expect((await found())[0]).toEqual([soon, '2026-12-14']);
  });

  test('with a stock of 0.01, a piece is still short (DSK-29, DSK-30)', async () => {
    const productId = await addProduct(panel.admin, { stock: 1 });
    await order(productId, 1);
    expect(await shortageOf(productId)).toMatchObject({ stock: 1, short: 99, propose: 1 });
  });

  test.each([
    // Stock, ordered, level, quantity: what is proposed, or nothing.
    [10_00, 0, null, null, undefined],
    [10_00, 10, null, null, undefined],
    [10_00, 12, null, 50_00, 2],
    [10_00, 0, 9_99, 50_00, undefined],
    [10_00, 0, 10_00, null, 0],
    [10_00, 4, 6_00, 20_00, 20],
    [10_00, 4, 30_50, 20_00, 25],
    [10_00, 40, 5_00, 20_00, 35],
    [0, 0, 0, 7_25, 8],
  ])(
    'of a stock of %i with %i ordered, level %s and quantity %s proposes %s (DSK-29, DSK-30)',
    async (stock, ordered, level, quantity, proposed) => {
      const productId = await addProduct(panel.admin, { stock });
      await panel.admin.call('UpdateProductControl', { productId, version: 1, reorderLevel: level, reorderQuantity: quantity });
      if (ordered > 0) await order(productId, ordered);
      expect((await shortageOf(productId))?.propose).toBe(proposed);
    },
  );

  test('leaves out deleted products, which cannot be purchased (DSK-29)', async () => {
    const productId = await addProduct(panel.admin, { stock: 0 });
    await order(productId, 2);
    expect(await shortageOf(productId)).toMatchObject({ pending: 2 });
    await panel.admin.call('DeleteProduct', { id: productId });
    expect(await shortageOf(productId)).toBeUndefined();
  });

  test('orders by name, shortage and supplier, and is a file (DSK-29)', async () => {
    const rows = await shortages({ sort: 'short', order: 'desc' });
    expect(rows.map(({ short }) => short)).toEqual(rows.map(({ short }) => short).toSorted((a, b) => b - a));
    const names = (await shortages({ sort: 'name' })).map(({ name }) => name.toLowerCase());
    expect(names).toEqual(names.toSorted());
    const suppliers = (await shortages({ sort: 'supplier', order: 'asc' })).map(({ supplier }) => supplier.toLowerCase());
    expect(suppliers).toEqual(suppliers.toSorted());
    const file = await panel.admin.send('GetShortage', { search: 'crash cart', format: 'csv' });
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="shortage_list.csv"');
    expect(file.text.split('\r\n')).toEqual([
      'Code,Product,Pending,Stock,Short,Needed by,Last Supplier,Propose',
      ',Crash Cart,8,3.50,4.50,,Sahyadri Steel,5',
      '',
    ]);
    expect((await panel.visitor().send('GetShortage')).status).toBe(401);
  });

  test('finds open lines, products and purchases by their indexes (DSK-29)', async () => {
    const plan = await planOfQuery(panel.db, shortagesQuery());
    expect(plan).toMatch(/order_lines_open/);
    expect(plan).toMatch(/purchases_by_product/);
  });
});

describe('the bell', () => {
  test('counts the products at their reorder level for those who purchase, each once (DSK-39)', async () => {
    const buyer = await panel.userWith(['Add Purchase']);
    const said = async (caller: Caller) => (await caller.call('GetNotifications', {})).find(({ page }) => page === 'shortages');
    const before = (await said(buyer))?.count ?? 0;
    const productId = await addProduct(panel.admin, { stock: 5_00 });
    await panel.admin.call('UpdateProductControl', { productId, version: 1, reorderLevel: 3_00 });
    expect((await said(buyer))?.count ?? 0).toBe(before);
    await addOrder(panel.admin, aQuotation(setup, [{ productId, quantity: 2, rate: 1000_00 }]));
    expect(await said(buyer)).toEqual({
      text: `${before + 1} ${before === 0 ? 'product is at or below its' : 'products are at or below their'} reorder level`,
      count: before + 1,
      page: 'shortages',
    });
    expect(await said(await panel.userWith(['Stock List']))).toBeUndefined();
    await purchase(productId, 1_00);
    expect((await said(buyer))?.count ?? 0).toBe(before);
  });
});
