import type { ImportKind } from '@vikray/contract/imports/import.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCompany } from '../../../testing/builders/companies.ts';
import { aCustomer } from '../../../testing/builders/customers.ts';
import { checkImport, getImport, importFile, importIn, promptImports, reasonsOf, sendFile } from '../../../testing/builders/imports.ts';
import { addBill, addMoneySetup, aReceipt } from '../../../testing/builders/money.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel(promptImports);
});
afterAll(() => panel.stop());

async function reasons(kind: ImportKind, file: string): Promise<string[]> {
  return (await reasonsOf(panel.admin, (await checkImport(panel.admin, kind, file)).importId)).map(([, , reason]) => reason);
}

async function takeBack(importId: number): Promise<void> {
  await panel.admin.call('TakeBackImport', { importId });
  await importIn(panel.admin, importId, 'Taken Back');
}

const refusalOf = async (importId: number) => (await panel.admin.ask('TakeBackImport', { importId })).json.data;
const stockOf = async (name: string) => (await panel.admin.call('GetProductList', { search: `"${name}"` })).rows[0]?.stock;

describe('contact persons', () => {
  const customer = async (name: string) => (await panel.admin.call('GetCustomerList', { search: `"${name}"` })).rows[0];
  const headings = 'Customer Name,Contact Person,Designation,Mobile No.,E-Mail';

  test('join the customers that they name, and are taken back (RES-30)', async () => {
    const [added] = await panel.admin.call('AddCustomer', aCustomer({ companyName: 'Joined Works' }));
    await panel.admin.call('ApproveCustomer', { customerId: added?.customerId ?? 0 });
    const file = `${headings}\nJOINED works,Ms. Uma Rao,Owner,+91 90000 00071,u@j.example.in\nJoined Works,Mr. Jai Rao,Stores,9000000072,j@j.example.in\n`;
    const { importId } = await importFile(panel.admin, 'contact-persons', file);
    const found = await customer('Joined Works');
    expect(found?.contacts.map(({ name, mobile }) => [name, mobile])).toEqual([
      ['Dr. Asmita Gokhale', '9000000091'],
      ['Ms. Uma Rao', '9000000071'],
      ['Mr. Jai Rao', '9000000072'],
    ]);
    expect(found?.status).toBe('Pending');
    expect((await panel.admin.call('GetCustomerList', { search: 'jai rao' })).rows).toHaveLength(1);
    await takeBack(importId);
    expect((await customer('Joined Works'))?.contacts).toHaveLength(1);
  });

  test('of unknown customers, repeated ones and known ones are named (RES-30)', async () => {
    await panel.admin.call('AddCustomer', aCustomer({ companyName: 'Known Persons' }));
    const row = 'Ms. A,Owner,9000000071,u@j.example.in';
    const file = `${headings}\nNobody,${row}\nKnown Persons,${row}\nknown persons,${row}\nKnown Persons,Dr. Asmita Gokhale,x,9000000091,a@b.example.in\n`;
    expect(await reasons('contact-persons', file)).toEqual([
      'There is no customer "Nobody".',
      'This repeats row 3 of this file.',
      'This contact person already exists.',
    ]);
  });
});

describe('opening stock', () => {
  test('is added to the products that it names by code or name, once, and is taken back (RES-30)', async () => {
    const productId = await addProduct(panel.admin, { name: 'Empty Chair', stock: 0 });
    const [product] = (await panel.admin.call('GetProductList', { search: 'empty chair' })).rows;
    await panel.admin.call('UpdateProductControl', { productId, code: 'EMP-1', version: product?.version ?? 0 });
    await addProduct(panel.admin, { name: 'Empty Table', stock: 0 });
    const { importId } = await importFile(panel.admin, 'opening-stock', 'Item Code,Opening Stock\nemp-1,12.5\nEmpty Table,"1,000"\n');
    expect([await stockOf('Empty Chair'), await stockOf('Empty Table')]).toEqual([12_50, 1000_00]);
    expect(await reasons('opening-stock', 'Product,Quantity\nEmpty Table,1\nGone,1\nEmpty Chair,none\n')).toEqual([
      'This product already has an opening stock.',
      'There is no product "Gone".',
      'Quantity: "none" is not an amount. This product already has an opening stock.',
    ]);
    await takeBack(importId);
    expect([await stockOf('Empty Chair'), await stockOf('Empty Table')]).toEqual([0, 0]);
    await importFile(panel.admin, 'opening-stock', 'Product,Quantity\nEmpty Chair,3\n');
    expect(await stockOf('Empty Chair')).toBe(3_00);
  });

  test('of which some has left is not taken back (RES-30)', async () => {
    const productId = await addProduct(panel.admin, { name: 'Sold Chair', stock: 0 });
    const { importId } = await importFile(panel.admin, 'opening-stock', 'Product,Quantity\nSold Chair,5\n');
    await panel.db.updateTable('products').set({ stock_hundredths: 4_00 }).where('id', '=', productId).execute();
    expect(await refusalOf(importId)).toBe(
      'Some of the stock that this import has added has left, so it cannot be taken back: "Sold Chair".',
    );
  });
});

describe('suppliers', () => {
  const headings = 'Vendor Name,Billing Address,Billing City,Billing State,Billing Code,MobilePhone,GST Identification Number (GSTIN)';
  const company = async (search: string) => (await panel.admin.call('GetCompanyList', { search })).rows;

  test('are added as companies from which products are bought, and are taken back (RES-30)', async () => {
    const file = `${headings}\nKonkan Timber Mart and Sons,1 Road,Bombay,MH,400050,90000 00061,\n`;
    const { importId } = await importFile(panel.admin, 'suppliers', file);
    expect(await company('konkan timber')).toMatchObject([
      {
        companyName: 'Konkan Timber Mart and Sons',
        shortName: 'Konkan Timber Mart a',
        city: 'Mumbai',
        mobileNumber: '9000000061',
        type: 'Supplier',
        status: 'Active',
      },
    ]);
    expect((await company('konkan timber'))[0]?.image).toMatch(/^\/api\/images\/[0-9a-f]{64}\.jpg$/);
    const [former] = await company('konkan timber');
    await takeBack(importId);
    expect(await company('konkan timber')).toEqual([]);
    // An old link never leads to another company.
    expect(await addCompany(panel.admin)).toBeGreaterThan(former?.companyId ?? 0);
  });

  test('with purchases are not taken back, and known names and GSTINs are named (RES-30)', async () => {
    await addCompany(panel.admin, { name: 'Known Supplier', gst: '27AAPFU0939F1ZV' });
    const row = '1 Road,Pune,Maharashtra,411004,9000000061';
    expect(
      await reasons('suppliers', `${headings}\nknown supplier,${row},\nOther,${row},27AAPFU0939F1ZV\nBad,1 Road,Atlantis,Goa,411004,12,\n`),
    ).toEqual([
      'A company with this name already exists.',
      'Another company already has this GSTIN.',
      'City: "Atlantis" is not one of the choices. Mobile: "12" is not a mobile number.',
    ]);
    const { importId } = await importFile(panel.admin, 'suppliers', `${headings}\nBought From,${row},\n`);
    await addProduct(panel.admin, { name: 'Bought Chair' });
    await importFile(
      panel.admin,
      'purchases',
      'Supplier,Invoice Number,Date,Product,Quantity\nBought From,B/1,20/11/2026,Bought Chair,1\n',
    );
    expect(await refusalOf(importId)).toBe(
      'Suppliers of this import have purchases or quotations, so it cannot be taken back: "Bought From".',
    );
  });
});

describe('purchases', () => {
  const headings = 'Vendor Name,Bill Number,Bill Date,Item Name,Quantity';

  test('are added with their lines, move the stock, and are taken back (RES-30)', async () => {
    await addCompany(panel.admin, { name: 'Line Supplier' });
    const tableId = await addProduct(panel.admin, { name: 'Line Table', stock: 1_00 });
    await addProduct(panel.admin, { name: 'Line Chair', stock: 1_00 });
    const file = `${headings}\nLine Supplier,L/1,20-Nov-26,Line Table,2\nLine Supplier,L/1,20-Nov-26,line chair,3.5\nLINE SUPPLIER,L/2,19/11/2026,Line Chair,1\n`;
    const { importId, totalRows } = await importFile(panel.admin, 'purchases', file);
    expect(totalRows).toBe(2);
    expect([await stockOf('Line Chair'), await stockOf('Line Table')]).toEqual([5_50, 3_00]);
    const { rows } = await panel.admin.call('GetPurchase', { search: 'line supplier' });
    const lines = rows.map(({ invoiceNumber, name, date, purchaseQuantity }) => `${invoiceNumber} ${name} ${date} ${purchaseQuantity}`);
    expect(new Set(lines)).toEqual(
      new Set(['L/1 Line Chair 2026-11-20 350', 'L/1 Line Table 2026-11-20 200', 'L/2 Line Chair 2026-11-19 100']),
    );
    expect(await reasons('purchases', `${headings}\nLine Supplier,l/1,20/11/2026,Line Chair,1\n`)).toEqual([
      'A purchase with this supplier and invoice number already exists.',
    ]);
    // The history of the product says so, as of a purchase that was entered.
    const texts = async () =>
      (await panel.admin.call('GetTimeline', { record: 'product', recordId: tableId, kind: 'Stock' })).map(({ text }) => text);
    expect((await texts())[0]).toMatch(/^purchased 2 Line Table from Line Supplier against invoice L\/1/);
    await takeBack(importId);
    expect((await texts())[0]).toMatch(/^took back the import of 2 Line Table from Line Supplier/);
    expect([await stockOf('Line Chair'), await stockOf('Line Table')]).toEqual([1_00, 1_00]);
    expect((await panel.admin.call('GetPurchase', { search: 'line supplier' })).rows).toEqual([]);
  });

  test('name what is unknown or in the future, and are not taken back once the pieces have left (RES-30)', async () => {
    await addCompany(panel.admin, { name: 'Fault Supplier' });
    const productId = await addProduct(panel.admin, { name: 'Fault Chair', stock: 0 });
    expect(
      await reasons('purchases', `${headings}\nNobody,N/1,20/11/2026,Gone Chair,1\nFault Supplier,F/0,20/11/2099,Fault Chair,0\n`),
    ).toEqual([
      'There is no active company "Nobody". Product 1: There is no product "Gone Chair".',
      'The date 20/11/2099 is in the future. Product 1: Quantity: "0" is not an amount.',
    ]);
    const { importId } = await importFile(panel.admin, 'purchases', `${headings}\nFault Supplier,F/1,20/11/2026,Fault Chair,2\n`);
    await panel.db.updateTable('products').set({ stock_hundredths: 1_00 }).where('id', '=', productId).execute();
    expect(await refusalOf(importId)).toBe(
      'Some of the stock that this import has added has left, so it cannot be taken back: "Fault Chair".',
    );
  });
});

describe('opening bills', () => {
  async function account(name: string, gstin?: string) {
    const companyId = await addCompany(panel.admin, { name: `${name} Furniture`, moneyFrom: '2026-11-01' });
    const [added] = await panel.admin.call('AddCustomer', aCustomer({ companyName: `${name} Works`, ...(gstin && { gstin }) }));
    return { companyId, customerId: added?.customerId ?? 0 };
  }

  async function openOf(customerId: number) {
    const { rows } = await panel.admin.call('GetOutstanding', { by: 'Bill', customerId, sort: 'overdue' });
    return rows.map(({ kind, invoiceNumber, invoiceDate, dueOn, open }) => [kind, invoiceNumber, invoiceDate, dueOn, open]);
  }

  test('are owed as imported, from the customer by name or GSTIN, and are taken back (PAY-02)', async () => {
    const { customerId } = await account('Open', '27AAPFU0939F1ZV');
    await panel.admin.call('UpdateCustomerCredit', { customerId, creditDays: 30 });
    const file = [
      'Company,Customer,GSTIN,Invoice Number,Invoice Date,Due Date,Amount,Open',
      'Open Furniture,Open Works,,A-1,12/02/2026,14/05/2026,"1,000.00",250.50',
      'Open Furniture,,27AAPFU0939F1ZV,A-2,01/03/2026,,500,',
    ].join('\n');
    const { importId } = await importFile(panel.admin, 'openingbills', file);
    const bills = [
      ['Opening', 'A-2', '2026-03-01', '2026-03-31', 500_00],
      ['Opening', 'A-1', '2026-02-12', '2026-05-14', 250_50],
    ];
    expect(await openOf(customerId)).toEqual(bills);
    expect(await reasons('openingbills', `${file}\n`)).toEqual(['This bill is present already.', 'This bill is present already.']);
    await takeBack(importId);
    expect(await openOf(customerId)).toEqual([]);
  });

  test('come from Tally’s Bills Receivable, whose company is asked for once (PAY-02)', async () => {
    const { customerId } = await account('Tally');
    const file = [
      "Date,Ref. No.,Party's Name,Pending Amount,Due on,Overdue by days",
      '5-Apr-2026,INV/12,Tally Works,"12,500.00 Dr",5-May-2026,199',
    ].join('\n');
    const asked = await sendFile(panel.admin, 'openingbills', file);
    expect([asked.status, asked.json.error.code, asked.json.error.missingcolumns]).toEqual([422, 'ColumnsUnclear', ['company']]);
    expect(asked.json.error.unknowncolumns).toEqual([]);
    const form = new FormData();
    form.set('kind', 'openingbills');
    form.set('filename', 'bills.csv');
    form.set('values', JSON.stringify({ company: 'Tally Furniture' }));
    form.set('file', new Blob([file]), 'bills.csv');
    const checked = await panel.admin.sendForm('CheckImport', form);
    const importId: number = checked.json.data[0].importid;
    await panel.admin.call('StartImport', { importId });
    await importIn(panel.admin, importId, 'Done');
    expect(await openOf(customerId)).toEqual([['Opening', 'INV/12', '2026-04-05', '2026-05-05', 12_500_00]]);
  });

  test('that are wrong, unknown or marked say so (PAY-02)', async () => {
    const { companyId, customerId } = await account('Wrong');
    await addCompany(panel.admin, { name: 'Closed Furniture' });
    const rows = [
      'Nobody,Wrong Works,A-1,12/02/2026,10,',
      'Closed Furniture,Wrong Works,A-2,12/02/2026,10,',
      'Wrong Furniture,Gone Works,A-3,12/02/2026,10,',
      'Wrong Furniture,,A-4,12/02/2026,10,',
      'Wrong Furniture,Wrong Works,A-5,12/02/2027,10,11',
    ];
    expect(await reasons('openingbills', ['Company,Customer,Invoice Number,Invoice Date,Amount,Open', ...rows].join('\n'))).toEqual([
      'There is no issuing company "Nobody".',
      '"Closed Furniture" keeps no money received here.',
      'There is no customer "Gone Works".',
      'Please enter the customer or its GSTIN.',
      'The invoice date is in the future. More is open than the bill has.',
    ]);
    const { importId } = await importFile(
      panel.admin,
      'openingbills',
      'Company,Customer,Invoice Number,Invoice Date,Amount\nWrong Furniture,Wrong Works,A-6,12/02/2026,10\n',
    );
    const { rows: open } = await panel.admin.call('GetOutstanding', { by: 'Bill', customerId });
    const marks = [{ billId: open[0]?.billId ?? 0, amount: 10_00 }];
    await panel.admin.call('AddReceipt', { companyId, customerId, amount: 10_00, mode: 'Cash', receivedOn: '2026-11-20', marks });
    expect(await refusalOf(importId)).toBe(
      'Money is marked for bills of this import, or they are disputed, so it cannot be taken back: "A-6".',
    );
  });

  test('are read with two lines of headings, Dr and a total without a word; credits are refused (PAY-02)', async () => {
    const { customerId } = await account('Signed');
    const row = (number: string, amount: string) => `Signed Furniture,5-Apr-2026,${number},Signed Works,${amount},,`;
    const file = (...rows: string[]) =>
      ["Company,Date,Ref. No.,Party's Name,Pending,Due on,Overdue", ',,,,Amount,,by days', ...rows].join('\n');
    const { importId } = await checkImport(
      panel.admin,
      'openingbills',
      file(
        row('S-1', '"1,200.00 Dr"'),
        ...['500.00 Cr', '-500', '(500.00)', '0.00 Dr'].map((amount, index) => row(`C-${index}`, amount)),
        ',,,,"1,200.00 Dr",,',
      ),
    );
    const notOwed = (amount: string) =>
      `Amount: "${amount}" is not an amount that the customer owes. Enter what was paid ahead as a receipt.`;
    expect((await reasonsOf(panel.admin, importId)).map(([, label, reason]) => [label, reason])).toEqual([
      ['', expect.stringContaining('Amount: "Amount" is not an amount')],
      ...['500.00 Cr', '-500', '(500.00)', '0.00'].map((amount, index) => [`C-${index}`, notOwed(amount)]),
    ]);
    expect((await getImport(panel.admin, importId)).notes).toBe('Row 8, the total at the end, is left out.');
    await panel.admin.call('StartImport', { importId, rows: 'Good' });
    await importIn(panel.admin, importId, 'Done');
    expect(await openOf(customerId)).toEqual([['Opening', 'S-1', '2026-04-05', '2026-04-05', 1200_00]]);
  });

  test('are present already as an invoice of the panel, or in other letters (PAY-02)', async () => {
    const setup = await addMoneySetup(panel.admin);
    await addBill(panel.admin, setup, 10, '7701');
    const before = { ...setup, companyId: await addCompany(panel.admin) };
    await addBill(panel.admin, before, 10, '7702');
    const issuer = (await panel.admin.call('GetCompanyList', {})).rows.find(({ companyId }) => companyId === setup.companyId);
    const customer = (await panel.admin.call('GetCustomerList', {})).rows.find(({ customerId }) => customerId === setup.customerId);
    const file = (...numbers: string[]) =>
      [
        'Company,Customer,Invoice Number,Invoice Date,Amount',
        ...numbers.map((number) => `${issuer?.companyName},"${customer?.companyName}",${number},12/02/2026,10`),
      ].join('\n');
    // The invoice of a company that keeps no money here is no bill.
    expect(await reasons('openingbills', file('7701', '7702', 'A-1', 'a-1'))).toEqual([
      'This bill is present already.',
      'This repeats row 4 of this file.',
    ]);
  });

  test('are taken back although a void receipt names them, or a settled dispute (PAY-02)', async () => {
    const { companyId, customerId } = await account('Void');
    const file = 'Company,Customer,Invoice Number,Invoice Date,Amount\nVoid Furniture,Void Works,V-1,12/02/2026,10\n';
    const { importId } = await importFile(panel.admin, 'openingbills', file);
    const [bill] = (await panel.admin.call('GetOutstanding', { by: 'Bill', customerId })).rows;
    const billId = bill?.billId ?? 0;
    const receipt = aReceipt({ customerId, companyId }, 10_00, { receivedOn: '2026-11-20', marks: [{ billId, amount: 10_00 }] });
    const [received] = await panel.admin.call('AddReceipt', receipt);
    const refused = 'Money is marked for bills of this import, or they are disputed, so it cannot be taken back: "V-1".';
    expect(await refusalOf(importId)).toBe(refused);
    await panel.admin.call('VoidReceipt', { receiptId: received?.receiptId ?? 0, version: 1, reason: 'Entered twice' });
    await panel.admin.call('DisputeBill', { billId, version: 1, note: 'Not ours' });
    expect(await refusalOf(importId)).toBe(refused);
    await panel.admin.call('SettleDispute', { billId, version: 2, note: 'Not theirs' });
    await takeBack(importId);
    expect(await openOf(customerId)).toEqual([]);
    expect(await panel.admin.call('GetReceiptDetails', { receiptId: received?.receiptId ?? 0 })).toMatchObject({
      data: [{ isVoid: 'Yes' }],
      marks: [],
    });
  });
});
