import { fileMessages } from '@vikray/contract/platform/file-messages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  checkImport,
  customerFile,
  importFile,
  promptImports,
  reasonsOf,
  sampleWith,
  sendFile,
} from '../../../testing/builders/imports.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel(promptImports);
});
afterAll(() => panel.stop());

const productsCalled = async (search: string) => (await panel.admin.call('GetProductList', { search })).rows;

async function reasons(kind: Parameters<typeof checkImport>[1], file: string): Promise<string[]> {
  return (await reasonsOf(panel.admin, (await checkImport(panel.admin, kind, file)).importId)).map(([, , reason]) => reason);
}

test('telephone numbers and pincodes are read as people write them (P3-28)', async () => {
  const file = customerFile('Phone One', 'Phone Two').split('\r\n');
  file[1] = file[1]?.replace('02026120000', '+91 20 2612 0000').replace('411004', '411 004').replace('9000000091', '+91 90000 00091') ?? '';
  file[2] = file[2]?.replace('02026120000', '(020) 2612 0000').replace('9000000091', '090000 00091') ?? '';
  await importFile(panel.admin, 'customers', file.join('\n'));
  const { rows } = await panel.admin.call('GetCustomerList', { search: 'phone' });
  expect(rows.map(({ phone, pincode, contacts }) => [phone, pincode, contacts[0]?.mobile])).toEqual([
    ['02026120000', '411004', '9000000091'],
    ['02026120000', '411004', '9000000091'],
  ]);
});

test('words for no GSTIN are read as blank (P3-01)', async () => {
  const words = ['URP', 'NA', '-', 'Unregistered', 'Not Applicable'];
  const file = sampleWith('customers', ...words.map((GSTIN, index) => ({ 'Company Name': `Word ${index}`, GSTIN, 'GST Category': '' })));
  await importFile(panel.admin, 'customers', file);
  const { rows } = await panel.admin.call('GetCustomerList', { search: 'word' });
  expect(rows.map(({ gstin, gstCategory }) => [gstin, gstCategory])).toEqual(words.map(() => ['', 'Unregistered']));
});

test('amounts are read as on bills, and a value that cannot be read is named (RES-27, P3-30)', async () => {
  const prices = ['Rs.1,00,000/-', '₹1,00,000/-', 'INR 1,00,000.00 only'];
  await importFile(
    panel.admin,
    'products',
    sampleWith('products', ...prices.map((MRP, index) => ({ Name: `Priced ${index}`, MRP: `"${MRP}"` }))),
  );
  expect((await productsCalled('priced')).map(({ mrp }) => mrp)).toEqual([1_00_000_00, 1_00_000_00, 1_00_000_00]);
  const row = { Name: 'Unreadable', MRP: '"1,00.000,00"', Unit: 'lots', 'GST (%)': 'much', HSN: '94' };
  expect(await reasons('products', sampleWith('products', row))).toEqual([
    'MRP: "1,00.000,00" is not an amount. HSN has 4, 6 or 8 digits. Unit: "lots" is not a unit of GST. GST (%): "much" is not a percentage.',
  ]);
});

test('a part of one as GST is asked about, and a rate that the taxes do not have is noted (RES-27, P3-31)', async () => {
  expect(await reasons('products', sampleWith('products', { Name: 'Part', 'GST (%)': '0.18' }))).toEqual(['GST 0.18: did you mean 18 %?']);
  expect(await checkImport(panel.admin, 'products', sampleWith('products', { Name: 'Odd', 'GST (%)': '17' }))).toMatchObject({
    badRows: 0,
    notes: 'GST 17 % is not in the list of taxes.',
  });
});

test('an instant is its date in India (P3-33)', async () => {
  const record = { qutcode: 'UTC-1', qutnumber: 'UTC/1', qutdaye: '2019-03-31T18:30:00.000Z', prototqutamnt: '100.00', custname: 'Clinic' };
  await importFile(panel.admin, 'old-quotations', JSON.stringify([record]));
  expect((await panel.admin.call('GetOldQuotation', { search: 'utc/1' })).rows).toMatchObject([{ date: '2019-04-01' }]);
});

test('dates are read as people write them, and the sentence says how (RES-27, P3-34)', async () => {
  const dates = ['05-Apr-2019', '5-Apr-19', '05/04/19', '5th April 2019'];
  const rows = dates.map((date, index) => ({ 'Quotation Code': `D-${index}`, 'Quotation Number': `DATED/${index}`, Date: date }));
  await importFile(panel.admin, 'old-quotations', sampleWith('old-quotations', ...rows));
  const found = (await panel.admin.call('GetOldQuotation', { search: 'dated/' })).rows;
  expect(found.map(({ date }) => date)).toEqual(dates.map(() => '2019-04-05'));
  expect(await reasons('old-quotations', sampleWith('old-quotations', { 'Quotation Code': 'D-9', Date: '31/02/2019' }))).toEqual([
    'Date: "31/02/2019" is not a date. Write 05/04/2019, 5-Apr-2019 or 2019-04-05.',
  ]);
});

test('an old quotation of the future is refused (RES-27, P3-36)', async () => {
  expect(await reasons('old-quotations', sampleWith('old-quotations', { 'Quotation Code': 'D-8', Date: '01/01/2099' }))).toEqual([
    'The date 01/01/2099 is in the future.',
  ]);
});

test.each([
  '<html><body><table><tr><td>Company Name</td></tr></table></body></html>',
  '<?xml version="1.0"?><Workbook/>',
  '\n <ENVELOPE/>',
])('a web page under the name .xls is called what it is (RES-27, P3-40): %s', async (file) => {
  expect((await sendFile(panel.admin, 'customers', file, 'list.xls')).json.data).toBe(fileMessages.webPage);
});

test('a product has its code, which no other product has (RES-24)', async () => {
  await addProduct(panel.admin, { name: 'Coded Desk' });
  await importFile(panel.admin, 'products', sampleWith('products', { Name: 'Coded Chair', Code: 'CC-1' }));
  expect(await productsCalled('cc-1')).toMatchObject([{ name: 'Coded Chair', code: 'CC-1' }]);
  const rows = [
    { Name: 'Coded Stool', Code: 'cc-1' },
    { Name: 'Coded Bench', Code: 'CC-2' },
    { Name: 'Coded Bed', Code: 'CC-2' },
  ];
  expect(await reasons('products', sampleWith('products', ...rows))).toEqual([
    'Product code already present.',
    'This repeats row 3 of this file.',
  ]);
});
