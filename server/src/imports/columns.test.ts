import { unclearColumns } from '@vikray/contract/imports/column-choices.ts';
import type { ImportKind } from '@vikray/contract/imports/import.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getImport, importIn, promptImports, reasonsOf } from '../../../testing/builders/imports.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import type { Reply } from '../../../testing/panel/caller.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel(promptImports);
});
afterAll(() => panel.stop());

interface Choices {
  readonly columns?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, string>>;
}

async function send(kind: ImportKind, file: string, { columns, values }: Choices = {}): Promise<Reply> {
  const form = new FormData();
  form.set('kind', kind);
  form.set('filename', 'list.csv');
  form.set('file', new Blob([file]), 'list.csv');
  if (columns) form.set('columns', JSON.stringify(columns));
  if (values) form.set('values', JSON.stringify(values));
  return panel.admin.sendForm('CheckImport', form);
}

const unclearIn = (reply: Reply) => unclearColumns.parse(reply.json.error);

/** Checks and imports a file with these choices. */
async function take(kind: ImportKind, file: string, choices: Choices = {}) {
  const reply = await send(kind, file, choices);
  expect([reply.status, reply.json.data]).toEqual([201, expect.anything()]);
  const run = await getImport(panel.admin, reply.json.data[0].importid);
  expect(await reasonsOf(panel.admin, run.importId)).toEqual([]);
  await panel.admin.call('StartImport', { importId: run.importId });
  await importIn(panel.admin, run.importId, 'Done');
  return run;
}

const customersCalled = async (search: string) => (await panel.admin.call('GetCustomerList', { search })).rows;
const productsCalled = async (search: string) => (await panel.admin.call('GetProductList', { search })).rows;

const office = { companytype: 'Private Limited', industry: 'Hospital' };

describe('columns that are not known', () => {
  const file =
    'Company Name,Colour,Phone,Email,Address,State,City,Pincode,Shoe Size,Contact Persons\n' +
    'Columns One,,02026120000,a@b.example.in,1 Road,Maharashtra,Pune,411004,42,"Mr. A, Mgr, 9000000091, a@b.example.in"\n' +
    'Columns Two,Red,02026120000,a@b.example.in,1 Road,Maharashtra,Pune,411004,43,"Mr. B, Mgr, 9000000092, b@b.example.in"\n';

  test('are named in one answer, with an example of each and the fields that are missing (RES-24)', async () => {
    const reply = await send('customers', file);
    expect([reply.status, reply.json.error.code]).toEqual([422, 'ColumnsUnclear']);
    expect(unclearIn(reply)).toEqual({
      unknowncolumns: ['Colour', 'Shoe Size'],
      samples: ['Red', '42'],
      missingcolumns: ['companytype', 'industry'],
    });
  });

  test('are assigned or left out, and the next file with these headings needs no choice (RES-24)', async () => {
    const choices = { columns: { Colour: '', 'Shoe Size': 'website' }, values: office };
    const reply = await send('customers', file, choices);
    expect((await reasonsOf(panel.admin, reply.json.data[0].importid)).map(([, , reason]) => reason)).toEqual([
      'Website: "42" is not a web address.',
      'Website: "43" is not a web address.',
    ]);
    await take('customers', file, { columns: { Colour: '', 'Shoe Size': '' }, values: office });
    const next = await take('customers', file.replaceAll('Columns', 'Later'));
    expect(next.notes).toMatch(/^The columns are read as chosen for the last file with these headings\./);
    expect(await customersCalled('later two')).toMatchObject([{ type: 'Private Limited', industry: 'Hospital' }]);
    expect((await send('customers', file.replaceAll('Columns', 'Last'), { columns: {} })).status).toBe(422);
  });

  test('of JSON are named from all of its records (RES-24)', async () => {
    const reply = await send(
      'brochure-requests',
      JSON.stringify([
        { name: 'A', size: 4 },
        { name: 'B', mood: 'good', size: 5 },
      ]),
    );
    expect(unclearIn(reply)).toEqual({ unknowncolumns: ['size', 'mood'], samples: ['4', 'good'], missingcolumns: [] });
    expect((await send('brochure-requests', '[{"name":"A","size":4}]', { columns: { size: '' } })).status).toBe(201);
  });

  test.each([
    ['a field that does not exist', JSON.stringify({ Colour: 'boats' }), 422],
    ['anything but JSON', '{"Colour"', 400],
    ['anything but texts', '{"Colour":5}', 400],
  ])('cannot be assigned to %s', async (_, columns, status) => {
    const form = new FormData();
    for (const [name, value] of [
      ['kind', 'customers'],
      ['filename', 'l.csv'],
      ['columns', columns],
    ] as const)
      form.set(name, value);
    form.set('file', new Blob([file]), 'l.csv');
    expect((await panel.admin.sendForm('CheckImport', form)).status).toBe(status);
  });

  test('cannot be assigned to one field twice', async () => {
    const reply = await send('customers', file.replaceAll('Columns', 'Twice'), { columns: { Colour: 'website', 'Shoe Size': 'website' } });
    expect(reply.json.data).toBe('The column "Website" appears twice.');
  });
});

describe('the customers of another program are read by its own headings (RES-25):', () => {
  test('Zoho Books', async () => {
    const file =
      'Contact ID,Display Name,Company Name,Salutation,First Name,Last Name,EmailID,Phone,MobilePhone,Designation,GST Treatment,GST Identification Number (GSTIN),Billing Address,Billing Street2,Billing City,Billing State,Billing Country,Billing Code,Currency Code\n' +
      '1,Zoho Label,Zoho Works,Ms.,Uma,Rao,uma@zoho.example.in,(020) 2612 0000,+91 90000 00071,Owner,business_gst,27AAPFU0939F1ZV,12 Road,Deccan,Pune,Maharashtra,India,411 004,INR\n';
    expect(unclearIn(await send('customers', file))).toMatchObject({
      unknowncolumns: ['Contact ID', 'Currency Code'],
      missingcolumns: ['companytype', 'industry'],
    });
    await take('customers', file, { columns: { 'Contact ID': '', 'Currency Code': '' }, values: office });
    expect(await customersCalled('zoho works')).toMatchObject([
      {
        companyName: 'Zoho Works',
        phone: '02026120000',
        email: 'uma@zoho.example.in',
        address: '12 Road, Deccan',
        pincode: '411004',
        gstin: '27AAPFU0939F1ZV',
        gstCategory: 'Registered',
        contacts: [{ name: 'Ms. Uma Rao', designation: 'Owner', mobile: '9000000071', email: 'uma@zoho.example.in' }],
      },
    ]);
  });

  test('ERPNext', async () => {
    const file =
      'Customer Name,Industry,GSTIN,GST Category,Address Line 1,Address Line 2,City/Town,State/Province,Postal Code,Country,Phone,Email Address,Contact Person,Designation,Mobile No\n' +
      'Erp Works,Hospital,,Unregistered,12 Road,Deccan,Pune,Maharashtra,411004,India,02026120000,a@erp.example.in,Uma Rao,Owner,9000000071\n';
    await take('customers', file, { values: { companytype: 'Private Limited' } });
    expect(await customersCalled('erp works')).toMatchObject([{ gstCategory: 'Unregistered', contacts: [{ name: 'Uma Rao' }] }]);
  });

  test('Odoo', async () => {
    const file =
      'Name,Street,Street2,City,State,Zip,Country,Phone,Mobile,Email,Tax ID,Website,Contact Name,Job Position\n' +
      'Odoo Works,12 Road,,Pune,Maharashtra,411004,India,,+91 90000 00071,a@odoo.example.in,27AAPFU0939F1ZV,,Uma Rao,Owner\n';
    await take('customers', file, { values: office });
    expect(await customersCalled('odoo works')).toMatchObject([{ phone: '09000000071', gstin: '27AAPFU0939F1ZV' }]);
  });

  test('Tally, with titles above and a total below', async () => {
    const file =
      'Vikray Furniture\nList of Ledgers\n1-Apr-26 to 31-Mar-27\n\n' +
      'Name,Address,State,Country,Pincode,Contact Person,Designation,Phone No.,Mobile No.,E-Mail,Registration Type,GSTIN/UIN\n' +
      'Tally Works,12 Road,Maharashtra,India,411004,Uma Rao,Owner,020-26120000,9000000071,a@tally.example.in,Unregistered/Consumer,\n' +
      'Grand Total,,,,,,,,,,,\n';
    const run = await take('customers', file, { values: office });
    expect(run).toMatchObject({
      totalRows: 1,
      notes: expect.stringContaining('The 3 lines above the headings are left out. Row 7, the total at the end, is left out.'),
    });
    expect(await customersCalled('tally works')).toMatchObject([{ city: 'Pune', gstCategory: 'Unregistered' }]);
  });

  test('Busy', async () => {
    const file =
      'Name,Address 1,Address 2,Address 3,City,State,PIN Code,Tel. No.,Mobile No.,E-Mail,GSTIN No.,Type of Dealer,Contact Person\n' +
      'Busy Works,12 Road,Deccan,Camp,Pune,Maharashtra,411004,26120000,9000000071,a@busy.example.in,,Un-Registered,Uma Rao\n';
    await take('customers', file, { values: { ...office, contactdesignation: 'Owner' } });
    expect(await customersCalled('busy works')).toMatchObject([{ address: '12 Road, Deccan, Camp', phone: '26120000' }]);
  });
});

describe('the products of another program are read by its own headings (RES-25):', () => {
  const fixed = { solution: 'Office Solution', category: 'Office Seating' };

  test.each([
    [
      'Zoho Books',
      'Item Name,SKU,HSN/SAC,Description,Rate,Product Type,Usage unit,Intra State Tax Rate',
      'One Zoho,Z-1,940130,Chair,INR 1200.00,goods,pcs,18',
    ],
    [
      'ERPNext',
      'Item Name,Item Code,GST HSN Code,Description,Standard Selling Rate,Default Unit of Measure,Item Tax Template',
      'One Erp,E-1,940130,Chair,1200,Nos,GST 18% - FS',
    ],
    [
      'Odoo',
      'Name,Internal Reference,HSN/SAC Code,Sales Description,Sales Price,Unit of Measure,Customer Taxes',
      'One Odoo,O-1,940130,Chair,1200.00,Units,GST 18%',
    ],
    ['Tally', 'Name of Item,Alias,HSN/SAC,Description,Standard Price,Units,GST Rate', 'One Tally,T-1,940130,Chair,"₹1,200/-",Nos.,18 %'],
    ['Busy', 'Item Name,Alias,HSN Code,Item Description,Sale Price,Main Unit,Tax Category', 'One Busy,B-1,940130,Chair,1200,Pcs,GST 18%'],
  ])('%s', async (program, headings, row) => {
    const known = headings.includes('Intra State Tax Rate') ? { columns: { 'Intra State Tax Rate': 'gstpercent' } } : {};
    await take('products', `${headings}\n${row}\n`, { ...known, values: fixed });
    const [product] = await productsCalled(`one ${program.split(' ')[0]?.slice(0, 3) ?? ''}`);
    expect(product).toMatchObject({
      mrp: 1200_00,
      hsn: '940130',
      gstPercent: 18_00,
      description: 'Chair',
      code: expect.stringMatching(/-1$/),
    });
  });
});

test('a row that only begins with the word Total is kept', async () => {
  const run = await take(
    'brochure-requests',
    'Name,Company Name,Phone\nTotal Care Hospital,Total Care,9000000081\nTotal,Firm,9000000082\nLast,Firm,9000000083\n',
  );
  expect(run).toMatchObject({ totalRows: 3, notes: '' });
});
