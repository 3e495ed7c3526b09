import type { ImportKind } from '@vikray/contract/imports/import.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCompany } from '../../../testing/builders/companies.ts';
import { aCustomer } from '../../../testing/builders/customers.ts';
import { addEnquiry } from '../../../testing/builders/enquiries.ts';
import {
  checkImport,
  customerFile,
  getImport,
  importFile,
  importIn,
  promptImports,
  sampleWith,
  sendFile,
} from '../../../testing/builders/imports.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { changeState, claim } from './import-store.ts';
import { workOnImport } from './work-on-import.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel(promptImports);
});
afterAll(() => panel.stop());

const names = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix} ${index + 1}`);

async function countOf(search: string): Promise<number> {
  return (await panel.admin.call('GetCustomerList', { search, page: 1 })).total ?? 0;
}

/** Starts an import in a process that works on this many chunks and then dies. */
async function startAndCrash(importId: number, chunks: number): Promise<void> {
  const now = panel.clock.now();
  await panel.db.transaction().execute(async (tx) => {
    await changeState(tx, importId, 'Running', { updated_at: now.toISOString() });
    await claim(tx, importId, 'a process that dies', now.toISOString(), new Date(now.getTime() + 30_000).toISOString());
  });
  for (let chunk = 0; chunk < chunks; chunk++)
    expect(await workOnImport(panel.db, importId, 'a process that dies', panel.clock)).toBe('more');
}

describe('an import whose process dies halfway', () => {
  test('is left alone while its process may be alive; then another process finishes it, every row once', async () => {
    const { importId } = await checkImport(panel.admin, 'customers', customerFile(...names('Crashed', 600)));
    await startAndCrash(importId, 1);
    expect(await workOnImport(panel.db, importId, 'another process', panel.clock)).toBe('lost');
    expect(await getImport(panel.admin, importId)).toMatchObject({ state: 'Running', doneRows: 50 });

    panel.clock.pass(1);
    expect(await importIn(panel.admin, importId, 'Done')).toMatchObject({ doneRows: 600 });
    expect(await countOf('crashed')).toBe(600);
    expect(await workOnImport(panel.db, importId, 'a process that dies', panel.clock)).toBe('lost');
    expect(await panel.db.selectFrom('import_rows').select('id').where('import_id', '=', importId).execute()).toEqual([]);
  });
});

test('an import whose process dies before the clock is set back is finished at once', async () => {
  const { importId } = await checkImport(panel.admin, 'customers', customerFile(...names('Set Back', 120)));
  await startAndCrash(importId, 1);
  panel.clock.pass(-60);
  expect(await importIn(panel.admin, importId, 'Done')).toMatchObject({ doneRows: 120 });
  panel.clock.pass(60);
});

describe('an import that cannot be finished', () => {
  test('takes back everything it has added and gives the reason', async () => {
    const { importId } = await checkImport(panel.admin, 'customers', customerFile(...names('Overtaken', 300)));
    await startAndCrash(importId, 1);
    await panel.admin.call('AddCustomer', aCustomer({ companyName: 'OVERTAKEN 290' }));
    panel.clock.pass(1);
    const ended = await importIn(panel.admin, importId, 'Taken Back');
    expect(ended).toMatchObject({
      doneRows: 0,
      failure: 'Someone else has added a record of this file in the meantime. The import is taken back.',
    });
    expect(await countOf('overtaken')).toBe(1);
  });

  test('gives the same reason for rows that are never added twice', async () => {
    const { importId } = await checkImport(panel.admin, 'sales-calls', sampleWith('sales-calls', { 'Sales Id': 'RACE-1' }));
    await importFile(panel.admin, 'sales-calls', sampleWith('sales-calls', { 'Sales Id': 'RACE-1', 'Company Name': 'Another' }));
    await panel.admin.call('StartImport', { importId });
    expect((await importIn(panel.admin, importId, 'Taken Back')).failure).toMatch(/^Someone else has added/);
    expect((await panel.admin.call('GetSalesList', { search: 'race-1' })).rows).toMatchObject([{ companyName: 'Another' }]);
  });
});

describe('taking back', () => {
  test('takes every customer out of the lists and frees the names', async () => {
    const file = customerFile(...names('Returned', 300));
    const { importId } = await importFile(panel.admin, 'customers', file);
    await panel.admin.call('TakeBackImport', { importId });
    expect(await importIn(panel.admin, importId, 'Taken Back')).toMatchObject({ doneRows: 0, failure: '' });
    expect(await countOf('returned')).toBe(0);
    const kept = await panel.db.selectFrom('customers').select('status').distinct().where('import_id', '=', importId).execute();
    expect(kept).toEqual([{ status: 'Deleted' }]);

    const again = await importFile(panel.admin, 'customers', file);
    expect(again.doneRows).toBe(300);
    expect(await countOf('returned')).toBe(300);
  });

  test('stops an import that is running', async () => {
    const { importId } = await checkImport(panel.admin, 'customers', customerFile(...names('Abandoned', 600)));
    await startAndCrash(importId, 1);
    await panel.admin.call('TakeBackImport', { importId });
    panel.clock.pass(1);
    await importIn(panel.admin, importId, 'Taken Back');
    expect(await countOf('abandoned')).toBe(0);
    expect(await panel.db.selectFrom('import_rows').select('id').where('import_id', '=', importId).execute()).toEqual([]);
  });

  test('stops adding at once, even in the process that is working on it: no further row is added', async () => {
    const { importId } = await checkImport(panel.admin, 'customers', customerFile(...names('Halted', 1000)));
    await startAndCrash(importId, 2);
    await panel.admin.call('TakeBackImport', { importId });
    const added = async () => (await panel.db.selectFrom('customers').select('id').where('import_id', '=', importId).execute()).length;
    expect(await workOnImport(panel.db, importId, 'a process that dies', panel.clock)).toBe('more');
    expect([await added(), await countOf('halted')]).toEqual([100, 50]);
    while ((await workOnImport(panel.db, importId, 'a process that dies', panel.clock)) === 'more');
    expect(await getImport(panel.admin, importId)).toMatchObject({ state: 'Taken Back', doneRows: 0 });
    expect([await added(), await countOf('halted')]).toEqual([100, 0]);
  });

  test('removes records without a status: old quotations with their lines, sales calls, brochure requests', async () => {
    const quotations = await importFile(panel.admin, 'old-quotations', sampleWith('old-quotations', { 'Quotation Code': 'BACK-1' }));
    const calls = await importFile(panel.admin, 'sales-calls', sampleWith('sales-calls', { 'Sales Id': 'BACK-1' }));
    const requests = await importFile(
      panel.admin,
      'brochure-requests',
      sampleWith('brochure-requests', { Name: 'Back One', 'Request Key': 'back-1' }),
    );
    for (const { importId } of [quotations, calls, requests]) {
      await panel.admin.call('TakeBackImport', { importId });
      await importIn(panel.admin, importId, 'Taken Back');
    }
    expect((await panel.admin.ask('GetOldQuotationProduct', { code: 'BACK-1' })).status).toBe(404);
    expect(await panel.db.selectFrom('old_quotation_lines').select('id').execute()).toEqual([]);
    expect((await panel.admin.call('GetSalesList', { search: 'back-1' })).rows).toEqual([]);
    expect((await panel.admin.call('GetBrochure', { search: 'back one' })).rows).toEqual([]);
  });

  test('is refused a second time, and before there is anything to take back', async () => {
    const { importId } = await checkImport(panel.admin, 'customers', customerFile('Only Checked'));
    const reply = await panel.admin.ask('TakeBackImport', { importId });
    expect([reply.status, reply.json.data]).toEqual([409, 'This import cannot be taken back.']);
    expect((await panel.admin.ask('TakeBackImport', { importId: 4711 })).json.data).toBe('This import does not exist.');
  });

  async function refusalOf(importId: number): Promise<string> {
    const reply = await panel.admin.ask('TakeBackImport', { importId });
    expect(reply.status).toBe(409);
    expect((await getImport(panel.admin, importId)).state).toBe('Done');
    return reply.json.data;
  }

  test('is refused while a sales call belongs to a customer', async () => {
    const { importId } = await importFile(panel.admin, 'customers', customerFile('Depended On'));
    const [customer] = (await panel.admin.call('GetCustomerList', { search: 'depended on' })).rows;
    await importFile(panel.admin, 'sales-calls', sampleWith('sales-calls', { 'Sales Id': 'DEP-1' }));
    await panel.db
      .updateTable('sales_calls')
      .set({ customer_id: customer?.customerId ?? 0 })
      .where('sales_id', '=', 'DEP-1')
      .execute();
    expect(await refusalOf(importId)).toBe('Customers of this import have sales calls, so it cannot be taken back: "Depended On".');
    expect(await countOf('depended on')).toBe(1);
  });

  test('is refused once something else has moved the stock of a product', async () => {
    const { importId } = await importFile(panel.admin, 'products', sampleWith('products', { Name: 'Moved Chair' }));
    const [product] = (await panel.admin.call('GetProductList', { search: 'moved chair' })).rows;
    const { productId = 0, categoryId = 0, name = '' } = product ?? {};
    const change = {
      productId,
      name,
      category: categoryId,
      solution: ['Office Solution' as const],
      description: '',
      mrp: 100,
      stock: 4_00,
      warranty: 'No Warranty',
      delivery: 'Inclusive',
      paymentTerms: 'Advance',
      visible: 'Yes',
    } as const;
    await panel.admin.call('UpdateProduct', { ...change, solution: ['Office Solution'] });
    expect(await refusalOf(importId)).toBe('Products of this import have stock movements, so it cannot be taken back: "Moved Chair".');
  });

  test('is refused once a remark has been written to a request', async () => {
    const { importId } = await importFile(
      panel.admin,
      'brochure-requests',
      sampleWith('brochure-requests', { Name: 'Remarked One', 'Request Key': 'rem-1' }),
    );
    const [request] = (await panel.admin.call('GetBrochure', { search: 'remarked one' })).rows;
    await panel.admin.call('UpdateBrochure', { id: request?.requestId ?? 0, remarks: 'Called back' });
    expect(await refusalOf(importId)).toBe('Requests of this import have remarks, so it cannot be taken back: "Remarked One".');
  });
});

describe('taking back while someone uses one of the records', () => {
  const rows = Array.from({ length: 100 }, (_, index) => index + 1);

  /** Imports 100 rows in two chunks and takes one of them back. */
  async function takeHalfBack(kind: ImportKind, file: string): Promise<number> {
    const { importId } = await checkImport(panel.admin, kind, file);
    await startAndCrash(importId, 2);
    await panel.admin.call('TakeBackImport', { importId });
    expect(await workOnImport(panel.db, importId, 'a process that dies', panel.clock)).toBe('more');
    return importId;
  }

  /** The next chunk stops for this reason and takes nothing. */
  async function expectStop(importId: number, failure: string): Promise<void> {
    expect(await workOnImport(panel.db, importId, 'a process that dies', panel.clock)).toBe('last');
    expect(await getImport(panel.admin, importId)).toMatchObject({ state: 'Stopped', failure, doneRows: 50 });
  }

  test('keeps a request to which a remark has been written', async () => {
    const requests = rows.map((row) => ({ Name: `Halfway Request ${row}`, 'Request Key': `halfway-${row}` }));
    const importId = await takeHalfBack('brochure-requests', sampleWith('brochure-requests', ...requests));
    const find = async () => (await panel.admin.call('GetBrochure', { search: 'halfway request 100' })).rows;
    await panel.admin.call('UpdateBrochure', { id: (await find())[0]?.requestId ?? 0, remarks: 'Called back' });
    await expectStop(importId, 'Requests of this import have remarks, so it cannot be taken back: "Halfway Request 100".');
    expect(await find()).toMatchObject([{ remarks: 'Called back' }]);
  });

  test('keeps a sales call that has become an enquiry', async () => {
    const calls = rows.map((row) => ({ 'Sales Id': `HALFWAY-${row}` }));
    const importId = await takeHalfBack('sales-calls', sampleWith('sales-calls', ...calls));
    const find = async () => (await panel.admin.call('GetSalesList', { search: 'halfway-100' })).rows;
    const { number } = await addEnquiry(panel.admin, { callId: (await find())[0]?.callId ?? 0 });
    await expectStop(importId, 'Sales calls of this import have become enquiries, so it cannot be taken back: "HALFWAY-100".');
    expect(await find()).toMatchObject([{ dealNumber: number }]);
  });

  test('keeps a product whose stock has moved', async () => {
    const products = rows.map((row) => ({ Name: `Halfway Chair ${row}` }));
    const importId = await takeHalfBack('products', sampleWith('products', ...products));
    const find = async () => (await panel.admin.call('GetProductList', { search: 'halfway chair 100' })).rows;
    const [product] = await find();
    await panel.admin.call('AddPurchase', {
      supplierId: await addCompany(panel.admin),
      invoiceNumber: 'INV/1',
      date: '2026-11-20',
      lines: [{ productId: product?.productId ?? 0, purchaseQuantity: 1_00 }],
    });
    await expectStop(importId, 'Products of this import have stock movements, so it cannot be taken back: "Halfway Chair 100".');
    expect((await find()).map(({ name }) => name)).toEqual(['Halfway Chair 100']);
  });

  test('keeps a customer to whom a sales call belongs, and goes on once it no longer does', async () => {
    const importId = await takeHalfBack('customers', customerFile(...rows.map((row) => `Halfway Works ${row}`)));
    const [customer] = (await panel.admin.call('GetCustomerList', { search: 'halfway works 100' })).rows;
    await importFile(panel.admin, 'sales-calls', sampleWith('sales-calls', { 'Sales Id': 'HALF-1' }));
    const link = (customerId: number | null) =>
      panel.db.updateTable('sales_calls').set({ customer_id: customerId }).where('sales_id', '=', 'HALF-1').execute();
    await link(customer?.customerId ?? 0);
    await expectStop(importId, 'Customers of this import have sales calls, so it cannot be taken back: "Halfway Works 100".');
    await link(null);
    await panel.admin.call('TakeBackImport', { importId });
    expect(await importIn(panel.admin, importId, 'Taken Back')).toMatchObject({ doneRows: 0 });
  });
});

describe('the same file a second time', () => {
  test('is refused, with the name of the import that has added it', async () => {
    const file = customerFile('Repeated Works');
    const { importId } = await importFile(panel.admin, 'customers', file);
    const reply = await sendFile(panel.admin, 'customers', file, 'other-name.csv');
    expect([reply.status, reply.json.data]).toEqual([
      422,
      `This file was imported on 20/11/2026, as import ${importId}. Take that import back first.`,
    ]);
  });

  test('is imported once when two users check and start it', async () => {
    const other = await panel.userWith(['Add Customer']);
    const file = customerFile('Contended Works');
    const [one, two] = [await checkImport(panel.admin, 'customers', file), await checkImport(other, 'customers', file)];
    await panel.admin.call('StartImport', { importId: one.importId });
    const reply = await other.ask('StartImport', { importId: two.importId });
    expect([reply.status, reply.json.data]).toEqual([409, 'Someone else has already imported this file.']);
    await importIn(panel.admin, one.importId, 'Done');
    expect(await countOf('contended works')).toBe(1);
  });

  test('is imported once when it is started twice, and a repeat under one key gets the first answer', async () => {
    const { importId } = await checkImport(panel.admin, 'customers', customerFile('Hasty Works'));
    const key = 'start-once-0001';
    const replies = [
      await panel.admin.ask('StartImport', { importId }, { key }),
      await panel.admin.ask('StartImport', { importId }, { key }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    await importIn(panel.admin, importId, 'Done');
    expect((await panel.admin.ask('StartImport', { importId })).json.data).toBe('This import can no longer be started.');
    expect(await countOf('hasty works')).toBe(1);
  });

  test('replaces the earlier check when it is checked again', async () => {
    const file = customerFile('Rechecked Works');
    const before = await checkImport(panel.admin, 'customers', file);
    await checkImport(panel.admin, 'customers', file);
    expect(await panel.admin.call('GetImports', { importId: before.importId })).toEqual([]);
  });
});

test('a check without an import is deleted after a day', async () => {
  const { importId } = await checkImport(panel.admin, 'customers', customerFile('Forgotten Works'));
  panel.clock.pass(25 * 60);
  await panel.admin.logIn('9000000001', 'correct horse battery');
  await checkImport(panel.admin, 'customers', customerFile('Later Works'));
  expect(await panel.admin.call('GetImports', { importId })).toEqual([]);
  expect(await panel.db.selectFrom('import_rows').select('id').where('import_id', '=', importId).execute()).toEqual([]);
});

test('a check that is shown somewhere still, although it was deleted, starts no later one', async () => {
  const { importId: shown } = await checkImport(panel.admin, 'customers', customerFile('Shown Works'));
  panel.clock.pass(25 * 60);
  await panel.admin.logIn('9000000001', 'correct horse battery');
  expect((await sendFile(panel.admin, 'customers', customerFile())).status).toBe(422);
  const { importId } = await checkImport(panel.admin, 'customers', customerFile('Unseen Works'));
  expect((await panel.admin.ask('StartImport', { importId: shown })).status).toBe(404);
  expect((await getImport(panel.admin, importId)).state).toBe('Checked');
});
