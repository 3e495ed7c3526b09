import type { ImportKind } from '@vikray/contract/imports/import.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer } from '../../../testing/builders/customers.ts';
import { checkImport, getImport, importIn, promptImports, reasonsOf, sampleWith } from '../../../testing/builders/imports.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import type { Caller } from '../../../testing/panel/caller.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel(promptImports);
});
afterAll(() => panel.stop());

const productCalled = async (search: string) => (await panel.admin.call('GetProductList', { search })).rows[0];
const customerCalled = async (search: string) => (await panel.admin.call('GetCustomerList', { search })).rows[0];

async function send(kind: ImportKind, file: string, options: Readonly<Record<string, string>> = {}, caller: Caller = panel.admin) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ kind, filename: 'list.csv', update: 'Yes', ...options })) form.set(name, value);
  form.set('file', new Blob([file]), 'list.csv');
  return caller.sendForm('CheckImport', form);
}

async function check(kind: ImportKind, file: string, options: Readonly<Record<string, string>> = {}) {
  const reply = await send(kind, file, options);
  expect([reply.status, reply.json.data]).toEqual([201, expect.anything()]);
  return getImport(panel.admin, reply.json.data[0].importid);
}

async function update(kind: ImportKind, file: string, options: Readonly<Record<string, string>> = {}): Promise<number> {
  const { importId } = await check(kind, file, options);
  expect(await reasonsOf(panel.admin, importId)).toEqual([]);
  await panel.admin.call('StartImport', { importId });
  await importIn(panel.admin, importId, 'Done');
  return importId;
}

const changesOf = async (importId: number) => (await panel.admin.call('GetImportChanges', { importId })).rows;

async function aProduct(name: string, code: string): Promise<number> {
  const productId = await addProduct(panel.admin, { name, stock: 5_00 });
  const found = await productCalled(`"${name}"`);
  await panel.admin.call('UpdateProductControl', { productId, code, version: found?.version ?? 0 });
  await panel.admin.call('ApproveProduct', { productId });
  return productId;
}

async function takeBack(importId: number): Promise<void> {
  await panel.admin.call('TakeBackImport', { importId });
  await importIn(panel.admin, importId, 'Taken Back');
}

describe('a price list', () => {
  test('changes the products that it names by code or name, after each change was shown (RES-28)', async () => {
    await aProduct('Priced Chair', 'PC-1');
    await aProduct('Priced Table', 'PT-1');
    const file = 'Code,Name,MRP,HSN,GST\npc-1,,"₹13,000",940130,18\n,PRICED table,999.5,,\n';
    const run = await check('products', file);
    expect(run).toMatchObject({ totalRows: 2, badRows: 0, updatedRows: 2, unchangedRows: 0, updates: 'Yes' });
    expect(
      (await changesOf(run.importId)).map(({ rowNumber, label, changes }) => [
        rowNumber,
        label,
        changes.map(({ field, after }) => [field, after]),
      ]),
    ).toEqual([
      [
        2,
        'Priced Chair',
        [
          ['MRP', '13,000.00'],
          ['HSN', '940130'],
          ['GST (%)', '18'],
        ],
      ],
      [3, 'Priced Table', [['MRP', '999.50']]],
    ]);
    expect(await productCalled('priced chair')).toMatchObject({ hsn: '' });
    await panel.admin.call('StartImport', { importId: run.importId });
    expect(await importIn(panel.admin, run.importId, 'Done')).toMatchObject({ doneRows: 2 });
    expect(await productCalled('pc-1')).toMatchObject({
      name: 'Priced Chair',
      mrp: 13_000_00,
      hsn: '940130',
      gstPercent: 18_00,
      stock: 5_00,
      status: 'Pending',
    });
    expect(await productCalled('13,000')).toMatchObject({ name: 'Priced Chair' });
  });

  test('is taken back whole: the products are what they were, and approved again (RES-28)', async () => {
    const productId = await aProduct('Back Chair', 'BC-1');
    const before = await productCalled('bc-1');
    const importId = await update('products', 'Code,MRP,Category\nBC-1,77,Office Seating\n');
    expect(await productCalled('bc-1')).toMatchObject({ mrp: 77_00, status: 'Pending' });
    await panel.admin.call('ApproveProduct', { productId });
    await takeBack(importId);
    const { version: _, updatedOn: __, ...was } = before ?? {};
    expect(await productCalled('bc-1')).toMatchObject({ ...was, status: 'Approved' });
    const { rows } = await panel.admin.call('GetAuditLog', { record: 'product', recordId: productId });
    expect(rows.map(({ operation }) => operation)).toEqual(expect.arrayContaining(['StartImport', 'TakeBackImport']));
  });

  test('is not taken back once one of its products has been changed again (RES-28)', async () => {
    const productId = await aProduct('Changed Chair', 'CH-1');
    const importId = await update('products', 'Code,MRP\nCH-1,88\n');
    await panel.admin.call('UpdateProductTax', { productId, hsn: '940130' });
    const reply = await panel.admin.ask('TakeBackImport', { importId });
    expect([reply.status, reply.json.data]).toEqual([
      409,
      'Records that this import has updated have been changed again, so it cannot be taken back.',
    ]);
    expect(await productCalled('ch-1')).toMatchObject({ mrp: 88_00 });
  });

  test('changes nothing when one of its products has been changed since the check (RES-28)', async () => {
    await aProduct('First Chair', 'FC-1');
    const productId = await aProduct('Raced Chair', 'RC-1');
    const { importId } = await check('products', 'Code,MRP\nFC-1,66\nRC-1,66\n');
    await panel.admin.call('UpdateProductTax', { productId, hsn: '940130' });
    await panel.admin.call('StartImport', { importId });
    expect(await importIn(panel.admin, importId, 'Taken Back')).toMatchObject({
      failure: 'Someone else has changed a record of this file in the meantime. The import is taken back.',
    });
    expect((await productCalled('fc-1'))?.mrp).not.toBe(66_00);
  });

  test('passes over rows that change nothing, and adds those of new products if it has all columns (RES-28)', async () => {
    await update('products', sampleWith('products', { Name: 'Same Chair', Code: 'SC-1' }));
    const again = await check(
      'products',
      sampleWith('products', { Name: 'Same Chair', Code: 'SC-1', Stock: '99' }, { Name: 'Newer Chair' }),
    );
    expect(again).toMatchObject({ totalRows: 2, unchangedRows: 1, updatedRows: 0, notes: 'The stock of known products is not changed.' });
    await panel.admin.call('StartImport', { importId: again.importId });
    await importIn(panel.admin, again.importId, 'Done');
    expect(await productCalled('newer chair')).toBeDefined();
    await takeBack(again.importId);
    expect([await productCalled('newer chair'), (await productCalled('sc-1'))?.name]).toEqual([undefined, 'Same Chair']);
  });

  test('names what it cannot do, row by row (RES-28)', async () => {
    await aProduct('Twice Chair', 'TW-1');
    await aProduct('Other Chair', 'OT-1');
    const { importId } = await check(
      'products',
      'Code,Name,MRP\nTW-1,,5\n,twice chair,6\nNO-1,,7\nOT-1,Twice Chair,8\n,Other Chair,much\n',
    );
    expect(await reasonsOf(panel.admin, importId)).toEqual([
      [3, 'Twice Chair', 'This repeats row 2 of this file.'],
      [4, '', 'There is no such record yet, and the file has not all columns that a new one needs.'],
      [5, 'Twice Chair', 'This repeats row 2 of this file. Product already Present.'],
      [6, 'Other Chair', 'MRP: "much" is not an amount.'],
    ]);
  });

  test('needs a column for code or name (RES-28)', async () => {
    const reply = await send('products', 'MRP\n5\n');
    expect([reply.status, reply.json.error.missingcolumns]).toEqual([422, ['name', 'code']]);
  });

  test('approves only for users who may, and updates only for those who may edit (RES-28)', async () => {
    await aProduct('Right Chair', 'RI-1');
    const file = 'Code,MRP\nRI-1,44\n';
    const adder = await panel.userWith(['Add Product']);
    const refused = await send('products', file, {}, adder);
    expect([refused.status, refused.json.data]).toEqual([403, 'You need the right to edit such records to update them.']);
    const editor = await panel.userWith(['Add Product', 'Edit Product']);
    const unapproved = await send('products', file, { approve: 'Yes' }, editor);
    expect((await reasonsOf(panel.admin, unapproved.json.data[0].importid))[0]?.[2]).toBe(
      'You need the right to approve to import approved records.',
    );
    const { importId } = await check('products', file, { approve: 'Yes' });
    expect((await editor.ask('StartImport', { importId })).status).toBe(403);
    expect((await adder.ask('StartImport', { importId })).status).toBe(403);
    await panel.admin.call('StartImport', { importId });
    await importIn(panel.admin, importId, 'Done');
    expect(await productCalled('ri-1')).toMatchObject({ status: 'Approved', mrp: 44_00 });
  });
});

describe('a list of customers', () => {
  test('updates those that it names by GSTIN or name, without their contact persons (RES-28)', async () => {
    await panel.admin.call('AddCustomer', aCustomer({ companyName: 'Gstin Works', gstin: '27AAPFU0939F1ZV' }));
    await panel.admin.call('AddCustomer', aCustomer({ companyName: 'Named Works' }));
    const file =
      'GSTIN,Company Name,Phone,Contact Persons\n27AAPFU0939F1ZV,Gstin Works Ltd,02026129999,"Mr. Z, Boss, 9000000099, z@z.example.in"\n,named works,02026128888,\n';
    const importId = await update('customers', file);
    expect(await customerCalled('gstin works')).toMatchObject({
      companyName: 'Gstin Works Ltd',
      phone: '02026129999',
      contacts: [{ name: 'Dr. Asmita Gokhale' }],
      status: 'Pending',
    });
    expect((await getImport(panel.admin, importId)).notes).toBe('The contact persons of known customers are not changed.');
    expect((await customerCalled('named works'))?.phone).toBe('02026128888');
    await takeBack(importId);
    expect((await customerCalled('gstin works'))?.companyName).toBe('Gstin Works');
  });

  test('asks for the name where several customers share a GSTIN (RES-28)', async () => {
    for (const companyName of ['Branch North', 'Branch South'])
      await panel.admin.call('AddCustomer', aCustomer({ companyName, gstin: '29AAGCB7383J1Z4' }));
    const { importId } = await check('customers', 'GSTIN,Company Name,Phone\n29AAGCB7383J1Z4,,1\n29AAGCB7383J1Z4,branch south,2\n');
    expect((await reasonsOf(panel.admin, importId)).map(([row, , reason]) => [row, reason])).toEqual([
      [2, 'More than one customer has the GSTIN 29AAGCB7383J1Z4. Enter the name of one of them.'],
    ]);
    expect((await changesOf(importId)).map(({ label }) => label)).toEqual(['Branch South']);
  });
});

test('other kinds have nothing to update (RES-28)', async () => {
  expect((await send('sales-calls', sampleWith('sales-calls', {}))).status).toBe(403);
});

test('the changes come as a file (RES-28)', async () => {
  await aProduct('Filed Chair', 'FI-1');
  const { importId } = await check('products', 'Code,MRP\nFI-1,55\n');
  const { text } = await panel.admin.send('GetImportChanges', { importid: importId, format: 'csv' });
  expect(text.slice(0, 30)).toBe('Row,Record,Before,After\r\n2,Fil');
  const other = await panel.userWith(['Add Customer']);
  expect((await other.call('GetImportChanges', { importId })).rows).toEqual([]);
  expect((await checkImport(panel.admin, 'products', sampleWith('products', { Name: 'Filed Chair' }))).presentRows).toBe(1);
});
