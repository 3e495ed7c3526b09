import { importColumns } from '@vikray/contract/imports/import-columns.ts';
import type { ImportKind } from '@vikray/contract/imports/import.ts';
import { fileMessages } from '@vikray/contract/platform/file-messages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkImport, importFile, promptImports, reasonsOf, sendFile } from '../../../testing/builders/imports.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { refusalOf } from '../../../testing/panel/refusal.ts';
import { archive, sheetOf, workbook, type WrittenCell } from '../../../testing/builders/workbooks.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel(promptImports);
});
afterAll(() => panel.stop());

/** A row of a kind's sample file with these cells replaced, by heading. */
function row(kind: ImportKind, change: Readonly<Record<string, WrittenCell>>): WrittenCell[] {
  return importColumns[kind].map(({ heading, sample }) => (heading in change ? change[heading] : sample));
}

const headingsOf = (kind: ImportKind) => importColumns[kind].map(({ heading }) => heading);

test('an Excel file of products is imported with its figures, formulas and blank rows', async () => {
  const rows = [
    headingsOf('products'),
    row('products', { Name: 'Sheet Chair', MRP: 12_499.5, Stock: { xml: '<f>1+1.5</f><v>2.5</v>' } }),
    [],
    row('products', { Name: 'Sheet Stool', MRP: { xml: '<v>33.333333333333336</v>', s: 1 }, Stock: undefined }),
  ];
  const { importId } = await importFile(panel.admin, 'products', workbook({ sheets: [sheetOf(rows)], formats: ['#,##0.00'] }));
  const { rows: products } = await panel.admin.call('GetProductList', { search: 'sheet' });
  expect(products.map(({ name, mrp, stock }) => [name, mrp, stock])).toEqual([
    ['Sheet Chair', 12_499_50, 2_50],
    ['Sheet Stool', 33_33, 0],
  ]);
  expect(await reasonsOf(panel.admin, importId)).toEqual([]);
});

test('an Excel file of old quotations is imported with its dates, and with its lines row by row', async () => {
  const one = { 'Quotation Code': 'XL-1', Date: { xml: '<v>43559</v>', s: 1 }, 'Tax Percent': { xml: '<v>0.125</v>', s: 2 } };
  const rows = [headingsOf('old-quotations'), row('old-quotations', one), row('old-quotations', { ...one, 'Product Name': 'Second' })];
  await importFile(panel.admin, 'old-quotations', workbook({ sheets: [sheetOf(rows)], formats: [14, '0.0%'] }));
  expect((await panel.admin.call('GetOldQuotation', { search: 'sharavati' })).rows).toMatchObject([
    { code: 'XL-1', date: '2019-04-04', taxPercent: 12_50 },
  ]);
  expect(await panel.admin.call('GetOldQuotationProduct', { code: 'XL-1' })).toHaveLength(2);
});

test('notes about how a file was read are shown with the import', async () => {
  const first = { ...sheetOf([headingsOf('sales-calls'), row('sales-calls', {})]), name: 'Calls', hiddenRows: [2] };
  const { notes } = await checkImport(panel.admin, 'sales-calls', workbook({ sheets: [first, { ...sheetOf([]), name: 'Notes' }] }));
  expect(notes).toBe('Only the sheet "Calls" is read. Left out: Notes. One hidden row is read as well.');
});

test('faults of cells are named beside those of the record, with Excel’s row numbers', async () => {
  const cells = row('customers', { 'Company Name': 'Faulty Sheets', Website: { t: 'e', xml: '<v>#REF!</v>' }, Pincode: 41 });
  const { importId } = await checkImport(
    panel.admin,
    'customers',
    workbook({ sheets: [{ rows: { 2: headingsOf('customers'), 7: cells } }] }),
  );
  expect(await reasonsOf(panel.admin, importId)).toEqual([
    [
      7,
      'Faulty Sheets',
      [fileMessages.cellIsError('Website', '#REF!'), 'Website: "#REF!" is not a web address.', 'Pincode: "41" is not a pincode.'].join(' '),
    ],
  ]);
});

test.each([
  ['that is another kind of archive', archive({ 'word/document.xml': '<a/>' }), 'FileUnusable', fileMessages.notAWorkbook],
  [
    'without the columns of its kind',
    workbook({ sheets: [sheetOf([['Company Name'], ['A']])] }),
    'ColumnsUnclear',
    'These columns are missing: "Company Type", "Industry", "Phone", "Email", "Address" and 2 more. Choose a column for each, or one text for all rows.',
  ],
  ['of one blank sheet', workbook({ sheets: [sheetOf([])] }), 'FileUnusable', fileMessages.empty],
])('an Excel file %s is refused and leaves nothing behind', async (_, bytes, code, sentence) => {
  const before = await panel.db.selectFrom('imports').select('id').execute();
  const reply = await sendFile(panel.admin, 'customers', bytes, 'list.xlsx');
  expect([...refusalOf(reply), reply.json.data]).toEqual([422, code, sentence]);
  expect(await panel.db.selectFrom('imports').select('id').execute()).toEqual(before);
});
