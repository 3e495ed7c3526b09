import { operations, type InputOf } from '@vikray/contract/operations.ts';
import { formatRupees, groupedDecimal } from '@vikray/contract/platform/decimal.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompany, addCompany } from '../../../testing/builders/companies.ts';
import { aSite } from '../../../testing/builders/customer-sites.ts';
import { addOrderWithLines } from '../../../testing/builders/dispatches.ts';
import { aCustomer, addCustomer } from '../../../testing/builders/customers.ts';
import { uploadPicture } from '../../../testing/builders/images.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { aQuotation } from '../../../testing/builders/quotations.ts';
import { startQuotationOffice, answered } from '../../../testing/panel/quotation-office.ts';
import { readPdf, textsOffTheSheet } from '../../../testing/panel/read-pdf.ts';
import { orderRated, placeIn } from '../../../testing/tax-files/rated-sales.ts';
import { rule46, rule49, rule55, unmet } from '../../../testing/tax-files/paper-checklists.ts';

let office: Awaited<ReturnType<typeof startQuotationOffice>>;
beforeAll(async () => {
  office = await startQuotationOffice();
});
afterAll(() => office.panel.stop());

type Company = Partial<InputOf<'AddClientDetails'>>;

/** A company that issues its invoices in the panel. */
const issuer: Company = { invoicesIssuedHere: 'Yes', invoicePrefix: 'INV/', challanPrefix: 'DC/' };

/** A new company and an order of it. */
async function orderOf(company: Company, change: Parameters<typeof aQuotation>[2] = { installed: 'No' }, setup = office.setup) {
  const { admin } = office.panel;
  const companyId = await addCompany(admin, company);
  return { companyId, ...(await anotherOrder(companyId, change, setup)) };
}

async function anotherOrder(companyId: number, change: Parameters<typeof aQuotation>[2] = { installed: 'No' }, setup = office.setup) {
  const { admin } = office.panel;
  const productId = await addProduct(admin, { stock: 900_00, name: `Fowler Bed ${Math.random()}` });
  await admin.call('UpdateProductTax', { productId, hsn: '940290', unit: 'PCS' });
  const lines = [{ productId, quantity: 50, rate: 333_33 }];
  return addOrderWithLines(admin, aQuotation({ ...setup, companyId }, lines, change));
}

/** Dispatches one piece without a number. */
async function dispatch({ orderId, lineIds }: { orderId: number; lineIds: number[] }, invoiceDate = '2026-11-20', invoiceNumber = '') {
  const { admin } = office.panel;
  const lines = [{ productMapId: lineIds[0] ?? 0, dispatchQuantity: 1 }];
  return admin.ask('AddDispatch', { orderId, invoiceNumber, invoiceDate, lines });
}

async function dispatched(order: { orderId: number; lineIds: number[] }, invoiceDate?: string) {
  const reply = await dispatch(order, invoiceDate);
  expect(reply.status).toBe(201);
  return read(reply.json.data[0].ConsignmentId);
}

async function read(consignmentId: number) {
  const [found] = await office.panel.admin.call('GetConsignment', { consignmentId });
  if (!found) throw new Error(`no consignment ${consignmentId}`);
  return found;
}

async function bytesOf(address: string) {
  const { panel } = office;
  const response = await fetch(`${panel.address}/api/consignments/${address}`, { headers: { cookie: panel.admin.cookie } });
  return {
    status: response.status,
    fileName: response.headers.get('content-disposition'),
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}

/** The text of a paper, and its pages. */
async function paper(address: string) {
  const { bytes, fileName } = await bytesOf(address);
  const { text, totalPages } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true });
  return { text: text.replaceAll(/\s+/g, ' '), totalPages, fileName };
}

describe('the number of an invoice', () => {
  test('is assigned automatically for a company that issues its invoices here, and may not be typed (GTX-29)', async () => {
    const order = await orderOf(issuer);
    expect(answered(await dispatch(order, '2026-11-20', '77'))).toEqual([
      400,
      'This company numbers its invoices itself. Leave the number blank.',
    ]);
    const first = await dispatched(order);
    expect(first).toMatchObject({ invoiceNumber: 'INV/0001', paper: 'Tax Invoice', paperState: 'Issued' });
    expect((await dispatched(order)).invoiceNumber).toBe('INV/0002');
    const { rows } = await office.panel.admin.call('GetDispatchOrder', { search: 'INV/0002' });
    expect(rows[0]?.invoiceNumber).toBe('INV/0002');
  });

  test('is typed as before for all other companies (GTX-29)', async () => {
    const order = await orderOf({});
    expect(answered(await dispatch(order))).toEqual([400, 'Please enter Invoide Number.']);
    const { orderId, lineIds } = order;
    const without = { orderid: orderId, invoicedate: '2026-11-20', lines: [{ productmapid: lineIds[0], dispatchquantity: 1 }] };
    expect(answered(await office.panel.admin.send('AddDispatch', without))).toEqual([400, 'Please enter Invoide Number.']);
    expect(answered(await office.panel.admin.send('AddDispatch', { ...without, invoicenumber: 7 }))).toEqual([
      400,
      'Please enter Invoide Number.',
    ]);
    expect(answered(await office.panel.admin.send('AddDispatch', { ...without, invoicenumber: 'INV/1' }))).toEqual([
      400,
      'The invoice number can have at most 16 digits.',
    ]);
    expect((await dispatch(order, '2026-11-20', '0077')).status).toBe(201);
  });

  test('is free again when the dispatch fails, so that no number is missing (GTX-29)', async () => {
    const order = await orderOf(issuer);
    const tooMany = { orderId: order.orderId, invoiceNumber: '', invoiceDate: '2026-11-20' };
    const refused = await office.panel.admin.ask('AddDispatch', {
      ...tooMany,
      lines: [{ productMapId: order.lineIds[0] ?? 0, dispatchQuantity: 51 }],
    });
    expect(refused.status).toBe(409);
    expect((await dispatched(order)).invoiceNumber).toBe('INV/0001');
  });

  test('is free again when a later write fails (GTX-29)', async () => {
    const { db } = office.panel;
    const order = await orderOf(issuer);
    await db.schema.alterTable('papers').renameTo('papers_gone').execute();
    const failed = await dispatch(order);
    await db.schema.alterTable('papers_gone').renameTo('papers').execute();
    expect(failed.status).toBe(500);
    expect((await dispatched(order)).invoiceNumber).toBe('INV/0001');
  });

  test('is never given twice and none is missing with 40 dispatches at once (GTX-29)', async () => {
    const order = await orderOf(issuer);
    const other = await anotherOrder(order.companyId);
    const replies = await Promise.all(Array.from({ length: 40 }, (_, index) => dispatch(index % 2 === 0 ? order : other)));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201));
    const made = await Promise.all(replies.map((reply) => read(reply.json.data[0].ConsignmentId)));
    const expected = Array.from({ length: 40 }, (_, index) => `INV/${String(index + 1).padStart(4, '0')}`);
    expect(made.map(({ invoiceNumber }) => invoiceNumber).toSorted()).toEqual(expected);
  });

  test('may be that of a challan, issued here or typed: each kind has its own series (GTX-28, GTX-29)', async () => {
    const { admin } = office.panel;
    const challanOf = async (consignmentId: number) => (await admin.call('IssueChallan', { consignmentId }))[0]?.number;
    const { consignmentId, invoiceNumber } = await dispatched(await orderOf({ ...issuer, invoicePrefix: 'N/', challanPrefix: 'N/' }));
    expect([invoiceNumber, await challanOf(consignmentId)]).toEqual(['N/0001', 'N/0001']);
    const typed = await dispatch(await orderOf({ challanPrefix: '0' }), '2026-11-20', '00001');
    expect(await challanOf(typed.json.data[0].ConsignmentId)).toBe('00001');
  });

  test('continues under a new prefix (GTX-29)', async () => {
    const { panel } = office;
    const order = await orderOf({ ...issuer, invoicePrefix: 'A' });
    expect((await dispatched(order)).invoiceNumber).toBe('A0001');
    await panel.db.updateTable('companies').set({ invoice_prefix: 'B/' }).where('id', '=', order.companyId).execute();
    expect((await dispatched(order)).invoiceNumber).toBe('B/0002');
  });

  test('skips a number that an earlier prefix has used (GTX-29)', async () => {
    const { panel } = office;
    const order = await orderOf({ ...issuer, invoicePrefix: '0' });
    expect((await dispatched(order)).invoiceNumber).toBe('00001');
    await panel.db.updateTable('document_series').set({ last: 0 }).where('company_id', '=', order.companyId).execute();
    expect((await dispatched(order)).invoiceNumber).toBe('00002');
  });

  test('skips a number that was typed earlier in the year, and joins no consignment of it (GTX-29)', async () => {
    const { admin } = office.panel;
    const own = aCompany({ image: await uploadPicture(admin, 'Company') });
    const [{ companyId } = { companyId: 0 }] = await admin.call('AddClientDetails', own);
    const order = await anotherOrder(companyId);
    expect((await dispatch(order, '2026-11-20', '0001')).status).toBe(201);
    await admin.call('UpdateClientDetails', { ...own, companyId, invoicesIssuedHere: 'Yes' });
    expect(await dispatched(order)).toMatchObject({ invoiceNumber: '0002', paper: 'Tax Invoice', paperState: 'Issued' });
    const ofOrder = await admin.call('GetConsignment', { orderId: order.orderId });
    expect(ofOrder.map(({ invoiceNumber, lines }) => [invoiceNumber, lines[0]?.quantity])).toEqual([
      ['0001', 1],
      ['0002', 1],
    ]);
  });
});

describe('an invoice that the panel has issued', () => {
  test.each([
    ['is in force', false],
    ['is void', true],
  ])('takes no more goods under its typed number while it %s (GTX-31, GTX-32)', async (_, isVoid) => {
    const { admin } = office.panel;
    const own = aCompany({ image: await uploadPicture(admin, 'Company'), invoicesIssuedHere: 'Yes' });
    const [{ companyId } = { companyId: 0 }] = await admin.call('AddClientDetails', own);
    const order = await anotherOrder(companyId);
    const { consignmentId } = await dispatched(order);
    if (isVoid) await admin.call('VoidInvoice', { consignmentId, reason: 'Wrong address' });
    await admin.call('UpdateClientDetails', { ...own, companyId, invoicesIssuedHere: 'No' });
    const before = await read(consignmentId);
    const sentence = 'The panel has issued this invoice itself. Enter another invoice number.';
    expect(answered(await dispatch(order, '2026-11-20', '0001'))).toEqual([409, sentence]);
    expect(await read(consignmentId)).toEqual(before);
    expect((await dispatch(order, '2026-11-20', '0002')).status).toBe(201);
  });
});

describe('an order whose tax is undecided', () => {
  test('leaves without an invoice, and gets one when the company has a GSTIN (GTX-29)', async () => {
    const { admin } = office.panel;
    const abroad = await placeIn(admin, { country: 154 });
    const own = aCompany({ image: await uploadPicture(admin, 'Company'), ...issuer, gst: '', ...abroad });
    const [{ companyId } = { companyId: 0 }] = await admin.call('AddClientDetails', own);
    const made = await dispatched(await anotherOrder(companyId));
    expect(made).toMatchObject({ heads: 'undecided', invoiceNumber: '', paper: 'Dispatch Note' });
    const asked = { consignmentId: made.consignmentId };
    const sentence = 'The tax of this order is not decided. Enter the State or GSTIN of the company and of the customer.';
    expect(answered(await admin.ask('IssueInvoice', asked))).toEqual([409, sentence]);
    await admin.call('UpdateClientDetails', { ...own, companyId, gst: '24FGHIJ5678K1Z7' });
    expect(answered(await admin.ask('IssueInvoice', asked))).toEqual([201, [{ ConsignmentId: made.consignmentId, Number: 'INV/0001' }]]);
    const billed = await read(made.consignmentId);
    expect(billed).toMatchObject({ heads: 'IGST', placeOfSupply: '27', paper: 'Tax Invoice', paperState: 'Issued' });
    expect(billed.taxable + billed.igst + billed.roundOff).toBe(billed.total);
  });

  test('has the GSTINs by which it was decided on its papers and in its record, also after a correction (GTX-11, GTX-29, GTX-30)', async () => {
    const { admin } = office.panel;
    const abroad = await placeIn(admin, { country: 154 });
    const own = aCompany({ image: await uploadPicture(admin, 'Company'), ...issuer, gst: '', ...abroad });
    const [{ companyId } = { companyId: 0 }] = await admin.call('AddClientDetails', own);
    const customer = aCustomer();
    const [{ customerId } = { customerId: 0 }] = await admin.call('AddCustomer', customer);
    const [contact] = await admin.call('GetCustomerContactPerson', { customerId });
    const setup = { ...office.setup, customerId, contactPersonId: contact?.contactId ?? 0 };
    const order = await anotherOrder(companyId, undefined, setup);
    const { consignmentId } = await dispatched(order);
    await admin.call('UpdateClientDetails', { ...own, companyId, gst: '24ABCDE1234F1Z6' });
    await admin.call('UpdateCustomer', { ...customer, customerId, gstin: '29FGHIJ5678K1ZX' });
    await admin.call('IssueInvoice', { consignmentId });
    const later = await dispatched(order);
    await admin.call('UpdateClientDetails', { ...own, companyId, gst: '27FGHIJ5678K1Z1' });
    for (const id of [consignmentId, later.consignmentId]) {
      expect(await read(id)).toMatchObject({ placeOfSupply: '29', gstin: '29FGHIJ5678K1ZX', seller: { gstin: '24ABCDE1234F1Z6' } });
      const { text } = await paper(`${id}/invoice.pdf`);
      for (const said of ['GST No.: 24ABCDE1234F1Z6', 'GSTIN: 29FGHIJ5678K1ZX']) expect(text).toContain(said);
    }
    expect((await admin.call('GetConsignmentList', { search: '29FGHIJ5678K1ZX' })).rows).toHaveLength(2);
  });
});

describe('an order that charges tax', () => {
  test('leaves without an invoice if company or customer may bear none (GTX-29)', async () => {
    const order = await orderOf({ ...issuer, gstRegime: 'Composition' });
    const made = await dispatched(order);
    expect(made).toMatchObject({ heads: 'none', invoiceNumber: '', paper: 'Dispatch Note', paperState: '' });
    const refused = await office.panel.admin.ask('IssueInvoice', { consignmentId: made.consignmentId });
    expect(answered(refused)).toEqual([409, 'This order charges tax, but the company or customer category does not allow it.']);
  });
});

describe('an order without a decision', () => {
  test('is decided anew for the invoice that its goods still lack (GTX-29)', async () => {
    const { admin } = office.panel;
    const customer = aCustomer({ gstCategory: 'SEZ under LUT' });
    const [{ customerId } = { customerId: 0 }] = await admin.call('AddCustomer', customer);
    const [contact] = await admin.call('GetCustomerContactPerson', { customerId });
    const made = await dispatched(await orderOf(issuer, {}, { ...office.setup, customerId, contactPersonId: contact?.contactId ?? 0 }));
    expect(made).toMatchObject({ heads: 'zero-rated', invoiceNumber: '' });
    await admin.call('UpdateCustomer', { ...customer, customerId, gstCategory: 'Registered' });
    expect((await admin.ask('IssueInvoice', { consignmentId: made.consignmentId })).status).toBe(201);
    const billed = await read(made.consignmentId);
    expect(billed).toMatchObject({ heads: 'CGST+SGST', invoiceNumber: 'INV/0001' });
    expect(billed.taxable + billed.cgst + billed.sgst + billed.roundOff).toBe(billed.total);
  });
});

describe('the papers', () => {
  test('a tax invoice has everything that rule 46 asks for (GTX-30)', async () => {
    const made = await dispatched(await orderOf(issuer));
    const { text, fileName } = await paper(`${made.consignmentId}/invoice.pdf`);
    expect(unmet(text, rule46(made))).toEqual([]);
    expect(fileName).toBe('attachment; filename=tax-invoice-INV-0001-2026-11-20.pdf');
  });

  test('a tax invoice has the MSME number once, also if the company got it after the order (GTX-30)', async () => {
    const countIn = (text: string) => text.split('MSME No.').length - 1;
    const made = await dispatched(await orderOf(issuer));
    expect(countIn((await paper(`${made.consignmentId}/invoice.pdf?copy=1`)).text)).toBe(1);
    const order = await orderOf({ ...issuer, msme: '' });
    await office.panel.db.updateTable('companies').set({ msme: 'UDYAM-MH-23-0054321' }).where('id', '=', order.companyId).execute();
    const later = await paper(`${(await dispatched(order)).consignmentId}/invoice.pdf?copy=1`);
    expect(later.text).toContain('MSME No. UDYAM-MH-23-0054321');
    expect(countIn(later.text)).toBe(1);
  });

  test('a long company name leaves Authorised signatory on its own line, above the foot of the sheet (GTX-30)', async () => {
    const name = 'Sahyadri Hospital Furniture and Medical Equipment Manufacturing and Trading Company Private Limited';
    const made = await dispatched(await orderOf({ ...issuer, name }));
    const { bytes } = await bytesOf(`${made.consignmentId}/invoice.pdf`);
    expect((await readPdf(bytes)).pages.join('\n').split('\n')).toContain('Authorised signatory');
    expect(await textsOffTheSheet(bytes)).toEqual([]);
  });

  test('its copies have their marks, and all have the same pages (GTX-30)', async () => {
    const { consignmentId } = await dispatched(await orderOf(issuer));
    const all = await paper(`${consignmentId}/invoice.pdf?copy=all`);
    expect(all.totalPages).toBe(3);
    for (const [copy, mark] of [
      ['1', 'ORIGINAL FOR RECIPIENT'],
      ['2', 'DUPLICATE FOR TRANSPORTER'],
      ['3', 'TRIPLICATE FOR SUPPLIER'],
    ]) {
      expect((await paper(`${consignmentId}/invoice.pdf?copy=${copy}`)).text).toContain(mark);
      expect(all.text).toContain(mark);
    }
    expect((await bytesOf(`${consignmentId}/invoice.pdf?copy=4`)).status).toBe(404);
  });

  test('a bill of supply has what rule 49 asks for, and neither rates nor amounts of tax (GTX-29, GTX-30)', async () => {
    const { admin } = office.panel;
    const companyId = await addCompany(admin, { ...issuer, gstRegime: 'Composition', msme: '' });
    const productId = await addProduct(admin, { stock: 900_00 });
    const quotation = aQuotation({ ...office.setup, companyId }, [{ productId, quantity: 1, rate: 1000_00 }], {
      installed: 'No',
      discountPercent: 0,
      gstPercent: 0,
      gstServiceChargePercent: 0,
      discountAmount: 0,
      totalDiscountAmount: 1000_00,
      gstAmount: 0,
      gstServiceChargeAmount: 0,
      totalAmount: 1100_00,
    });
    const made = await dispatched(await addOrderWithLines(admin, quotation));
    expect(made.paper).toBe('Bill of Supply');
    const { text } = await paper(`${made.consignmentId}/invoice.pdf`);
    expect(unmet(text, rule49(made))).toEqual([]);
    expect(text).toContain('₹1,100.00');
    for (const never of ['CGST', 'IGST', 'GST %', 'Reverse Charge']) expect(text).not.toContain(never);
  });

  /** 50 pieces at ₹333.33, a discount of 10 % and charges of ₹100, without tax. */
  const untaxed = {
    installed: 'No',
    gstPercent: 0,
    gstServiceChargePercent: 0,
    gstAmount: 0,
    gstServiceChargeAmount: 0,
    totalAmount: 15_099_85,
  } as const;

  test.each([
    [
      'SEZ under LUT',
      'Supply to SEZ unit or SEZ developer for authorised operations under bond or letter of undertaking without payment of integrated tax. ' +
        'LUT: AD270326000123X.',
    ],
    [
      'Export under LUT',
      'Supply meant for export under bond or letter of undertaking without payment of integrated tax. LUT: AD270326000123X. ' +
        'Country of destination: India',
    ],
  ] as const)('an invoice of the category %s bears its endorsement with the LUT, and no tax (GTX-30)', async (gstCategory, endorsement) => {
    const { admin } = office.panel;
    const customerId = await addCustomer(admin, { gstin: '24ABCDE1234F1Z6', gstCategory });
    const [contact] = await admin.call('GetCustomerContactPerson', { customerId });
    const setup = { ...office.setup, customerId, contactPersonId: contact?.contactId ?? 0 };
    const order = await orderOf({ ...issuer, lut: 'AD270326000123X' }, untaxed, setup);
    const made = await dispatched(order);
    const { text } = await paper(`${made.consignmentId}/invoice.pdf`);
    expect(text).toContain(endorsement);
    expect(made).toMatchObject({ heads: 'zero-rated', igst: 0, paper: 'Tax Invoice' });
  });

  test('an invoice ends its taxes by HSN with their sums (GTX-30)', async () => {
    const { consignmentId } = await dispatched(await orderOf(issuer));
    const { taxable, cgst, sgst } = await read(consignmentId);
    const { text } = await paper(`${consignmentId}/invoice.pdf?copy=1`);
    expect(cgst).toBeGreaterThan(0);
    const sums = [taxable, cgst, sgst, cgst + sgst].map(groupedDecimal);
    expect(text).toContain(['Total', ...sums].join(' '));
  });

  test('a challan has everything that rule 55 asks for, and is issued once (GTX-28)', async () => {
    const { admin } = office.panel;
    const { consignmentId } = await dispatched(await orderOf(issuer));
    expect((await bytesOf(`${consignmentId}/challan.pdf`)).status).toBe(404);
    const [issued] = await admin.call('IssueChallan', { consignmentId });
    expect(issued).toEqual({ consignmentId, number: 'DC/0001' });
    const { text } = await paper(`${consignmentId}/challan.pdf?copy=1`);
    expect(unmet(text, rule55(await read(consignmentId)))).toEqual([]);
    expect((await paper(`${consignmentId}/challan.pdf?copy=all`)).text).toContain('TRIPLICATE FOR CONSIGNER');
    expect(answered(await admin.ask('IssueChallan', { consignmentId }))).toEqual([409, 'This consignment already has a delivery challan.']);
    expect((await read(consignmentId)).challanNumber).toBe('DC/0001');
  });

  test('a challan is issued for a company that writes its invoices elsewhere (GTX-28)', async () => {
    const order = await orderOf({ challanPrefix: '' });
    const reply = await dispatch(order, '2026-11-20', '5001');
    const consignmentId = reply.json.data[0].ConsignmentId;
    const [issued] = await office.panel.admin.call('IssueChallan', { consignmentId });
    expect(issued?.number).toBe('0001');
  });

  test('the dispatch note has no word of tax, and no prices unless asked for (GTX-27)', async () => {
    const { admin } = office.panel;
    const order = await orderOf({});
    const reply = await dispatch(order, '2026-11-20', '5002');
    const consignmentId = reply.json.data[0].ConsignmentId;
    await admin.call('UpdateTransport', { consignmentId, vehicleNumber: 'MH12AB1234', packages: 12, transporter: 'VRL Logistics' });
    const { text, fileName } = await paper(`${consignmentId}/note.pdf`);
    for (const said of ['DISPATCH NOTE', '5002', '940290', 'PCS', 'MH12AB1234', 'VRL Logistics', '12', 'stamp and signature'])
      expect(text).toContain(said);
    for (const never of ['333.33', 'GST', 'Tax', '₹']) expect(text).not.toContain(never);
    expect(fileName).toMatch(/^attachment; filename=dispatch-note-.*5002-.*\.pdf$/);
    expect((await paper(`${consignmentId}/note.pdf?prices=Yes`)).text).toContain('333.33');
  });

  test('name the site as the place of delivery, as the order keeps it (GTX-14, GTX-27, GTX-28, GTX-30)', async () => {
    const { admin } = office.panel;
    const { customerId } = office.setup;
    const site = aSite(customerId, { name: 'Surat Wing', address: '7 Ring Road', gstin: '24ABCDE1234F1Z6' });
    const [added] = await admin.call('AddCustomerSite', site);
    const made = await dispatched(await orderOf(issuer, { siteId: added?.siteId ?? 0 }));
    await admin.call('UpdateCustomerSite', { ...site, siteId: added?.siteId ?? 0, version: 1, address: 'Elsewhere' });
    await admin.call('IssueChallan', { consignmentId: made.consignmentId });
    for (const file of ['note.pdf', 'challan.pdf?copy=1', 'invoice.pdf']) {
      const { text } = await paper(`${made.consignmentId}/${file}`);
      expect(text).toContain('Surat Wing');
      expect(text).toContain('7 Ring Road');
      expect(text).not.toContain('Elsewhere');
    }
    expect(await read(made.consignmentId)).toMatchObject({ placeOfSupply: '24', heads: 'IGST' });
  });

  test('a site of a registered buyer in the same State has the GSTIN of the buyer (GTX-28, GTX-30)', async () => {
    const { admin } = office.panel;
    const customerId = await addCustomer(admin, { gstin: '24FGHIJ5678K1Z7' });
    const [contact] = await admin.call('GetCustomerContactPerson', { customerId });
    const [{ siteId } = { siteId: 0 }] = await admin.call('AddCustomerSite', aSite(customerId));
    const setup = { ...office.setup, customerId, contactPersonId: contact?.contactId ?? 0 };
    const { consignmentId } = await dispatched(await orderOf(issuer, { siteId }, setup));
    await admin.call('IssueChallan', { consignmentId });
    for (const file of ['challan.pdf?copy=1', 'invoice.pdf?copy=1']) {
      const { text } = await paper(`${consignmentId}/${file}`);
      expect(text).toContain('GSTIN: 24FGHIJ5678K1Z7');
      expect(text).not.toContain('Unregistered');
    }
  });

  test('an invoice whose charges are taxed with the goods says how much they are (GTX-21, GTX-30)', async () => {
    const { admin } = office.panel;
    const companyId = await addCompany(admin, { ...issuer, chargesMode: 'Apportioned' });
    const change = { chargesMode: 'Apportioned', discountPercent: 7_00, specialCharges: 300_00, shippingCharges: 212_50 } as const;
    const order = await orderRated(admin, companyId, { lines: [{ rate: 4_321_09, gstPercent: 18_00, quantity: 3 }], change });
    const { consignmentId, gross, discount, taxable } = await dispatched(order);
    const { text } = await paper(`${consignmentId}/invoice.pdf?copy=1`);
    expect(text).toContain(`Packing, Freight and Installation ${formatRupees(taxable - gross + discount)}`);
  });

  test('no one sees a paper without a login (GTX-27)', async () => {
    const visitor = office.panel.visitor();
    for (const name of ['note', 'invoice', 'challan']) expect((await visitor.fetch(`/api/consignments/1/${name}.pdf`)).status).toBe(401);
    expect((await bytesOf('999999/note.pdf')).status).toBe(404);
  });
});

describe('an issued paper', () => {
  test('never differs from its first print, whatever changes later (GTX-32)', async () => {
    const { db, admin } = office.panel;
    const { consignmentId } = await dispatched(await orderOf(issuer));
    const first = await bytesOf(`${consignmentId}/invoice.pdf?copy=1`);
    await db.updateTable('companies').set({ bank_name: 'Another Bank' }).execute();
    await admin.call('UpdateTransport', { consignmentId, remark: 'Changed later' });
    expect((await bytesOf(`${consignmentId}/invoice.pdf?copy=1`)).bytes).toEqual(first.bytes);
    const { text } = await paper(`${consignmentId}/invoice.pdf?copy=2`);
    expect(text).toContain('State Bank of India');
    expect(text).not.toContain('Changed later');
  });

  test('is the same for two users who print it at the same moment (GTX-32)', async () => {
    const { consignmentId } = await dispatched(await orderOf(issuer));
    const [one, other] = await Promise.all([1, 2].map(() => bytesOf(`${consignmentId}/invoice.pdf`)));
    expect(one?.bytes).toEqual(other?.bytes);
  });
});

describe('VoidInvoice', () => {
  test('keeps the number; the next invoice has the next one (GTX-31)', async () => {
    const { admin } = office.panel;
    const order = await orderOf(issuer);
    const { consignmentId } = await dispatched(order);
    const before = await bytesOf(`${consignmentId}/invoice.pdf`);
    expect(answered(await admin.send('VoidInvoice', { consignmentid: consignmentId, reason: 'no' }))).toEqual([
      400,
      'Please enter the reason.',
    ]);
    expect(answered(await admin.ask('IssueInvoice', { consignmentId }))).toEqual([
      409,
      'This consignment already has an invoice. Void it first.',
    ]);
    await admin.call('VoidInvoice', { consignmentId, reason: 'Wrong address' });
    expect(await read(consignmentId)).toMatchObject({ invoiceNumber: 'INV/0001', paperState: 'Void' });
    const { text } = await paper(`${consignmentId}/invoice.pdf`);
    expect(text).toContain('VOID');
    expect((await bytesOf(`${consignmentId}/invoice.pdf`)).bytes).not.toEqual(before.bytes);
    expect(answered(await admin.ask('VoidInvoice', { consignmentId, reason: 'Again' }))).toEqual([409, 'This invoice is already void.']);

    const [issued] = await admin.call('IssueInvoice', { consignmentId });
    expect(issued?.number).toBe('INV/0002');
    const after = await read(consignmentId);
    expect(after).toMatchObject({ invoiceNumber: 'INV/0002', paperState: 'Issued' });
    expect(after.papers.map(({ number, state, voidReason }) => [number, state, voidReason])).toEqual([
      ['INV/0001', 'Void', 'Wrong address'],
      ['INV/0002', 'Issued', ''],
    ]);
    expect((await paper(`${consignmentId}/invoice.pdf`)).text).toContain('INV/0002');
    const old = await paper(`${consignmentId}/invoice.pdf?paper=${after.papers[0]?.paperId}`);
    expect(old.text).toContain('INV/0001');
    expect(old.text).toContain('VOID');
    const unknown = await Promise.all(['x', '', '0', '999999'].map((paperId) => bytesOf(`${consignmentId}/invoice.pdf?paper=${paperId}`)));
    expect(unknown.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  test('leaves the challan in force, and the reason of an earlier invoice (GTX-28, GTX-31)', async () => {
    const { admin } = office.panel;
    const { consignmentId } = await dispatched(await orderOf(issuer));
    await admin.call('IssueChallan', { consignmentId });
    await admin.call('VoidInvoice', { consignmentId, reason: 'Wrong address' });
    await admin.call('IssueInvoice', { consignmentId });
    await admin.call('VoidInvoice', { consignmentId, reason: 'Wrong rate' });
    expect((await read(consignmentId)).papers.map(({ number, state, voidReason }) => [number, state, voidReason])).toEqual([
      ['INV/0001', 'Void', 'Wrong address'],
      ['DC/0001', 'Issued', ''],
      ['INV/0002', 'Void', 'Wrong rate'],
    ]);
  });

  test('refuses an invoice from elsewhere, and one that someone has changed in the meantime (SEC-13, GTX-31)', async () => {
    const { admin } = office.panel;
    const order = await orderOf({ challanPrefix: 'DC/' });
    const elsewhere = (await dispatch(order, '2026-11-20', '812')).json.data[0].ConsignmentId;
    expect(answered(await admin.ask('VoidInvoice', { consignmentId: elsewhere, reason: 'Wrong address' }))).toEqual([
      409,
      'This consignment has no invoice that was issued here.',
    ]);
    const { consignmentId, version } = await dispatched(await orderOf(issuer));
    await admin.call('IssueChallan', { consignmentId });
    expect((await admin.ask('VoidInvoice', { consignmentId, version, reason: 'Wrong address' })).json.error.code).toBe('VersionConflict');
    expect((await read(consignmentId)).paperState).toBe('Issued');
  });

  test('is shown by the dispatch history and the deal, with the invoice in force; the search finds both (GTX-31)', async () => {
    const { admin } = office.panel;
    const order = await orderOf({ ...issuer, invoicePrefix: 'HIST/' });
    const { consignmentId } = await dispatched(order);
    const history = async (search: string) => {
      const { rows } = await admin.call('GetDispatchOrder', { search });
      return rows.map((row) => [row.consignmentId, row.invoiceNumber, row.voidInvoice]);
    };
    expect(await history('HIST/0001')).toEqual([[consignmentId, 'HIST/0001', '']]);
    await admin.call('VoidInvoice', { consignmentId, reason: 'Wrong address' });
    expect(await history('HIST/0001')).toEqual([[consignmentId, 'HIST/0001', 'HIST/0001']]);
    await admin.call('IssueInvoice', { consignmentId });
    const inForce = [[consignmentId, 'HIST/0002', 'HIST/0001']];
    expect(await history('HIST/0002')).toEqual(inForce);
    expect(await history('HIST/0001')).toEqual(inForce);
    const [row] = (await admin.call('GetDispatchOrder', { search: 'HIST/0002' })).rows;
    const [deal] = await admin.call('GetDeal', { dealId: row?.dealId ?? 0 });
    expect(deal?.dispatches.map(({ invoiceNumber, voidInvoice }) => [invoiceNumber, voidInvoice])).toEqual([['HIST/0002', 'HIST/0001']]);
    const csv = await admin.send('GetDispatchOrder', { format: 'csv', search: 'HIST/0002' });
    expect(csv.text).toContain('HIST/0002,');
  });

  test('needs its right, as issuing needs another (GTX-28, GTX-31)', () => {
    expect([operations.VoidInvoice.right, operations.IssueInvoice.right, operations.IssueChallan.right]).toEqual([
      'Void Tax Document',
      'Add Tax Document',
      'Add Tax Document',
    ]);
  });
});
