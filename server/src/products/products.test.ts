import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPicture, imageForm, uploadPicture } from '../../../testing/builders/images.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { addProduct, aProduct } from '../../../testing/builders/products.ts';
import { statusCounts } from '../../../testing/builders/statuses.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

async function add(change: Parameters<typeof aProduct>[0] = {}) {
  return read(await addProduct(panel.admin, change));
}

async function read(productId: number) {
  const { rows } = await panel.admin.call('GetProductList', { productId });
  const [product] = rows;
  if (!product) throw new Error(`product ${productId} is not listed`);
  return product;
}

/** What a browser sends to save a product it has loaded. */
function asEdited({ category: _, photo: __, updatedOn: ___, categoryId, ...product }: Awaited<ReturnType<typeof read>>) {
  return { ...product, category: categoryId, originalStock: product.stock };
}

/** The documented body of AddProduct. */
const documented = {
  solution: 'Hospital Solution,Office Solution',
  category: 4,
  name: 'Fowler Bed',
  description: 'Two functions, on castors.',
  mrp: '1200.00',
  stock: '12.50',
  warranty: 'Two Year',
  delivery: 'Exclusive',
  paymentterms: 'Cash on Delivery',
  visible: 'No',
  status: 'Approved',
  updatedby: 999,
  updatedon: '20 November 2026 at 10:00:00 am',
};

describe('AddProduct', () => {
  test('takes the documented body and answers 201 with the new ProductId (PRD-17, PRD-18, PRD-30, API-11)', async () => {
    const reply = await panel.admin.send('AddProduct', documented);
    expect([reply.status, reply.json]).toEqual([201, { data: [{ ProductId: expect.any(Number) }] }]);
    const { json } = await panel.admin.send('GetProduct', { productid: reply.json.data[0].ProductId });
    expect(json.data).toEqual([
      {
        fld_productid: reply.json.data[0].ProductId,
        fld_name: 'Fowler Bed',
        fld_code: '',
        fld_category: 'Hospital Furniture',
        fld_category_id: 4,
        fld_solution: 'Hospital Solution,Office Solution',
        fld_description: 'Two functions, on castors.',
        fld_photo: '',
        fld_mrp: '1200.00',
        fld_stock: '12.50',
        fld_status: 'Pending',
        fld_warranty: 'Two Year',
        fld_delivery: 'Exclusive',
        fld_paymentterms: 'Cash on Delivery',
        fld_visible: 'No',
        fld_updatedon: '2026-11-20T04:30:00.000Z',
        fld_floorprice: '',
        fld_version: 1,
        fld_hsn: '',
        fld_unit: 'NOS',
        fld_gstpercent: '',
        fld_nature: 'Goods',
        fld_reserved: 0,
        fld_free: '12.50',
        fld_reorderlevel: '',
        fld_reorderquantity: '',
      },
    ]);
  });

  test('is Pending whatever the request says, and entered by the logged-in user (PRD-24)', async () => {
    const adder = await panel.userWith(['Add Product']);
    const { json } = await adder.send('AddProduct', { ...documented, name: 'Pending Bed', updatedby: 1 });
    const stored = await panel.db
      .selectFrom('products')
      .select(['status', 'entered_by_id', 'updated_by_id'])
      .where('id', '=', json.data[0].ProductId)
      .executeTakeFirst();
    expect(stored).toEqual({ status: 'Pending', entered_by_id: adder.userId, updated_by_id: adder.userId });
  });

  test.each([
    [1200, '1200.00'],
    [12.1, '12.10'],
    ['12.34', '12.34'],
    ['7', '7.00'],
    [' 7.5 ', '7.50'],
    [0.07, '0.07'],
    ['99999999999.99', '99999999999.99'],
    ['₹1,00,000/-', '100000.00'],
  ])('accepts the price %j and answers %j (PRD-10, P3-30)', async (mrp, text) => {
    const { json } = await panel.admin.send('AddProduct', { ...documented, name: `Priced ${JSON.stringify(mrp)}`, mrp });
    const list = await panel.admin.send('GetProductList', { productid: json.data[0].ProductId });
    expect(list.json.data[0].fld_mrp).toBe(text);
  });

  test.each<[object, string, string]>([
    [{ solution: '' }, 'Please select Product Solutions.', 'PRD-07'],
    [{ solution: undefined }, 'Please select Product Solutions.', 'PRD-07'],
    [{ solution: 'Office Solution,Kitchen Solution' }, 'Solution is not one of the choices.', 'PRD-12'],
    [{ category: '' }, 'Please select Product Category.', 'PRD-17'],
    [{ category: 4711 }, 'Please select Product Category.', 'PRD-17'],
    [{ name: '  ' }, 'Please enter Product Name.', 'PRD-08'],
    [{ name: undefined }, 'Please enter Product Name.', 'PRD-08'],
    [{ mrp: 0 }, 'Please enter Product MRP.', 'PRD-09'],
    [{ mrp: '0.00' }, 'Please enter Product MRP.', 'PRD-09'],
    [{ mrp: '' }, 'Please enter Product MRP.', 'PRD-09'],
    [{ mrp: '12.345' }, 'Please enter Product MRP.', 'PRD-10'],
    [{ mrp: 12.345 }, 'Please enter Product MRP.', 'PRD-10'],
    [{ mrp: -5 }, 'Please enter Product MRP.', 'PRD-09'],
    [{ mrp: '12499,50' }, 'Please enter Product MRP.', 'PRD-10'],
    [{ mrp: '1e3' }, 'Please enter Product MRP.', 'PRD-10'],
    [{ mrp: 1e21 }, 'Please enter Product MRP.', 'PRD-10'],
    [{ stock: '12.345' }, 'Stock must be a number with at most two decimals.', 'PRD-10'],
    [{ stock: -1 }, 'Stock must be a number with at most two decimals.', 'PRD-10'],
    [{ stock: undefined }, 'Stock must be a number with at most two decimals.', 'PRD-10'],
    [{ warranty: 'Ten Year' }, 'Warranty is not one of the choices.', 'PRD-13'],
    [{ delivery: 'Maybe' }, 'Delivery is not one of the choices.', 'PRD-14'],
    [{ paymentterms: 'Barter' }, 'Payment terms is not one of the choices.', 'PRD-15'],
    [{ visible: 'yes' }, 'Visible is not one of the choices.', 'PRD-16'],
  ])('refuses %j with «%s» (%s)', async (change, sentence) => {
    const reply = await panel.admin.send('AddProduct', { ...documented, name: 'Never Saved', ...change });
    expect([reply.status, reply.json.data]).toEqual([400, sentence]);
    expect((await panel.admin.call('GetProductList', { search: 'never saved' })).rows).toEqual([]);
  });

  test('takes a rate of GST with its sign', async () => {
    const { json } = await panel.admin.send('AddProduct', { ...documented, name: 'Counted', gstpercent: '12.5 %' });
    expect((await panel.admin.send('GetProduct', { productid: json.data[0].ProductId })).json.data[0].fld_gstpercent).toBe('12.50');
  });

  test('joins solutions in the order in which they are offered, each once (PRD-17)', async () => {
    const { json } = await panel.admin.send('AddProduct', {
      ...documented,
      name: 'Solved',
      solution: ' Other Solution, Hospital Solution ,Other Solution',
    });
    expect((await panel.admin.send('GetProduct', { productid: json.data[0].ProductId })).json.data[0].fld_solution).toBe(
      'Hospital Solution,Other Solution',
    );
  });

  test.each(['steel cot', '  STEEL   cot ', 'ＳＴＥＥＬ cot'])(
    'refuses a second product of the same name: %j (PRD-18, PRD-23)',
    async (name) => {
      await panel.admin.ask('AddProduct', aProduct({ name: 'Steel Cot' }));
      const reply = await panel.admin.ask('AddProduct', aProduct({ name }));
      expect([reply.status, reply.json]).toEqual([
        409,
        { data: 'Product already Present.', error: { code: 'ProductAlreadyPresent', field: 'name', requestId: expect.any(String) } },
      ]);
    },
  );

  test('adds only one of many simultaneous products with the same name, with its stock once (PRD-18)', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => panel.admin.ask('AddProduct', aProduct({ name: 'Raced Product' }))));
    expect(statusCounts(replies)).toEqual({ 201: 1, 409: 11 });
    const movements = await panel.db
      .selectFrom('stock_movements')
      .innerJoin('products', 'products.id', 'product_id')
      .where('name', '=', 'Raced Product')
      .select('quantity_hundredths')
      .execute();
    expect(movements).toEqual([{ quantity_hundredths: 10_00 }]);
  });

  test('saves the picture together with the product', async () => {
    const photo = await uploadPicture(panel.admin, 'Product');
    expect((await add({ photo })).photo).toBe(photo);
  });

  test('refuses a picture that was never uploaded, and saves nothing', async () => {
    const reply = await panel.admin.ask('AddProduct', aProduct({ name: 'Without Picture', photo: `/api/images/${'0'.repeat(64)}.jpg` }));
    expect([reply.status, reply.json.data]).toEqual([400, 'This image has not been uploaded.']);
    expect((await panel.admin.call('GetProductList', { search: 'without picture' })).rows).toEqual([]);
  });

  test('requires the right (PRD-11)', async () => {
    expect((await panel.visitor().ask('AddProduct', aProduct())).status).toBe(401);
    const reply = await (await panel.userWith(['Edit Product', 'Product List'])).ask('AddProduct', aProduct());
    expect([reply.status, reply.json.data]).toEqual([403, 'You are not authorised to continue.']);
  });
});

describe('UpdateProductPhoto', () => {
  test('completes the documented sequence: the address ends with the file name from AddImage (PRD-19, PRD-20, PRD-21)', async () => {
    const { productId } = await add();
    const uploaded = await panel.admin.sendForm('AddImage', imageForm('Product', String(productId), await aPicture()));
    const photo = `https://images.example.in/Product/${uploaded.json.Message.filename}`;
    const reply = await panel.admin.send('UpdateProductPhoto', { productid: productId, photo });
    expect([reply.status, reply.json]).toEqual([200, { data: [{ ProductId: productId }] }]);
    expect((await read(productId)).photo).toBe(uploaded.json.data[0].url);
  });

  test('makes an approved product pending again, as every edit does (PRD-36)', async () => {
    const { productId } = await add();
    await panel.admin.call('ApproveProduct', { productId });
    await panel.admin.call('UpdateProductPhoto', { productId, photo: await uploadPicture(panel.admin, 'Product') });
    expect((await read(productId)).status).toBe('Pending');
  });

  test.each(['', 'nobody.jpg', 'https://elsewhere.example.in/x.jpg', `/api/images/${'f'.repeat(64)}.jpg`, "x' or '1'='1"])(
    'refuses the unknown picture %j and keeps the present one',
    async (photo) => {
      const product = await add({ photo: await uploadPicture(panel.admin, 'Product') });
      const reply = await panel.admin.send('UpdateProductPhoto', { productid: product.productId, photo });
      expect([reply.status, reply.json.data]).toEqual([400, 'This image has not been uploaded.']);
      expect(await read(product.productId)).toEqual(product);
    },
  );

  test('does not take another folder’s picture by its file name', async () => {
    const { productId } = await add();
    await panel.admin.sendForm('AddImage', imageForm('Company', 'logo-of-ours', await aPicture()));
    expect((await panel.admin.send('UpdateProductPhoto', { productid: productId, photo: 'logo-of-ours.jpg' })).status).toBe(400);
  });

  test('lets users without Edit Product complete only their own pending products', async () => {
    const adder = await panel.userWith(['Add Product']);
    const photo = await uploadPicture(adder, 'Product');
    const own = await addProduct(adder);
    expect((await adder.ask('UpdateProductPhoto', { productId: own, photo })).status).toBe(200);
    await panel.admin.call('ApproveProduct', { productId: own });
    const foreign = await addProduct(panel.admin);
    for (const productId of [own, foreign]) {
      expect((await adder.ask('UpdateProductPhoto', { productId, photo })).status).toBe(403);
    }
    expect((await read(own)).status).toBe('Approved');
    expect((await read(foreign)).photo).toBe('');
  });
});

describe('UpdateProduct', () => {
  test('takes the documented body, makes it Pending again, and finds it by its new name (PRD-35, PRD-36)', async () => {
    const { productId } = await add({ name: 'Old Bench' });
    await panel.admin.call('ApproveProduct', { productId });
    const reply = await panel.admin.send('UpdateProduct', { ...documented, productid: productId, name: 'New Bench', stock: '10.00' });
    expect([reply.status, reply.json]).toEqual([200, { data: [{ ProductId: productId }] }]);
    expect(await read(productId)).toMatchObject({
      name: 'New Bench',
      status: 'Pending',
      categoryId: 4,
      mrp: 1200_00,
      stock: 10_00,
      visible: 'No',
      version: 3,
    });
    expect((await panel.admin.call('GetProduct', { search: 'new bench' })).rows).toHaveLength(1);
    expect((await panel.admin.call('GetProduct', { search: 'old bench' })).rows).toEqual([]);
  });

  test('keeps the picture when the request names none', async () => {
    const product = await add({ photo: await uploadPicture(panel.admin, 'Product') });
    await panel.admin.call('UpdateProduct', { ...asEdited(product), description: 'Another text' });
    expect((await read(product.productId)).photo).toBe(product.photo);
  });

  test('refuses a change that is based on an older version: the other user’s change is not lost', async () => {
    const product = await add();
    await panel.admin.call('UpdateProduct', { ...asEdited(product), mrp: 111_00 });
    const reply = await panel.admin.ask('UpdateProduct', { ...asEdited(product), mrp: 222_00 });
    expect([reply.status, reply.json.error.code]).toEqual([409, 'VersionConflict']);
    expect((await read(product.productId)).mrp).toBe(111_00);
  });

  test('saves only one of several simultaneous edits', async () => {
    const product = await add();
    const replies = await Promise.all([1, 2, 3].map((mrp) => panel.admin.ask('UpdateProduct', { ...asEdited(product), mrp })));
    expect(statusCounts(replies)).toEqual({ 200: 1, 409: 2 });
  });

  test('may keep its own name but not take another’s (PRD-23)', async () => {
    const [product] = [await add({ name: 'Name Keeper' }), await add({ name: 'Name Owner' })];
    expect((await panel.admin.ask('UpdateProduct', { ...asEdited(product), name: 'NAME keeper' })).status).toBe(200);
    const reply = await panel.admin.ask('UpdateProduct', { ...asEdited(await read(product.productId)), name: 'name owner' });
    expect([reply.status, reply.json.data]).toEqual([409, 'Product already Present.']);
  });

  test('requires Edit Product (PRD-11)', async () => {
    const product = await add();
    expect((await panel.visitor().ask('UpdateProduct', asEdited(product))).status).toBe(401);
    expect((await (await panel.userWith(['Add Product', 'Approve Product'])).ask('UpdateProduct', asEdited(product))).status).toBe(403);
  });
});

describe('ApproveProduct', () => {
  test('sets Approved; a repeat stays Approved (PRD-36, PRD-38)', async () => {
    const { productId } = await add();
    const body = { productid: productId, status: 'Approved', updatedby: 1, updatedon: 'now' };
    expect((await panel.admin.send('ApproveProduct', body)).status).toBe(200);
    expect((await panel.admin.send('ApproveProduct', body)).json).toEqual({ data: [{ ProductId: productId }] });
    expect((await read(productId)).status).toBe('Approved');
  });

  test('refuses a product that was edited after the approver looked, and any other status', async () => {
    const product = await add();
    const { productId } = product;
    await panel.admin.call('UpdateProduct', { ...asEdited(product), mrp: 1_00 });
    expect((await panel.admin.ask('ApproveProduct', { productId, version: product.version })).status).toBe(409);
    expect((await panel.admin.send('ApproveProduct', { productid: productId, status: 'Deleted' })).status).toBe(400);
    expect((await read(productId)).status).toBe('Pending');
  });
});

describe('DeleteProduct', () => {
  test('hides the product from every list and search but keeps the record (PRD-39)', async () => {
    const { productId } = await add({ name: 'Vanishing Stool' });
    const reply = await panel.admin.send('DeleteProduct', { id: productId });
    expect([reply.status, reply.json]).toEqual([200, { data: [{ ProductId: productId }] }]);
    expect((await panel.admin.call('GetProductList', { productId })).rows).toEqual([]);
    expect((await panel.admin.call('GetProduct', { search: 'vanishing' })).rows).toEqual([]);
    const stored = await panel.db.selectFrom('products').select(['name', 'status']).where('id', '=', productId).executeTakeFirst();
    expect(stored).toEqual({ name: 'Vanishing Stool', status: 'Deleted' });
  });

  test('leaves the name free for a new product (PRD-18)', async () => {
    const { productId } = await add({ name: 'Phoenix Table' });
    await panel.admin.call('DeleteProduct', { id: productId });
    expect((await panel.admin.ask('AddProduct', aProduct({ name: 'Phoenix Table' }))).status).toBe(201);
  });

  test('allows nothing more to be done with the product (PRD-41)', async () => {
    const product = await add();
    const { productId } = product;
    const photo = await uploadPicture(panel.admin, 'Product');
    await panel.admin.call('DeleteProduct', { id: productId });
    for (const reply of [
      await panel.admin.ask('DeleteProduct', { id: productId }),
      await panel.admin.ask('ApproveProduct', { productId }),
      await panel.admin.ask('UpdateProduct', asEdited(product)),
      await panel.admin.ask('UpdateProductPhoto', { productId, photo }),
    ]) {
      expect([reply.status, reply.json.data]).toEqual([404, 'This product does not exist or has been deleted.']);
    }
  });

  test('refuses a product that has been edited since, and users without the right', async () => {
    const product = await add();
    await panel.admin.call('UpdateProduct', { ...asEdited(product), mrp: 1_00 });
    expect((await panel.admin.ask('DeleteProduct', { id: product.productId, version: product.version })).status).toBe(409);
    expect((await (await panel.userWith(['Edit Product'])).ask('DeleteProduct', { id: product.productId })).status).toBe(403);
    expect((await (await panel.userWith(['Edit Product'])).ask('ApproveProduct', { productId: product.productId })).status).toBe(403);
  });
});

test('records who changed what, with before and after; a refused change leaves no trace', async () => {
  const editor = await panel.userWith(['Edit Product']);
  const product = await add();
  await editor.call('UpdateProduct', { ...asEdited(product), mrp: 99_00 });
  await editor.ask('UpdateProduct', { ...asEdited(product), mrp: 77_00 });
  await panel.admin.call('DeleteProduct', { id: product.productId });
  const entries = await panel.db
    .selectFrom('audit_log')
    .selectAll()
    .where('record', '=', 'product')
    .where('record_id', '=', product.productId)
    .orderBy('id')
    .execute();
  expect(entries.map(({ operation, user_id }) => [operation, user_id])).toEqual([
    ['AddProduct', 1],
    ['UpdateProduct', editor.userId],
    ['DeleteProduct', 1],
  ]);
  expect([JSON.parse(entries[1]?.before ?? '').mrp, JSON.parse(entries[1]?.after ?? '').mrp]).toEqual([12_499_50, 99_00]);
  expect([JSON.parse(entries[2]?.before ?? '').name, entries[2]?.after]).toEqual([product.name, null]);
});
