import type { ImportKind } from '@vikray/contract/imports/import.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aSite } from '../../../testing/builders/customer-sites.ts';
import { addEnquiry } from '../../../testing/builders/enquiries.ts';
import { customerFile, getImport, importFile, importIn, promptImports, sampleWith } from '../../../testing/builders/imports.ts';
import { aPdf, attach } from '../../../testing/builders/threads.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel(promptImports);
});
afterAll(() => panel.stop());

/** The refusal to take an import back, which leaves it as it is. */
async function refusalOf(importId: number): Promise<string> {
  const reply = await panel.admin.ask('TakeBackImport', { importId });
  expect([reply.status, (await getImport(panel.admin, importId)).state]).toEqual([409, 'Done']);
  return reply.json.data;
}

async function takeBack(importId: number) {
  await panel.admin.call('TakeBackImport', { importId });
  return importIn(panel.admin, importId, 'Taken Back');
}

async function importOne(kind: ImportKind, file: string) {
  return (await importFile(panel.admin, kind, file)).importId;
}

describe('customers are not taken back', () => {
  async function importedCustomer(name: string) {
    const importId = await importOne('customers', customerFile(name, `${name} Branch`));
    const { rows } = await panel.admin.call('GetCustomerList', { search: name });
    return { importId, customerId: rows.find(({ companyName }) => companyName === name)?.customerId ?? 0 };
  }

  test('while one of them has an enquiry', async () => {
    const { importId, customerId } = await importedCustomer('Asking Works');
    await addEnquiry(panel.admin, { customerId });
    expect(await refusalOf(importId)).toBe('Customers of this import have enquiries, so it cannot be taken back.');
    expect((await panel.admin.call('GetCustomerList', { search: 'asking works' })).rows).toHaveLength(2);
  });

  test('while one of them has a site, until it is hidden', async () => {
    const { importId, customerId } = await importedCustomer('Sited Works');
    const [site] = await panel.admin.call('AddCustomerSite', aSite(customerId));
    expect(await refusalOf(importId)).toBe('Customers of this import have sites, so it cannot be taken back.');
    await panel.admin.call('HideCustomerSite', { siteId: site?.siteId ?? 0, version: 1 });
    expect(await takeBack(importId)).toMatchObject({ doneRows: 0 });
  });

  test('while one of them has a note, until it is withdrawn', async () => {
    const { importId, customerId } = await importedCustomer('Noted Works');
    const [note] = await panel.admin.call('AddNote', { record: 'customer', recordId: customerId, text: 'Call before noon.' });
    expect(await refusalOf(importId)).toBe('Customers of this import have notes or files, so it cannot be taken back.');
    await panel.admin.call('WithdrawNote', { noteId: note?.noteId ?? 0 });
    expect(await takeBack(importId)).toMatchObject({ doneRows: 0 });
  });

  test('while one of them has a file', async () => {
    const { importId, customerId } = await importedCustomer('Filed Works');
    await attach(panel.admin, 'customer', customerId, 'Plan.pdf', aPdf());
    expect(await refusalOf(importId)).toBe('Customers of this import have notes or files, so it cannot be taken back.');
  });
});

test('products are not taken back while one of them has a note or file', async () => {
  const importId = await importOne('products', sampleWith('products', { Name: 'Noted Chair' }));
  const [product] = (await panel.admin.call('GetProductList', { search: 'noted chair' })).rows;
  const recordId = product?.productId ?? 0;
  const [note] = await panel.admin.call('AddNote', { record: 'product', recordId, text: 'No longer made.' });
  expect(await refusalOf(importId)).toBe('Products of this import have notes or files, so it cannot be taken back.');
  await panel.admin.call('WithdrawNote', { noteId: note?.noteId ?? 0 });
  await attach(panel.admin, 'product', recordId, 'Sheet.pdf', aPdf());
  expect(await refusalOf(importId)).toBe('Products of this import have notes or files, so it cannot be taken back.');
});

test('brochure requests are not taken back once one of them is an enquiry', async () => {
  const file = sampleWith('brochure-requests', { Name: 'Pursued One', 'Request Key': 'pur-1' }, { 'Request Key': 'pur-2' });
  const importId = await importOne('brochure-requests', file);
  const find = async () => (await panel.admin.call('GetBrochure', { search: 'pursued one' })).rows;
  const { number } = await addEnquiry(panel.admin, { brochureId: (await find())[0]?.requestId ?? 0 });
  expect(await refusalOf(importId)).toBe('Requests of this import have become enquiries, so it cannot be taken back.');
  expect(await find()).toMatchObject([{ dealNumber: number }]);
});

test('sales calls are not taken back once one of them is an enquiry', async () => {
  const file = sampleWith('sales-calls', { 'Sales Id': 'PURSUED-1' }, { 'Sales Id': 'PURSUED-2' });
  const importId = await importOne('sales-calls', file);
  const find = async () => (await panel.admin.call('GetSalesList', { search: 'pursued-1' })).rows;
  const { number } = await addEnquiry(panel.admin, { callId: (await find())[0]?.callId ?? 0 });
  expect(await refusalOf(importId)).toBe('Sales calls of this import have become enquiries, so it cannot be taken back.');
  expect(await find()).toMatchObject([{ dealNumber: number }]);
});
