import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCompany } from '../../../testing/builders/companies.ts';
import { aSite } from '../../../testing/builders/customer-sites.ts';
import { aCustomer, addCustomer } from '../../../testing/builders/customers.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

const sound = '27AAPFU0939F1ZV';

async function found(customerId: number) {
  const { rows } = await panel.admin.call('GetCustomer', { customerId });
  return rows[0];
}

describe('what a customer is for GST', () => {
  test.each([
    ['a customer in India', {}, 'Unregistered'],
    ['one with a GSTIN', { gstin: sound }, 'Registered'],
    ['one abroad', { country: 'Gibraltar', state: '', city: '', pincode: '044600' }, 'Export under LUT'],
  ] as const)('follows the data for %s until somebody chooses (GTX-01, GTX-02)', async (_, change, category) => {
    const reply = await panel.admin.ask('AddCustomer', aCustomer(change));
    const customerId = reply.json.data[0].CustomerId;
    expect(await found(customerId)).toMatchObject({ gstCategory: category, gstCategoryIsChosen: 'No' });
    await panel.admin.call('UpdateCustomer', { ...aCustomer(change), customerId, gstCategory: 'SEZ under LUT' });
    expect(await found(customerId)).toMatchObject({ gstCategory: 'SEZ under LUT', gstCategoryIsChosen: 'Yes' });
    await panel.admin.call('UpdateCustomer', { ...aCustomer(change), customerId, gstCategory: '' });
    expect(await found(customerId)).toMatchObject({ gstCategory: category, gstCategoryIsChosen: 'No' });
  });

  test.each([
    ['URP', ''],
    ['NA', ''],
    ['-', ''],
    ['Unregistered', ''],
    ['Not Applicable', ''],
    ['27AAPFU0940F1Z', '27AAPFU0940F1Z'],
  ])('is Unregistered with %j for a GSTIN, and taxed by the address (GTX-02, GTX-11)', async (gstin, stored) => {
    const customerId = await addCustomer(panel.admin, { gstin });
    expect(await found(customerId)).toMatchObject({ gstin: stored, gstCategory: 'Unregistered', gstCategoryIsChosen: 'No' });
    const [site] = await panel.admin.call('AddCustomerSite', { ...aSite(customerId), gstin });
    const companyId = await addCompany(panel.admin);
    const [decision] = await panel.admin.call('GetTaxDecision', { companyId, customerId, siteId: site?.siteId ?? 0 });
    expect(decision).toMatchObject({ heads: 'IGST', placeOfSupply: '24' });
  });

  test('stays as it is when a change leaves it out (GTX-01)', async () => {
    const customerId = await addCustomer(panel.admin, { gstin: sound, gstCategory: 'Deemed export' });
    await panel.admin.call('UpdateCustomer', { ...aCustomer(), customerId });
    expect(await found(customerId)).toMatchObject({ gstin: sound, gstCategory: 'Deemed export' });
  });

  test('keeps a GSTIN in capitals without blanks, and finds it by search (GTX-01, GTX-05)', async () => {
    const customerId = await addCustomer(panel.admin, { gstin: ' 29aagcb 7383j1z4 ' });
    expect(await found(customerId)).toMatchObject({ gstin: '29AAGCB7383J1Z4' });
    const { rows } = await panel.admin.call('GetCustomerList', { search: '29aagcb7383' });
    expect(rows.map((row) => row.customerId)).toEqual([customerId]);
  });
});

describe('hints', () => {
  test('are beside the data, and the customer is saved (GTX-04)', async () => {
    const first = aCustomer({ companyName: 'Vaigai Interiors', gstin: '24ABCDE1234F1Z6' });
    await panel.admin.call('AddCustomer', first);
    const { status, json } = await panel.admin.ask('AddCustomer', aCustomer({ gstin: '24ABCDE1234F1Z6' }));
    expect(status).toBe(201);
    expect(json.hints).toEqual([
      'This GSTIN belongs to Gujarat, but the address is in Maharashtra.',
      'Vaigai Interiors has this GSTIN too.',
    ]);
    const customerId = json.data[0].CustomerId;
    const changed = await panel.admin.ask('UpdateCustomer', { ...aCustomer({ gstin: '27AAPFU0939F1Z' }), customerId });
    expect([changed.status, changed.json.hints]).toEqual([200, ['A GSTIN has 15 characters.']]);
  });

  test('are absent for a customer without a GSTIN, so that the documented answer stays as it is (GTX-04)', async () => {
    const { json } = await panel.admin.ask('AddCustomer', aCustomer());
    expect(Object.keys(json)).toEqual(['data']);
  });
});

test('the files of the customer list have both columns (GTX-05)', async () => {
  await addCustomer(panel.admin, { companyName: 'Zuari Furnishing', gstin: '30AAPFU0939F1ZP', gstCategory: 'SEZ with payment' });
  const shown = await panel.admin.fetch('/api/GetCustomerList?search=zuari&format=csv');
  const lines = shown.text.trim().split('\r\n');
  expect(lines[0]).toMatch(/,Status,GSTIN,GST Category$/);
  expect(lines[1]).toMatch(/,30AAPFU0939F1ZP,SEZ with payment$/);
});
