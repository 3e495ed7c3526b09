import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import type { ImportKind } from '@vikray/contract/imports/import.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompany, addCompany } from '../../../testing/builders/companies.ts';
import { aSite } from '../../../testing/builders/customer-sites.ts';
import { addCustomer } from '../../../testing/builders/customers.ts';
import { addEnquiry } from '../../../testing/builders/enquiries.ts';
import {
  checkImport,
  customerFile,
  getImport,
  importFile,
  importIn,
  promptImports,
  sampleWith,
} from '../../../testing/builders/imports.ts';
import { aReceipt } from '../../../testing/builders/money.ts';
import { aChange } from '../../../testing/builders/order-changes.ts';
import { addOrder, addSalesSetup, aQuotation } from '../../../testing/builders/quotations.ts';
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
    expect(await refusalOf(importId)).toBe('Customers of this import have enquiries, so it cannot be taken back: "Asking Works".');
    expect((await panel.admin.call('GetCustomerList', { search: 'asking works' })).rows).toHaveLength(2);
  });

  test('while one of them has a site, until it is hidden', async () => {
    const { importId, customerId } = await importedCustomer('Sited Works');
    const [site] = await panel.admin.call('AddCustomerSite', aSite(customerId));
    expect(await refusalOf(importId)).toBe('Customers of this import have sites, so it cannot be taken back: "Sited Works".');
    await panel.admin.call('HideCustomerSite', { siteId: site?.siteId ?? 0, version: 1 });
    expect(await takeBack(importId)).toMatchObject({ doneRows: 0 });
  });

  test('while one of them has a note, until it is withdrawn', async () => {
    const { importId, customerId } = await importedCustomer('Noted Works');
    const [note] = await panel.admin.call('AddNote', { record: 'customer', recordId: customerId, text: 'Call before noon.' });
    expect(await refusalOf(importId)).toBe('Customers of this import have notes or files, so it cannot be taken back: "Noted Works".');
    await panel.admin.call('WithdrawNote', { noteId: note?.noteId ?? 0 });
    expect(await takeBack(importId)).toMatchObject({ doneRows: 0 });
  });

  test('while one of them has a file', async () => {
    const { importId, customerId } = await importedCustomer('Filed Works');
    await attach(panel.admin, 'customer', customerId, 'Plan.pdf', aPdf());
    expect(await refusalOf(importId)).toBe('Customers of this import have notes or files, so it cannot be taken back: "Filed Works".');
  });

  test('while one of them owes a bill that an import or a user has entered (RES-30, PAY-02)', async () => {
    const companyId = await addCompany(panel.admin, { name: 'Billing Furniture', moneyFrom: '2026-11-01' });
    const charged = await importedCustomer('Charged Works');
    await panel.admin.call('AddCharge', {
      customerId: charged.customerId,
      companyId,
      date: '2026-11-20',
      amount: 50_00,
      reason: 'Bounced cheque',
    });
    expect(await refusalOf(charged.importId)).toBe('Customers of this import have bills, so it cannot be taken back: "Charged Works".');
    const { importId } = await importedCustomer('Owing Works');
    const bill = { Company: 'Billing Furniture', Customer: 'Owing Works', 'Invoice Number': 'OLD/1' };
    const bills = await importOne('openingbills', sampleWith('openingbills', bill));
    expect(await refusalOf(importId)).toBe('Customers of this import have bills, so it cannot be taken back: "Owing Works".');
    await takeBack(bills);
    expect(await takeBack(importId)).toMatchObject({ doneRows: 0 });
  });

  test('and one that was taken back meanwhile gets no bill from a file that names it (PAY-02)', async () => {
    await addCompany(panel.admin, { name: 'Late Furniture', moneyFrom: '2026-11-01' });
    const { importId } = await importedCustomer('Leaving Works');
    const bill = { Company: 'Late Furniture', Customer: 'Leaving Works' };
    const bills = await checkImport(panel.admin, 'openingbills', sampleWith('openingbills', bill));
    await takeBack(importId);
    await panel.admin.call('StartImport', { importId: bills.importId });
    expect(await importIn(panel.admin, bills.importId, 'Taken Back')).toMatchObject({
      doneRows: 0,
      failure: say.goneSince('Leaving Works'),
    });
    expect((await panel.admin.call('GetOutstanding', { by: 'Bill', search: 'leaving works' })).rows).toEqual([]);
  });

  test('while money received or paid back stands for one of them (RES-30)', async () => {
    const companyId = await addCompany(panel.admin, { moneyFrom: '2026-11-01' });
    const { importId, customerId } = await importedCustomer('Paying Works');
    const receipt = aReceipt({ customerId, companyId }, 100_00, { receivedOn: '2026-11-20' });
    const [received] = await panel.admin.call('AddReceipt', receipt);
    expect(await refusalOf(importId)).toBe(
      'Customers of this import have receipts of money or refunds, so it cannot be taken back: "Paying Works".',
    );
    await panel.admin.call('VoidReceipt', { receiptId: received?.receiptId ?? 0, version: 1, reason: 'Entered twice' });
    expect(await refusalOf(importId)).toContain('receipts of money');
  });

  test('while one of them is merged with another, until that is undone (RES-30, FND-42)', async () => {
    const { importId } = await importedCustomer('Kept Works');
    const { rows } = await panel.admin.call('GetCustomerList', { search: 'kept works' });
    const [keepId = 0, mergeId = 0] = rows.map((row) => row.customerId);
    await panel.admin.call('MergeCustomers', { keepId, mergeId, version: 1 });
    expect(await refusalOf(importId)).toMatch(
      /^Customers of this import have been merged with others, so it cannot be taken back: "Kept Works/,
    );
    await panel.admin.call('UnmergeCustomers', { mergeId });
    expect(await takeBack(importId)).toMatchObject({ doneRows: 0 });
    expect((await panel.admin.call('GetCustomerList', { search: 'kept works' })).rows).toEqual([]);
  });

  test('and the refusal names the first five of them', async () => {
    const names = Array.from({ length: 7 }, (_, index) => `Busy Works ${index + 1}`);
    const importId = await importOne('customers', customerFile(...names));
    for (const { customerId } of (await panel.admin.call('GetCustomerList', { search: 'busy works' })).rows)
      await panel.admin.call('AddNote', { record: 'customer', recordId: customerId, text: 'Call before noon.' });
    expect(await refusalOf(importId)).toBe(
      'Customers of this import have notes or files, so it cannot be taken back: ' +
        '"Busy Works 1", "Busy Works 2", "Busy Works 3", "Busy Works 4", "Busy Works 5" and others.',
    );
  });
});

test('products are not taken back while one of them has a note or file', async () => {
  const importId = await importOne('products', sampleWith('products', { Name: 'Noted Chair' }));
  const [product] = (await panel.admin.call('GetProductList', { search: 'noted chair' })).rows;
  const recordId = product?.productId ?? 0;
  const [note] = await panel.admin.call('AddNote', { record: 'product', recordId, text: 'No longer made.' });
  expect(await refusalOf(importId)).toBe('Products of this import have notes or files, so it cannot be taken back: "Noted Chair".');
  await panel.admin.call('WithdrawNote', { noteId: note?.noteId ?? 0 });
  await attach(panel.admin, 'product', recordId, 'Sheet.pdf', aPdf());
  expect(await refusalOf(importId)).toBe('Products of this import have notes or files, so it cannot be taken back: "Noted Chair".');
});

describe('products are not taken back', () => {
  async function importedProduct(name: string) {
    const importId = await importOne('products', sampleWith('products', { Name: name, Stock: '10' }));
    const [product] = (await panel.admin.call('GetProductList', { search: name })).rows;
    return { importId, productId: product?.productId ?? 0 };
  }

  test('once one of them was counted, even if the count was right (RES-30)', async () => {
    const { importId, productId } = await importedProduct('Counted Chair');
    await panel.admin.call('AddStockCount', {
      countedOn: '2026-11-20',
      kind: 'Count',
      lines: [{ productId, counted: 10_00, stockWhenCounted: 10_00 }],
    });
    expect(await refusalOf(importId)).toBe('Products of this import have been counted, so it cannot be taken back: "Counted Chair".');
  });

  test('once an order was changed to one of them (RES-30)', async () => {
    const setup = await addSalesSetup(panel.admin);
    const { importId, productId } = await importedProduct('Wished Chair');
    const orderId = await addOrder(panel.admin, aQuotation(setup));
    const wished = aQuotation(setup, [{ productId, quantity: 2, rate: 1000_00 }]);
    await panel.admin.call('ChangeOrder', await aChange(panel.admin, orderId, wished, { approve: 'Yes' }));
    expect(await refusalOf(importId)).toBe('Products of this import have been ordered, so it cannot be taken back: "Wished Chair".');
  });

  test('while another import has stocked one of them (RES-30)', async () => {
    const importId = await importOne('products', sampleWith('products', { Name: 'Stocked Chair', Stock: '' }));
    const stock = await importOne('opening-stock', sampleWith('opening-stock', { Product: 'Stocked Chair' }));
    expect(await refusalOf(importId)).toBe('Products of this import have stock movements, so it cannot be taken back: "Stocked Chair".');
    await takeBack(stock);
    expect(await takeBack(importId)).toMatchObject({ doneRows: 0 });
  });
});

test('suppliers are not taken back once one of them keeps money (RES-30)', async () => {
  const importId = await importOne('suppliers', sampleWith('suppliers', { 'Company Name': 'Keeping Plywood' }));
  const [supplier] = (await panel.admin.call('GetCompanyList', { search: 'keeping plywood' })).rows;
  const companyId = supplier?.companyId ?? 0;
  const kept = aCompany({ name: 'Keeping Plywood', image: supplier?.image ?? '', moneyFrom: '2026-11-01' });
  await panel.admin.call('UpdateClientDetails', { ...kept, companyId, version: 1 });
  const customerId = await addCustomer(panel.admin);
  const receipt = aReceipt({ customerId, companyId }, 100_00, { receivedOn: '2026-11-20' });
  await panel.admin.call('AddReceipt', receipt);
  expect(await refusalOf(importId)).toBe(
    'Suppliers of this import have issued papers or received money, so it cannot be taken back: "Keeping Plywood".',
  );
});

test('brochure requests are not taken back once one of them is an enquiry', async () => {
  const file = sampleWith('brochure-requests', { Name: 'Pursued One', 'Request Key': 'pur-1' }, { 'Request Key': 'pur-2' });
  const importId = await importOne('brochure-requests', file);
  const find = async () => (await panel.admin.call('GetBrochure', { search: 'pursued one' })).rows;
  const { number } = await addEnquiry(panel.admin, { brochureId: (await find())[0]?.requestId ?? 0 });
  expect(await refusalOf(importId)).toBe('Requests of this import have become enquiries, so it cannot be taken back: "Pursued One".');
  expect(await find()).toMatchObject([{ dealNumber: number }]);
});

test('sales calls are not taken back once one of them is an enquiry', async () => {
  const file = sampleWith('sales-calls', { 'Sales Id': 'PURSUED-1' }, { 'Sales Id': 'PURSUED-2' });
  const importId = await importOne('sales-calls', file);
  const find = async () => (await panel.admin.call('GetSalesList', { search: 'pursued-1' })).rows;
  const { number } = await addEnquiry(panel.admin, { callId: (await find())[0]?.callId ?? 0 });
  expect(await refusalOf(importId)).toBe('Sales calls of this import have become enquiries, so it cannot be taken back: "PURSUED-1".');
  expect(await find()).toMatchObject([{ dealNumber: number }]);
});
