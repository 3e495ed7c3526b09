import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkImport, customerFile, getImport, importIn, promptImports, reasonsOf, sampleWith } from '../../../testing/builders/imports.ts';
import { aCustomer } from '../../../testing/builders/customers.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel(promptImports);
});
afterAll(() => panel.stop());

const customersCalled = async (search: string) => (await panel.admin.call('GetCustomerList', { search })).rows;
const leftRows = (importId: number, format = 'csv') => panel.admin.fetch(`/api/import-rows/${importId}?format=${format}`);

test('the good rows of a file are imported, and the others stay as a file that can be corrected and sent (RES-26)', async () => {
  await panel.admin.call('AddCustomer', aCustomer({ companyName: 'There Already' }));
  const file = customerFile('Good Works', '=Bad "City"', 'There Already')
    .replace('Bad ""', 'Bad')
    .replace(/(=Bad[^\n]*)Pune,411004/, '$1Punee,560001');
  const { importId, ...counts } = await checkImport(panel.admin, 'customers', `${file}\n`.replace('=Bad "City"', '"=Bad ""City"""'));
  expect(counts).toMatchObject({ totalRows: 3, badRows: 1, presentRows: 1 });
  const refused = await panel.admin.ask('StartImport', { importId });
  expect(refused.status).toBe(409);
  await panel.admin.call('StartImport', { importId, rows: 'Good' });
  expect(await importIn(panel.admin, importId, 'Done')).toMatchObject({ doneRows: 1 });
  expect(await customersCalled('works')).toMatchObject([{ companyName: 'Good Works' }]);

  const left = await leftRows(importId);
  expect(left.headers.get('content-disposition')).toBe('attachment; filename="customers_to_correct.csv"');
  const lines = left.text.split('\r\n');
  expect(lines[0]).toMatch(/^Company Name,.*,Contact Persons,Reason$/);
  expect(lines[1]).toContain('City: ""Punee"" is not one of the choices.');
  expect(lines).toHaveLength(4);

  const again = await checkImport(panel.admin, 'customers', left.text.replace('Punee', 'Pune'));
  expect(again).toMatchObject({ totalRows: 2, badRows: 0, presentRows: 1 });
  await panel.admin.call('StartImport', { importId: again.importId, rows: 'Good' });
  await importIn(panel.admin, again.importId, 'Done');
  expect(await customersCalled('=bad')).toMatchObject([{ companyName: '=Bad "City"', city: 'Pune' }]);
});

test('the rows that are left come as an Excel file too, which is read again as it is (RES-26)', async () => {
  const { importId } = await checkImport(panel.admin, 'customers', customerFile('Excel Left').replace('Pune,411004', 'Punee,560001'));
  const address = `${panel.address}/api/import-rows/${importId}?format=xlsx`;
  const bytes = await (await fetch(address, { headers: { cookie: panel.admin.cookie } })).bytes();
  const again = await checkImport(panel.admin, 'customers', bytes);
  expect(await reasonsOf(panel.admin, again.importId)).toEqual([[2, 'Excel Left', 'City: "Punee" is not one of the choices.']]);
});

test('of a record of several rows, all rows are left (RES-26)', async () => {
  const one = { 'Quotation Code': 'L-1', 'Quotation Number': 'L/1' };
  const file = sampleWith('old-quotations', one, { ...one, 'Product Name': 'Second', Rate: 'much' }, { 'Quotation Code': 'L-2' });
  const { importId } = await checkImport(panel.admin, 'old-quotations', file);
  const lines = (await leftRows(importId)).text.trim().split('\r\n');
  expect(lines.map((line) => line.split(',')[0])).toEqual(['\uFEFFQuotation Code'.slice(1), 'L-1', 'L-1']);
});

test('records of JSON come as JSON, with what was sent (RES-26)', async () => {
  const record = { name: '', mobile: '9000000081', remarks: 'आशा "x"' };
  const { importId } = await checkImport(panel.admin, 'brochure-requests', JSON.stringify([record, 5, { name: 'Good' }]));
  const left = await leftRows(importId);
  expect(left.headers.get('content-disposition')).toBe('attachment; filename="brochure-requests_to_correct.json"');
  expect(left.json).toEqual([{ reason: 'Name is missing.', ...record }]);
  expect((await checkImport(panel.admin, 'brochure-requests', left.text.replace('"name": ""', '"name": "Asha"'))).badRows).toBe(0);
});

test('a file without a good row cannot be imported (RES-26)', async () => {
  const { importId } = await checkImport(panel.admin, 'customers', customerFile('None Good').replace('Pune,411004', 'Punee,560001'));
  const reply = await panel.admin.ask('StartImport', { importId, rows: 'Good' });
  expect([reply.status, reply.json.data]).toEqual([409, 'This file has nothing to import.']);
  expect((await getImport(panel.admin, importId)).state).toBe('Checked');
});
