import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { customerMessages as say } from '@vikray/contract/customers/customer-messages.ts';
import { fileMessages } from '@vikray/contract/platform/file-messages.ts';
import { importMessages } from '@vikray/contract/imports/import-messages.ts';
import type { ImportKind } from '@vikray/contract/imports/import.ts';
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
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { refusalOf } from '../../../testing/panel/refusal.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel(promptImports);
});
afterAll(() => panel.stop());

async function traces(): Promise<unknown[]> {
  const rows = await panel.db.selectFrom('import_rows').select('id').execute();
  return [...rows, ...(await panel.db.selectFrom('imports').select('id').where('state', '=', 'Checking').execute())];
}

const columns = Array.from({ length: 10_000 }, (_, index) => `c${index}`).join(',');
const asLatin1 = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['that is empty', '', 'This file has no rows.'],
  ['of blanks only', ' \n \n', 'This file has no rows.'],
  ['with headings only', customerFile(), 'This file has no rows.'],
  [
    'with an unknown column',
    customerFile('A').replace('Phone', 'Colour'),
    'The column "Colour" is not known. Remove it, or rename it as in the sample file.',
  ],
  ['without a mandatory column', customerFile('A').replace('Phone', 'Website'), 'The column "Phone" is missing.'],
  ['with a column twice, in different spellings', customerFile('A').replace('Email', 'fld_phone'), 'The column "Phone" appears twice.'],
  [
    'with ten thousand columns',
    `${columns}\n${columns}`,
    'More than 200 columns of this file are not known. Remove those that are not needed.',
  ],
  ['with a quotation mark that is never closed', `${customerFile('A')}\n"B,C\n`, 'A quotation mark in this file is never closed.'],
  [
    'with quotation marks in the middle of a cell',
    `${customerFile('A')}\nx"y"z,,,,,,,,,`,
    'Row 3 is too large, or a quotation mark before it is never closed.',
  ],
  [
    'with a cell above 1 MB',
    `${customerFile('A')}\n"${'x'.repeat(1_100_000)}"`,
    'Row 3 is too large, or a quotation mark before it is never closed.',
  ],
  ['in Windows-1252', asLatin1(customerFile('Caf\u00e9')), 'This file is not UTF-8. Save it in Excel as "CSV UTF-8" and try again.'],
  [
    'in UTF-16',
    Buffer.from(`\uFEFF${customerFile('A')}`, 'utf16le'),
    'This file is not UTF-8. Save it in Excel as "CSV UTF-8" and try again.',
  ],
  [
    'with a heading of control characters',
    `\u0000\u0007x,Phone\n1,2`,
    'The column "x" is not known. Remove it, or rename it as in the sample file.',
  ],
  ['of truncated JSON', '[{"companyname": "A"}, {"comp', 'Record 2 is not valid JSON. The file must be a list of objects.'],
  ['of invalid JSON', '[{"companyname": A}]', 'Record 1 is not valid JSON. The file must be a list of objects.'],
  [
    'of JSON with a million keys in one record',
    `[{"contacts": [{${Array.from({ length: 1_000_000 }, (_, index) => `"${index}":1`).join()}}]}]`,
    'Row 1 is too large, or a quotation mark before it is never closed.',
  ],
  [
    'of JSON with a key of a million letters',
    `[{"companyname${'-'.repeat(1_000_000)}": "A"}]`,
    `The column "companyname${'-'.repeat(89)}" is not known. Remove it, or rename it as in the sample file.`,
  ],
  [
    'of JSON with an unknown key',
    '[{"companyname": "A", "__proto__x": 1}]',
    'The column "__proto__x" is not known. Remove it, or rename it as in the sample file.',
  ],
])('a file %s is refused in a sentence and leaves nothing behind', async (_, file, sentence) => {
  const code = sentence.includes('column "') && !sentence.includes('twice') ? 'ColumnsUnclear' : 'FileUnusable';
  const before = await traces();
  const reply = await sendFile(panel.admin, 'customers', file);
  expect([...refusalOf(reply), reply.json.data]).toEqual([422, code, sentence]);
  expect(await traces()).toEqual(before);
});

test('cells that no column can hold are reported as reasons, not as failures', async () => {
  const file = customerFile('Nul\u0000Works', 'x'.repeat(201), `Extra`).replace('Extra,', 'Extra,,,,,,,,,,,too,many,');
  const { importId } = await checkImport(panel.admin, 'customers', file);
  expect((await reasonsOf(panel.admin, importId)).map(([row, , reason]) => [row, reason])).toEqual([
    [2, 'Company name contains characters that cannot be stored.'],
    [3, 'Company name is too long: at most 200 characters.'],
    [4, 'This row has more cells than there are columns.'],
  ]);
});

test('a cell that is longer than Excel allows is a reason, and its parts are not read', async () => {
  const tooLong = (column: string) => `The text of column ${column} is too long: at most 32,767 characters.`;
  const persons = customerFile('Persons', 'Others').replace(/"Dr[^"]*"/, '#x'.repeat(440_000));
  const solutions = sampleWith('products', { Solution: `"${','.repeat(900_000)}"` });
  const person = { name: 'x'.repeat(40_000), designation: 'Dean', mobile: '9000000091' };
  const lists = JSON.stringify([{ companyname: 'Lists', contacts: [person] }]);
  for (const [kind, file, reasons] of [
    ['customers', persons, [[2, tooLong('Contact Persons')]]],
    ['products', solutions, [[2, tooLong('Solution')]]],
    ['customers', lists, [[1, tooLong('contacts')]]],
  ] as const) {
    const { importId } = await checkImport(panel.admin, kind, file);
    expect((await reasonsOf(panel.admin, importId)).map(([row, , reason]) => [row, reason])).toEqual(reasons);
  }
});

test('a long cell of blanks is read as fast as any other, whatever its column', async () => {
  const blanks = `x${' '.repeat(32_000)}5y`;
  const cells = { Name: blanks, 'GST (%)': blanks, MRP: blanks, Unit: blanks, Solution: blanks, HSN: blanks };
  const file = sampleWith('products', ...Array.from({ length: 40 }, () => cells));
  expect(await checkImport(panel.admin, 'products', file)).toMatchObject({ totalRows: 40, badRows: 40 });
});

test('more contact persons than a customer may have are not read', async () => {
  const file = customerFile('Many Persons').replace(/"Dr[^"]*"/, '#x'.repeat(16_000));
  const { importId } = await checkImport(panel.admin, 'customers', file);
  const [reason = ''] = (await reasonsOf(panel.admin, importId)).map(([, , each]) => each);
  expect(reason).toContain('Contact person 1:');
});

test('records that are not objects, or contain anything but texts, are reported as reasons', async () => {
  const file = '[5, null, "text", [], {"companyname": {"a": 1}}, {"companyname": ["x"], "contacts": "none"}, {}]';
  const { importId, totalRows, badRows } = await checkImport(panel.admin, 'customers', file);
  expect([totalRows, badRows]).toEqual([7, 7]);
  expect((await reasonsOf(panel.admin, importId)).slice(0, 4).map(([, , reason]) => reason)).toEqual(
    Array.from({ length: 4 }, () => 'This record is not an object.'),
  );
});

test('what a spreadsheet would run as a formula stays text, and exported values are imported unchanged', async () => {
  await importFile(panel.admin, 'customers', customerFile('=HYPERLINK(1)', "'=Exported", "'Quoted"));
  const { rows } = await panel.admin.call('GetCustomerList', {});
  expect(rows.map(({ companyName }) => companyName)).toEqual(["'Quoted", '=Exported', '=HYPERLINK(1)']);
});

test.each([
  [';', '\r\n'],
  ['\t', '\n'],
  [',', '\r'],
])('all of Excel’s ways to write a file are read: %j between cells, %j between rows', async (delimiter, end) => {
  const name = `Way ${delimiter.charCodeAt(0)}`;
  const cells = [
    ['COMPANY NAME', 'company_type', 'fld_industry', 'Phone', 'Email', 'Address', 'State', 'City', 'Pincode', 'contact_persons'],
    [
      name,
      'Private Limited',
      'Hospital',
      '02026120000',
      'a@b.example.in',
      '"7, FC\nRoad ""East"""',
      'Maharashtra',
      'Pune',
      '411004',
      '"Mr. A, B, 9000000091, a@b.example.in"',
    ],
    ['', '', '', '', '', '', '', '', '', ''],
  ];
  await importFile(panel.admin, 'customers', `\uFEFF${cells.map((row) => row.join(delimiter) + end).join('')}`);
  expect((await panel.admin.call('GetCustomerList', { search: `"${name}"` })).rows).toMatchObject([
    { address: '7, FC\nRoad "East"', contacts: [{ name: 'Mr. A' }] },
  ]);
});

const blankCells = `${','.repeat(9)}\n`;
const oldQuotationLines = `Quotation Code,Quotation Number,Date,Amount,Customer,Product Name,Quantity,Rate\n${'Q1,OLD/1,20/11/2019,1,A,Counter,1,1\n'.repeat(40_000)}`;

test.each<[string, ImportKind, string]>([
  ['blank lines', 'customers', `${'\n'.repeat(2_000_000)}${customerFile('After Blanks')}`],
  ['rows of blank cells', 'customers', `${customerFile('Before Blanks')}\n${blankCells.repeat(90_000)}`],
  ['lines of one old quotation', 'old-quotations', oldQuotationLines],
])('other requests are answered while a file of %s is read', async (_, kind, file) => {
  const check = { isAnswered: false };
  const reply = sendFile(panel.admin, kind, file).finally(() => {
    check.isAnswered = true;
  });
  const isReading = async () => (await panel.db.selectFrom('imports').select('id').where('state', '=', 'Checking').execute()).length > 0;
  while (!check.isAnswered && !(await isReading())) await yieldToEventLoop();
  await panel.admin.call('GetImports', {});
  expect(check.isAnswered).toBe(false);
  expect((await reply).status).toBe(201);
});

test('blank lines are counted, so that a reason names the row of the spreadsheet', async () => {
  const [head = '', row = ''] = customerFile('').split('\r\n');
  const { importId } = await checkImport(panel.admin, 'customers', `\n\n${head}\n\n${blankCells}\n${row}\n`);
  expect((await reasonsOf(panel.admin, importId)).map(([number]) => number)).toEqual([7]);
});

test('a row names all its faults at once, each about its contact person or line', async () => {
  const file = customerFile('Faulty Works')
    .replace('02026120000', 'none')
    .replace('office@girna.example.in', 'office')
    .replace('9000000091', '12');
  const { importId } = await checkImport(panel.admin, 'customers', file);
  expect((await reasonsOf(panel.admin, importId)).map(([, , reason]) => reason)).toEqual([
    [
      'Phone: "none" is not a phone number.',
      'Email: "office" is not an e-mail address.',
      importMessages.ofContact(1, 'Mobile: "12" is not a mobile number.'),
    ].join(' '),
  ]);
});

test('a row names unknown choices beside the faults of its fields, in the order of the form', async () => {
  const known = customerFile('Known Before');
  await importFile(panel.admin, 'customers', known);
  const file = `${customerFile('Faulty Lists', 'known before', 'faulty lists')},Gone`
    .replace('Contact Persons', 'Contact Persons,Status')
    .replace('Private Limited,Hospital,02026120000', 'Boat Club,Hospital,none')
    .replace('Pune,411004', 'Atlantis,011004')
    .replace('known before,Private Limited,Hospital,02026120000', 'known before,Private Limited,Boats,02026120000');
  const { importId, badRows, presentRows } = await checkImport(panel.admin, 'customers', file);
  expect((await reasonsOf(panel.admin, importId)).map(([, , reason]) => reason)).toEqual([
    [
      'Company Type: "Boat Club" is not one of the choices.',
      'Phone: "none" is not a phone number.',
      'City: "Atlantis" is not one of the choices.',
      'Pincode: "011004" is not a pincode.',
    ].join(' '),
    `Industry: "Boats" is not one of the choices. ${say.companyExists}`,
    `${importMessages.statusUnknown} ${importMessages.twiceInFile(2)}`,
  ]);
  expect([badRows, presentRows]).toEqual([3, 0]);
});

test('a product and an old quotation name a missing picture beside their other faults', async () => {
  const product = await checkImport(panel.admin, 'products', sampleWith('products', { Category: 'Boats', MRP: '-5', Image: 'gone.jpg' }));
  expect((await reasonsOf(panel.admin, product.importId)).map(([, , reason]) => reason)).toEqual([
    'Category: "Boats" is not one of the choices. MRP: "-5" is not an amount. The picture "gone.jpg" is missing.',
  ]);
  const line = { 'Quotation Code': 'GONE-1', Rate: 'much', Image: 'gone.jpg' };
  const quotation = await checkImport(panel.admin, 'old-quotations', sampleWith('old-quotations', line, { ...line, Rate: '5' }));
  expect((await reasonsOf(panel.admin, quotation.importId)).map(([, , reason]) => reason)).toEqual([
    'Product 1: Rate: "much" is not an amount. Product 1: The picture "gone.jpg" is missing. ' +
      'Product 2: The picture "gone.jpg" is missing.',
  ]);
});

test('contact persons in a list of JSON are cleaned like those of a cell, whatever their keys are called', async () => {
  const record = {
    companyname: 'Girna Lists',
    companytype: 'Private Limited',
    industry: 'Hospital',
    phone: '020 2612-0000',
    email: 'office@girna.example.in',
    address: '7, FC Road',
    state: 'Maharashtra',
    city: 'Pune',
    pincode: 411_004,
    contacts: [
      {
        fld_name: ' Dr. Asmita Gokhale ',
        Designation: 'Dean',
        Mobile: '90000 00091',
        email: 'ms@girna.example.in',
        phone: '020-2612 0095',
      },
      { name: 'Mr. Uday Nene', designation: 'Purchase', mobile: 9_000_000_092, email: 'un@girna.example.in' },
    ],
  };
  await importFile(panel.admin, 'customers', JSON.stringify([record]));
  expect((await panel.admin.call('GetCustomerList', { search: '"girna lists"' })).rows[0]?.contacts).toMatchObject([
    { name: 'Dr. Asmita Gokhale', designation: 'Dean', mobile: '9000000091', phone: '02026120095' },
    { name: 'Mr. Uday Nene', mobile: '9000000092', phone: '' },
  ]);
});

test('blanks and hyphens are removed from telephone numbers before they are checked', async () => {
  const file = customerFile('Girna Phones').replace('02026120000', '020 2612-0000').replace('9000000091', '90000\u201100091');
  await importFile(panel.admin, 'customers', file);
  expect((await panel.admin.call('GetCustomerList', { search: 'girna phones' })).rows).toMatchObject([
    { phone: '02026120000', contacts: [{ mobile: '9000000091' }] },
  ]);
});

test('a file of more than 1,00,000 rows is refused, also when they are blank', async () => {
  const reply = await sendFile(panel.admin, 'customers', `${customerFile('A')}\n${blankCells.repeat(100_020)}`);
  expect([...refusalOf(reply), reply.json.data]).toEqual([422, 'FileUnusable', fileMessages.tooManyRows(100_000)]);
});

test('an old quotation of more than 500 lines is one bad row', async () => {
  const { importId, totalRows } = await checkImport(panel.admin, 'old-quotations', oldQuotationLines.replaceAll('Q1', 'Q2'));
  expect(totalRows).toBe(1);
  expect((await reasonsOf(panel.admin, importId)).map(([, , reason]) => reason)).toEqual(['Lines has too many entries: at most 500.']);
});

test('a check stops when its sender hangs up, and leaves nothing behind', async () => {
  const before = await traces();
  const form = new FormData();
  form.set('kind', 'customers');
  form.set('filename', 'left.csv');
  form.set('file', new Blob([customerFile(...Array.from({ length: 20_000 }, (_, index) => `Left ${index}`))]), 'left.csv');
  const sender = new AbortController();
  const answer = fetch(`${panel.address}/api/CheckImport`, {
    method: 'POST',
    body: form,
    headers: { cookie: panel.admin.cookie },
    signal: sender.signal,
  }).catch(() => 'hung up');
  const states = async () =>
    (await panel.db.selectFrom('imports').select('state').where('file_name', '=', 'left.csv').execute()).map(({ state }) => state);
  while ((await states()).length === 0) await yieldToEventLoop();
  sender.abort();
  expect(await answer).toBe('hung up');
  while ((await states()).includes('Checking')) await yieldToEventLoop();
  expect([await states(), await traces()]).toEqual([[], before]);
});

test('a file above 20 MB is refused', async () => {
  const reply = await sendFile(panel.admin, 'customers', new Uint8Array(20 * 1024 * 1024 + 1));
  expect([...refusalOf(reply), reply.json.data]).toEqual([
    413,
    'FileTooLarge',
    'File too large, at most 20 mb. Split it, or ask an Administrator to import it on the server.',
  ]);
});
