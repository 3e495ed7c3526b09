import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customersOperations } from '@vikray/contract/customers/customers-operations.ts';
import { aCustomer } from '../../../testing/builders/customers.ts';
import { aPicture, imageForm } from '../../../testing/builders/images.ts';
import {
  addNamedInSamples,
  checkImport,
  customerFile,
  getImport,
  importFile,
  importIn,
  promptImports,
  reasonsOf,
  sampleWith,
  sendFile,
} from '../../../testing/builders/imports.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { importKinds, importRights } from '@vikray/contract/imports/import.ts';
import { sampleFile } from '@vikray/contract/imports/import-columns.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel(promptImports);
  await addNamedInSamples(panel.admin);
});
afterAll(() => panel.stop());

async function customersCalled(search: string) {
  return (await panel.admin.call('GetCustomerList', { search })).rows;
}

describe('customers', () => {
  test('are imported with their contact persons, pending, and can be found', async () => {
    const contacts =
      'Ms. Uma Rao, Owner, 9000000071, uma@tapi.example.in, 0257222001; Mr. Jai Rao, Stores, 9000000072, jai@tapi.example.in';
    const tapiMills = 'Tapi Mills,Trust/Society,Manufacturing,0257222000,mail@tapi.example.in,"Ring Road",Maharashtra,Jalgaon,425001';
    const file = `${customerFile('Girna Foods')}\r\n${tapiMills},"${contacts}"`;
    const checked = await checkImport(panel.admin, 'customers', file);
    expect(checked).toMatchObject({
      kind: 'customers',
      fileName: 'list.csv',
      state: 'Checked',
      totalRows: 2,
      badRows: 0,
      presentRows: 0,
      doneRows: 0,
    });
    expect(await customersCalled('tapi mills')).toEqual([]);

    await panel.admin.call('StartImport', { importId: checked.importId });
    expect(await importIn(panel.admin, checked.importId, 'Done')).toMatchObject({ doneRows: 2, failure: '' });
    const [tapi] = await customersCalled('jai@tapi');
    expect(tapi).toMatchObject({
      companyName: 'Tapi Mills',
      type: 'Trust/Society',
      industry: 'Manufacturing',
      city: 'Jalgaon',
      stateId: 4008,
      country: 'India',
      dataSource: 'Existing Data',
      status: 'Pending',
      version: 1,
    });
    expect(tapi?.contacts.map(({ name, designation, mobile, phone }) => [name, designation, mobile, phone])).toEqual([
      ['Ms. Uma Rao', 'Owner', '9000000071', '0257222001'],
      ['Mr. Jai Rao', 'Stores', '9000000072', ''],
    ]);
  });

  test('are imported from JSON in wire names', async () => {
    const record = customersOperations.AddCustomer.input.encode(aCustomer({ companyName: 'Purna Textiles' }));
    await importFile(panel.admin, 'customers', JSON.stringify([record], undefined, 2));
    expect((await customersCalled('purna textiles'))[0]).toMatchObject({
      address: '12, Deccan Gymkhana',
      contacts: [{ name: 'Dr. Asmita Gokhale', phone: '02026120095' }],
    });
  });

  test('are checked as the form checks them, with a reason for each row', async () => {
    await panel.admin.call('AddCustomer', aCustomer({ companyName: 'Known Works' }));
    const lines = customerFile('Good One', 'KNOWN  works', 'Twice Ltd', 'twice ltd', 'Bad Phone', 'Bad City', 'Bad Contact', '').split(
      '\r\n',
    );
    lines[5] = lines[5]?.replace('02026120000', '020 and more') ?? '';
    lines[6] = lines[6]?.replace('Pune,411004', 'Atlantis,560001') ?? '';
    lines[7] = lines[7]?.replace('9000000091', '12') ?? '';
    const { importId, ...counts } = await checkImport(panel.admin, 'customers', lines.join('\n'));
    expect(counts).toMatchObject({ totalRows: 8, badRows: 5, presentRows: 1 });
    expect(await reasonsOf(panel.admin, importId)).toEqual([
      [3, 'KNOWN  works', 'Company Already Exists.'],
      [5, 'twice ltd', 'This repeats row 4 of this file.'],
      [6, 'Bad Phone', 'Phone: "020 and more" is not a phone number.'],
      [7, 'Bad City', 'City: "Atlantis" is not one of the choices.'],
      [8, 'Bad Contact', 'Contact person 1: Mobile: "12" is not a mobile number.'],
      [9, '', 'Please enter Company Name.'],
    ]);
    const reply = await panel.admin.ask('StartImport', { importId, skipPresent: 'Yes' });
    expect([reply.status, reply.json.data]).toEqual([409, 'Some rows cannot be imported. Correct them in the file and check it again.']);
    expect(await customersCalled('good one')).toEqual([]);
  });

  test('that already exist can be left out', async () => {
    await panel.admin.call('AddCustomer', aCustomer({ companyName: 'Present Works' }));
    const { importId } = await checkImport(panel.admin, 'customers', customerFile('Present Works', 'Absent Works'));
    const reply = await panel.admin.ask('StartImport', { importId });
    expect([reply.status, reply.json.data]).toEqual([409, 'Some rows already exist. Skip them, or remove them from the file.']);
    await panel.admin.call('StartImport', { importId, skipPresent: 'Yes' });
    expect(await importIn(panel.admin, importId, 'Done')).toMatchObject({ doneRows: 1, presentRows: 1 });
    expect(await customersCalled('absent works')).toHaveLength(1);
    expect(await customersCalled('present works')).toHaveLength(1);
  });

  test('are imported as approved only by users who may approve', async () => {
    const adder = await panel.userWith(['Add Customer']);
    const file = sampleWith('customers', { 'Company Name': 'Approved Works', Status: 'Approved' });
    const refused = await checkImport(adder, 'customers', file);
    expect((await reasonsOf(adder, refused.importId))[0]?.[2]).toBe('You need the right to approve to import approved records.');
    await importFile(panel.admin, 'customers', file);
    expect((await customersCalled('approved works'))[0]?.status).toBe('Approved');
  });

  test('that someone else had checked as approved are imported only by users who may approve', async () => {
    const adder = await panel.userWith(['Add Customer']);
    const file = sampleWith('customers', { 'Company Name': 'Checked Works', Status: 'Approved' });
    const { importId } = await checkImport(panel.admin, 'customers', file);
    const reply = await adder.ask('StartImport', { importId });
    expect([reply.status, reply.json.data]).toEqual([403, 'You need the right to approve to import approved records.']);
    expect((await getImport(panel.admin, importId)).state).toBe('Checked');

    const quoting = sampleWith('customers', { 'Company Name': '"Works ""status"":""Approved"""' });
    const { importId: pendingId } = await checkImport(panel.admin, 'customers', quoting);
    await adder.call('StartImport', { importId: pendingId });
    await importIn(adder, pendingId, 'Done');
  });

  test('are entered by the user who starts the import, whoever had the file checked', async () => {
    const starter = await panel.userWith(['Add Customer']);
    const { importId } = await checkImport(panel.admin, 'customers', customerFile('Started Works'));
    await starter.call('StartImport', { importId });
    await importIn(starter, importId, 'Done');
    const [login] = await starter.call('GetLoginRecord', {});
    expect((await customersCalled('started works'))[0]?.enteredBy).toBe(login?.name);
    const { rows } = await panel.admin.call('GetAuditLog', { record: 'import', recordId: importId });
    expect(rows.map(({ userId }) => userId)).toEqual([starter.userId, starter.userId]);
  });

  test('leave one line in the audit log for each step, not one for each row', async () => {
    const { importId } = await importFile(panel.admin, 'customers', customerFile('Audit A', 'Audit B'));
    const rows = await panel.db
      .selectFrom('audit_log')
      .select(['operation', 'record', 'after'])
      .where('record', '=', 'import')
      .where('record_id', '=', importId)
      .orderBy('id')
      .execute();
    expect(rows.map(({ operation, after }) => [operation, JSON.parse(after ?? '').state])).toEqual([
      ['StartImport', 'Running'],
      ['StartImport', 'Done'],
    ]);
    expect(await panel.db.selectFrom('audit_log').select('id').where('after', 'like', '%Audit A%').execute()).toEqual([]);
  });
});

describe('products', () => {
  test('are imported with price, stock and picture, and the stock names its source', async () => {
    await panel.admin.sendForm('AddImage', imageForm('Product', 'Teak Chair 1.png', await aPicture()));
    const file = sampleWith(
      'products',
      { Name: 'Import Chair', MRP: '"₹1,25,000.50"', Stock: '2.5', Image: 'Teak Chair 1.png' },
      { Name: 'Import Stool', Stock: '' },
    );
    const { importId } = await importFile(panel.admin, 'products', file);
    const { rows } = await panel.admin.call('GetProductList', { search: 'import ' });
    expect(rows.map(({ name, mrp, stock, solution, photo }) => [name, mrp, stock, solution, photo !== ''])).toEqual([
      ['Import Chair', 1_25_000_50, 2_50, ['Hospital Solution', 'Office Solution'], true],
      ['Import Stool', 12_499_50, 0, ['Hospital Solution', 'Office Solution'], false],
    ]);
    const movements = await panel.db
      .selectFrom('stock_movements')
      .select(['quantity_hundredths', 'reason', 'document_id'])
      .where('product_id', '=', rows[0]?.productId ?? 0)
      .execute();
    expect(movements).toEqual([{ quantity_hundredths: 2_50, reason: 'Import', document_id: importId }]);
    expect((await panel.admin.call('GetProductList', { search: '1,25,000.50' })).rows).toHaveLength(1);
  });

  test('with a decimal comma are refused, and not taken for a hundred times the amount', async () => {
    const amounts = ['12499,50', '12.499,50', '1,25,00', '1,25,000.50', '1,234,567', '999,99.50'];
    const file = sampleWith('products', ...amounts.map((MRP, index) => ({ Name: `Comma ${index}`, MRP: `"${MRP}"`, Stock: '"2,5"' })));
    const { importId } = await checkImport(panel.admin, 'products', file);
    const reasons = (await reasonsOf(panel.admin, importId)).map(([, , reason]) => reason.includes('MRP: '));
    expect(reasons).toEqual([true, true, true, false, false, true]);
    const { rows } = await panel.admin.call('GetImportRows', { importId });
    for (const { reason } of rows) expect(reason).toContain('Stock: "2,5" is not an amount.');
  });

  test('are refused in the words of the form, and without their picture', async () => {
    await addProduct(panel.admin, { name: 'Known Desk' });
    const rows: Record<string, string>[] = [
      { Name: 'known desk' },
      { Name: 'No Price', MRP: '-5' },
      { Name: 'No Category', Category: 'Boats' },
      { Name: 'No Picture', Image: '../../etc/passwd' },
    ];
    const { importId } = await checkImport(panel.admin, 'products', sampleWith('products', ...rows));
    expect((await reasonsOf(panel.admin, importId)).map(([, , reason]) => reason)).toEqual([
      'Product already Present.',
      'MRP: "-5" is not an amount.',
      'Category: "Boats" is not one of the choices.',
      'The picture "passwd" is missing.',
    ]);
  });
});

describe('records of the former system', () => {
  test('old quotations are imported with their pictures and their lines, one row each', async () => {
    await panel.admin.sendForm('AddImage', imageForm('Product', 'counter.jpg', await aPicture()));
    const one = { 'Quotation Code': 'IMP-1', 'Quotation Number': 'IMP/1', Date: '05/04/2019', Image: 'counter.jpg' };
    const file = sampleWith(
      'old-quotations',
      one,
      { ...one, 'Product Name': 'Second Line', Quantity: '2.5', Image: '' },
      { 'Quotation Code': 'IMP-2', 'Quotation Number': 'IMP/2' },
    );
    expect(await importFile(panel.admin, 'old-quotations', file)).toMatchObject({ totalRows: 2, doneRows: 2 });
    const { rows } = await panel.admin.call('GetOldQuotation', { search: 'imp/', sort: 'date', order: 'asc' });
    expect(rows.map(({ code, date, totalAmount, taxPercent }) => [code, date, totalAmount, taxPercent])).toEqual([
      ['IMP-1', '2019-04-05', 1_15_432_10, 12_50],
      ['IMP-2', '2019-11-20', 1_15_432_10, 12_50],
    ]);
    const lines = await panel.admin.call('GetOldQuotationProduct', { code: 'IMP-1' });
    expect(lines.map(({ name, quantity, rate, picture }) => [name, quantity, rate, picture !== ''])).toEqual([
      ['Teak Counter', 1, 1_00_001_00, true],
      ['Second Line', 2.5, 1_00_001_00, false],
    ]);
  });

  test('old quotations are imported from JSON that contains the pictures', async () => {
    const line = { prodqutname: 'Bench', proqutqty: 3, proqutrate: '1200.50', imgdata: (await aPicture()).toString('base64') };
    const record = {
      qutcode: 4711,
      qutnumber: 'J/1',
      qutdaye: '2020-01-31',
      prototqutamnt: 3601.5,
      custname: 'Json Traders',
      lines: [line],
    };
    await importFile(panel.admin, 'old-quotations', JSON.stringify([record]));
    expect(await panel.admin.call('GetOldQuotationProduct', { code: '4711' })).toMatchObject([
      { name: 'Bench', quantity: 3, rate: 1200_50, total: 0, picture: expect.stringMatching(/^\/9j\//) },
    ]);
    const bad = [
      { ...record, qutcode: 'J2', lines: [line, { ...line, proqutrate: 'much' }] },
      { ...record, qutcode: 'J3', lines: [{ ...line, imgdata: 'bm9uZQ==' }] },
    ];
    const { importId } = await checkImport(panel.admin, 'old-quotations', JSON.stringify(bad));
    expect((await reasonsOf(panel.admin, importId)).map(([, , reason]) => reason)).toEqual([
      'Product 2: Rate: "much" is not an amount.',
      'Product 1: This file cannot be read as an image. Choose a JPEG, PNG or WebP picture.',
    ]);
  });

  test('sales calls find their customer and their member of the staff', async () => {
    const [added] = await panel.admin.call('AddCustomer', aCustomer({ companyName: 'Called Works' }));
    const [me] = await panel.admin.call('GetLoginRecord', {});
    const file = sampleWith(
      'sales-calls',
      { 'Sales Id': 'I-1', 'Company Name': 'called works', 'Staff Name': me?.name ?? '' },
      { 'Sales Id': 'I-2' },
    );
    await importFile(panel.admin, 'sales-calls', file);
    const { rows } = await panel.admin.call('GetSalesList', { search: 'i-', staffId: me?.userId });
    expect(rows).toMatchObject([
      {
        salesId: 'I-1',
        actionDate: '2026-10-05',
        customerId: added?.customerId,
        contactPersons: [{ name: 'Ms. Rewa Date' }, { name: 'Dr. Uday Nene' }],
      },
    ]);
    const again = await checkImport(panel.admin, 'sales-calls', `${file}\n`);
    expect(again).toMatchObject({ badRows: 0, presentRows: 2 });
  });

  test('brochure requests without a key are told apart by their content', async () => {
    const file =
      'Name;Company Name;Phone;Email\nAsha;Firm;9000000081;a@firm.example.in\n' +
      'ASHA;firm;9000000081;a@firm.example.in\nAsha;Other;9000000081;a@firm.example.in';
    const { importId } = await checkImport(panel.admin, 'brochure-requests', file);
    expect(await reasonsOf(panel.admin, importId)).toEqual([[3, 'ASHA', 'This repeats row 2 of this file.']]);
    await importFile(panel.admin, 'brochure-requests', file.replace('ASHA', 'Usha'));
    expect((await panel.admin.call('GetBrochure', { search: 'usha' })).rows).toHaveLength(1);
  });
});

describe.each(importKinds)('the sample file of %s', (kind) => {
  test('is offered as CSV and as an Excel file, which has no faults either', async () => {
    const csv = await panel.admin.fetch(`/api/import-samples/${kind}?format=csv`);
    expect([`\uFEFF${csv.text}`, csv.headers.get('content-disposition')]).toEqual([
      sampleFile(kind),
      `attachment; filename="${kind}_sample.csv"`,
    ]);
    const address = `${panel.address}/api/import-samples/${kind}?format=xlsx`;
    const excel = await (await fetch(address, { headers: { cookie: panel.admin.cookie } })).bytes();
    const { importId, badRows, totalRows } = await checkImport(panel.admin, kind, excel);
    expect([await reasonsOf(panel.admin, importId), badRows, totalRows]).toEqual([[], 0, 1]);
  });

  test('has no faults', async () => {
    const { importId, badRows, totalRows } = await checkImport(panel.admin, kind, sampleFile(kind));
    expect([await reasonsOf(panel.admin, importId), badRows, totalRows]).toEqual([[], 0, 1]);
  });

  test('requires the right of the kind', async () => {
    const other = await panel.userWith(importRights[kind] === 'Add Product' ? ['Add Customer'] : ['Add Product']);
    const reply = await sendFile(other, kind, sampleFile(kind));
    expect([reply.status, reply.json.data]).toEqual([403, 'You are not authorised to continue.']);
    const holder = await panel.userWith([importRights[kind]]);
    const { importId } = await checkImport(holder, kind, sampleFile(kind));
    expect(await other.call('GetImports', { importId })).toEqual([]);
    expect((await other.call('GetImportRows', { importId })).rows).toEqual([]);
    for (const name of ['StartImport', 'TakeBackImport'] as const) expect((await other.ask(name, { importId })).status).toBe(403);
  });
});

test('the reasons are offered as a file', async () => {
  const { importId } = await checkImport(panel.admin, 'customers', customerFile('=1+1', '=1+1'));
  const { status, headers, text } = await panel.admin.send('GetImportRows', { importid: importId, format: 'csv' });
  expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment; filename="import_reasons.csv"']);
  expect(text).toBe("Row,Record,Reason\r\n3,'=1+1,This repeats row 2 of this file.\r\n");
});
