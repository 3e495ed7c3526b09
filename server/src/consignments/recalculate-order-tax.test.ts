import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { aSite } from '../../../testing/builders/customer-sites.ts';
import { aCompany, addCompany } from '../../../testing/builders/companies.ts';
import { correctCustomer } from '../../../testing/builders/customers.ts';
import { dispatchPieces } from '../../../testing/builders/dispatches.ts';
import { uploadPicture } from '../../../testing/builders/images.ts';
import { statusCounts } from '../../../testing/builders/statuses.ts';
import { timelineOf } from '../../../testing/builders/threads.ts';
import { answered } from '../../../testing/panel/quotation-office.ts';
import { readPdf } from '../../../testing/panel/read-pdf.ts';
import { readGstr1 } from '../../../testing/tax-files/gstr1-archive.ts';
import { orderRated, type RatedSale } from '../../../testing/tax-files/rated-sales.ts';
import { readTally } from '../../../testing/tax-files/tally-books.ts';
import { startTaxOffice } from '../../../testing/tax-files/tax-office.ts';

let office: Awaited<ReturnType<typeof startTaxOffice>>;
beforeAll(async () => {
  office = await startTaxOffice();
});
afterAll(() => office.panel.stop());

type Customer = NonNullable<RatedSale['customer']>;

const ofMaharashtra = '27FGHIJ5678K1Z1';
const ofGujarat = '24FGHIJ5678K1Z7';
const zone: Customer = { gstin: ofMaharashtra, gstCategory: 'SEZ under LUT' };
const within = { heads: 'CGST+SGST', placeOfSupply: '27', taxReason: 'CGST and SGST: both in Maharashtra (27).' };
const across = { heads: 'IGST', placeOfSupply: '24' };

/** An order of four pieces at 18 %, ₹1,180.01 each with tax. */
async function anOrder(companyId: number, customer: Customer = { gstin: ofMaharashtra }, change: RatedSale['change'] = {}) {
  return orderRated(office.admin, companyId, { customer, lines: [{ rate: 1_000_01, gstPercent: 18_00, quantity: 4 }], change });
}

type AnOrder = Awaited<ReturnType<typeof anOrder>>;

const correct = ({ customerId }: AnOrder, customer: Customer) => correctCustomer(office.admin, customerId, customer);

async function readOrder(orderId: number) {
  const [order] = (await office.admin.call('GetOrder', { orderId })).rows;
  if (!order) throw new Error(`order ${orderId} is not listed`);
  return order;
}

async function decide({ orderId }: Pick<AnOrder, 'orderId'>, entered: object = {}) {
  return office.admin.ask('RecalculateOrderTax', { orderId, version: (await readOrder(orderId)).version, ...entered });
}

async function monthOf(companyId: number) {
  const gstr1 = await office.file(`gstr1.zip?companyid=${companyId}&month=2026-11`);
  const tally = await office.file(`tally.xml?companyid=${companyId}&from=2026-11-01&to=2026-11-30`);
  expect([gstr1.refusal, tally.refusal]).toEqual(['', '']);
  return { ...readGstr1(gstr1.bytes), ...(await readTally(tally.bytes)), xml: tally.text };
}

const pdf = async (path: string) => (await office.file(`consignments/${path}`)).bytes;
const textOf = async (bytes: Uint8Array) => (await readPdf(bytes)).pages.join(' ').replaceAll(/\s+/g, ' ');

describe('an order that was made with wrong records', () => {
  test.runIf(inject('databaseSupply').engine === 'sqlite')('stays as it is when one of its consignments cannot follow', async () => {
    const { admin, panel } = office;
    const companyId = await addCompany(admin);
    const order = await anOrder(companyId);
    await dispatchPieces(admin, order, [1]);
    await correct(order, zone);
    const before = await readOrder(order.orderId);
    await sql`create trigger lost_update before update on consignments begin select raise(ignore); end`.execute(panel.db);
    const reply = await decide(order);
    await sql`drop trigger lost_update`.execute(panel.db);
    expect([reply.status, await readOrder(order.orderId)]).toEqual([500, before]);
  });

  test('takes the decision of now, with its goods that left against a typed invoice, and no amount changes (GTX-15, GTX-41)', async () => {
    const companyId = await addCompany(office.admin, { roundInvoices: 'Yes' });
    const order = await anOrder(companyId, zone);
    const first = await office.read(await dispatchPieces(office.admin, order, [3], '5501'));
    const second = await office.read(await dispatchPieces(office.admin, order, [1], '5502'));
    expect(first).toMatchObject({ heads: 'zero-rated', taxNotAllowed: 'Yes' });
    const ordered = await readOrder(order.orderId);
    await correct(order, { gstin: ofMaharashtra, gstCategory: 'Registered' });
    expect(answered(await decide(order))).toEqual([200, [{ OrderId: order.orderId }]]);

    const after = await readOrder(order.orderId);
    expect(after).toMatchObject({ ...within, taxCategory: 'Registered', decidedBy: 'Administrator', version: ordered.version + 1 });
    expect(after).toMatchObject({ totalAmount: ordered.totalAmount, gstAmount: ordered.gstAmount, number: ordered.number });
    for (const before of [first, second]) {
      const now = await office.read(before.consignmentId);
      expect(now).toMatchObject({
        ...within,
        gstCategory: 'Registered',
        taxNotAllowed: 'No',
        total: before.total,
        taxable: before.taxable,
      });
      expect(now.taxable + now.cgst + now.sgst + now.roundOff).toBe(now.total);
      expect(now.cgst).toBeGreaterThan(0);
    }
    const { rows, vouchers } = await monthOf(companyId);
    expect(rows('b2b').map((row) => [row['Invoice Number'], row['Invoice Type']])).toEqual([
      ['5501', 'Regular B2B'],
      ['5502', 'Regular B2B'],
    ]);
    expect(vouchers).toHaveLength(2);
  });

  test('takes another State and GSTIN of the customer, and finds the goods by it (GTX-15)', async () => {
    const companyId = await addCompany(office.admin);
    const order = await anOrder(companyId);
    const consignmentId = await dispatchPieces(office.admin, order, [1], '5503');
    await correct(order, { gstin: ofGujarat });
    await decide(order);
    expect(await readOrder(order.orderId)).toMatchObject(across);
    expect(await office.read(consignmentId)).toMatchObject({ ...across, gstin: ofGujarat, cgst: 0 });
    const { rows } = await office.admin.call('GetConsignmentList', { companyId, search: ofGujarat });
    expect(rows.map((row) => row.consignmentId)).toEqual([consignmentId]);
    expect(await office.read(await dispatchPieces(office.admin, order, [1], '5503'))).toMatchObject({ consignmentId, ...across });
  });

  test('takes its site and the addresses as they are now, also on goods without an invoice (GTX-06, GTX-15)', async () => {
    const { admin } = office;
    const companyId = await addCompany(admin);
    const order = await anOrder(companyId, {});
    const [site] = await admin.call('AddCustomerSite', aSite(order.customerId));
    const siteId = site?.siteId ?? 0;
    const contact = await admin.call('GetCustomerContactPerson', { customerId: order.customerId });
    const setup = { ...order.quotation, siteId, companyId: order.customerId, contactPersonId: contact[0]?.contactId ?? 0 };
    const [added] = await admin.call('AddQuotation', setup);
    const quotationId = added?.quotationId ?? 0;
    await admin.call('UpdatequotationStatus', { quotationId, status: 'Approved' });
    const [ordered] = await admin.call('AddOrder', { quotationId });
    const orderId = ordered?.orderId ?? 0;
    expect(await readOrder(orderId)).toMatchObject({ heads: 'IGST', siteState: 'Gujarat', siteCity: 'Surat' });
    await admin.call('UpdateCustomerSite', {
      ...aSite(order.customerId, { state: 'Maharashtra', city: 'Pune', pincode: '411004' }),
      siteId,
      version: 1,
    });
    await correct(order, { address: '9, Corrected Road' });
    await decide({ orderId });
    expect(await readOrder(orderId)).toMatchObject({ ...within, siteId, siteCity: 'Pune', address: '9, Corrected Road' });
  });

  test('keeps what its user has entered, and takes another place only with a reason (GTX-14, GTX-15)', async () => {
    const order = await anOrder(await addCompany(office.admin));
    expect(answered(await decide(order, { placeOfSupply: '29' }))).toEqual([400, 'Please give a reason.']);
    await decide(order, { placeOfSupply: '29', placeReason: 'Collected in Hubli' });
    const chosen = { heads: 'IGST', placeOfSupply: '29', placeReason: 'Collected in Hubli' };
    expect(await readOrder(order.orderId)).toMatchObject(chosen);
    await decide(order);
    expect(await readOrder(order.orderId)).toMatchObject(chosen);
    await decide(order, { placeOfSupply: '' });
    expect(await readOrder(order.orderId)).toMatchObject({ ...within, placeReason: '' });
  });

  test('gets a first decision if it keeps none, and its goods leave the undecided ones (GTX-15, GTX-38)', async () => {
    const companyId = await addCompany(office.admin);
    const order = await anOrder(companyId, { gstin: ofMaharashtra }, { installed: undefined });
    const consignmentId = await dispatchPieces(office.admin, order, [1], '5504');
    expect(await office.read(consignmentId)).toMatchObject({ heads: '' });
    await decide(order);
    expect(await office.read(consignmentId)).toMatchObject(within);
    expect((await monthOf(companyId)).summary).toContain('Tax not decided, in no table: 0');
  });

  test('keeps the ids of its vouchers when the GSTIN of the company is corrected (GTX-39)', async () => {
    const { admin } = office;
    const own = aCompany({ image: await uploadPicture(admin, 'Company') });
    const [{ companyId } = { companyId: 0 }] = await admin.call('AddClientDetails', own);
    const order = await anOrder(companyId);
    await dispatchPieces(admin, order, [1], '5505');
    const before = await monthOf(companyId);
    await admin.call('UpdateClientDetails', { ...own, companyId, gst: ofGujarat });
    await decide(order);
    expect(await readOrder(order.orderId)).toMatchObject({ heads: 'IGST', gst: ofGujarat });
    const after = await monthOf(companyId);
    expect(after.vouchers.map(({ remoteId }) => remoteId)).toEqual(before.vouchers.map(({ remoteId }) => remoteId));
    expect(after.vouchers[0]?.fields.get('CMPGSTIN')).toBe(ofGujarat);
  });
});

describe('an order whose customer may bear no tax', () => {
  test('closes no month: its typed invoice is left out of the files, which name it (GTX-17, GTX-38, GTX-39, GTX-41)', async () => {
    const companyId = await addCompany(office.admin);
    const order = await anOrder(companyId);
    const wrong = await office.read(await dispatchPieces(office.admin, order, [1], '5506'));
    await dispatchPieces(office.admin, await anOrder(companyId), [1], '5507');
    await correct(order, zone);
    await decide(order);
    const { rows, summary, vouchers, xml } = await monthOf(companyId);
    expect(rows('b2b').map((row) => row['Invoice Number'])).toEqual(['5507']);
    expect(summary).toContain('Charges GST that company or customer category does not allow, in no table: 1');
    expect(summary).toContain(`\r\n  Invoice 5506 of ${wrong.number}\r\n`);
    expect(vouchers.map(({ fields }) => fields.get('VOUCHERNUMBER'))).toEqual(['5507']);
    expect(xml).toContain(`because they charge GST that is not allowed: Invoice 5506 of ${wrong.number}.`);
    const listed = await office.admin.call('GetConsignmentList', { companyId, taxNotAllowed: 'Yes' });
    expect(listed.rows.map(({ consignmentId }) => consignmentId)).toEqual([wrong.consignmentId]);
    const [sums] = await office.admin.call('GetConsignmentSums', { companyId, month: '2026-11', taxNotAllowed: 'Yes' });
    expect(sums).toMatchObject({ count: 1, total: wrong.total });

    await correct(order, { ...zone, gstCategory: 'SEZ with payment' });
    await decide(order);
    const paid = await monthOf(companyId);
    expect(paid.rows('b2b').map((row) => [row['Invoice Number'], row['Invoice Type']])).toEqual([
      ['5506', 'SEZ supplies with payment'],
      ['5507', 'Regular B2B'],
    ]);
    expect(paid.summary).not.toContain('Invoice 5506');
  });
});

describe('an invoice that was issued here', () => {
  const issuesHere = { invoicesIssuedHere: 'Yes', invoicePrefix: 'INV/', challanPrefix: 'DC/' } as const;

  test('keeps its decision and its bytes, and the next one after it is void has the new decision (GTX-15, GTX-31, GTX-32)', async () => {
    const { admin } = office;
    const own = aCompany({ image: await uploadPicture(admin, 'Company'), ...issuesHere });
    const [{ companyId } = { companyId: 0 }] = await admin.call('AddClientDetails', own);
    const order = await anOrder(companyId);
    const printed = await dispatchPieces(admin, order, [1], '');
    const unprinted = await dispatchPieces(admin, order, [1], '');
    const first = await pdf(`${printed}/invoice.pdf`);
    const kept = await office.read(unprinted);
    await correct(order, { gstin: ofGujarat, address: '9, Corrected Road' });
    await admin.call('UpdateClientDetails', { ...own, companyId, address: 'Plot 99, New Estate' });
    await decide(order);

    const { version: _, ...same } = kept;
    expect(await office.read(unprinted)).toMatchObject({ ...same, updatedOn: expect.any(String) });
    expect(await pdf(`${printed}/invoice.pdf`)).toEqual(first);
    const late = await textOf(await pdf(`${unprinted}/invoice.pdf`));
    expect(late).toContain('Maharashtra (27)');
    expect(late).not.toMatch(/Corrected Road|New Estate/);
    expect(await office.read(await dispatchPieces(admin, order, [1], ''))).toMatchObject(across);

    await admin.call('VoidInvoice', { consignmentId: printed, reason: 'Wrong State' });
    const voided = await pdf(`${printed}/invoice.pdf`);
    const { total } = await office.read(printed);
    await admin.call('IssueInvoice', { consignmentId: printed });
    const again = await office.read(printed);
    expect(again).toMatchObject({ ...across, gstin: ofGujarat, total, cgst: 0 });
    const next = await textOf(await pdf(`${printed}/invoice.pdf`));
    for (const address of ['9, Corrected Road', 'Plot 99, New Estate']) expect(next).toContain(address);
    expect(await pdf(`${printed}/invoice.pdf?paper=${again.papers[0]?.paperId}`)).toEqual(voided);
  });

  test('can be issued once the category that forbade it is corrected (GTX-17, GTX-29)', async () => {
    const { admin } = office;
    const order = await anOrder(await addCompany(admin, issuesHere), zone);
    const consignmentId = await dispatchPieces(admin, order, [1], '');
    const sentence = 'This order charges tax, but the company or customer category does not allow it.';
    expect(answered(await admin.ask('IssueInvoice', { consignmentId }))).toEqual([409, sentence]);
    await correct(order, { gstin: ofMaharashtra, gstCategory: 'Registered' });
    await decide(order);
    expect(answered(await admin.ask('IssueInvoice', { consignmentId }))).toEqual([
      201,
      [{ ConsignmentId: consignmentId, Number: 'INV/0001' }],
    ]);
  });

  test('leaves a challan as it was issued, printed before or not (GTX-28, GTX-32)', async () => {
    const { admin } = office;
    const companyId = await addCompany(admin, { challanPrefix: 'DC/' });
    const challan = async (isPrinted: boolean) => {
      const order = await anOrder(companyId);
      const consignmentId = await dispatchPieces(admin, order, [1], '5510');
      await admin.call('IssueChallan', { consignmentId });
      const first = isPrinted ? await pdf(`${consignmentId}/challan.pdf`) : undefined;
      await correct(order, { gstin: ofGujarat });
      await decide(order);
      expect(await office.read(consignmentId)).toMatchObject(across);
      return { first, now: await pdf(`${consignmentId}/challan.pdf`) };
    };
    const { first, now } = await challan(true);
    expect(now).toEqual(first);
    const late = await textOf((await challan(false)).now);
    expect(late).toContain('CGST');
    expect(late).not.toContain('IGST');
  });
});

test('an invoice with an IRN keeps the decision that the portal has (GTX-37)', async () => {
  const { admin } = office;
  const order = await anOrder(await addCompany(admin, { eInvoices: 'Yes' }));
  const consignmentId = await dispatchPieces(admin, order, [1], '5511');
  await admin.call('UpdateEinvoice', { consignmentId, irn: 'a1'.repeat(32), ackNo: '1', ackDate: '2026-11-20', signedQr: 'signed' });
  await correct(order, { gstin: ofGujarat });
  await decide(order);
  expect(await office.read(consignmentId)).toMatchObject({ ...within, gstin: ofMaharashtra });
  await admin.call('UpdateEinvoice', { consignmentId, irn: '' });
  await decide(order);
  expect(await office.read(consignmentId)).toMatchObject({ ...across, gstin: ofGujarat });
});

describe('the history', () => {
  test('of order, quotation, customer and deal says who decided, and the audit log what changed (GTX-15, THR-25)', async () => {
    const { admin } = office;
    const order = await anOrder(await addCompany(admin));
    await dispatchPieces(admin, order, [1], '5512');
    await correct(order, { gstin: ofGujarat });
    await decide(order);
    const { number, quotationId, dealId, taxReason } = await readOrder(order.orderId);
    const text = `decided the tax of ${number} afresh: ${taxReason}`;
    const records = [
      ['order', order.orderId],
      ['quotation', quotationId],
      ['customer', order.customerId],
      ['deal', dealId],
    ] as const;
    for (const [record, id] of records) expect((await timelineOf(admin, record, id))[0]).toMatchObject({ text, who: 'Administrator' });
    const ofOrder = await timelineOf(admin, 'order', order.orderId);
    expect(ofOrder.filter((entry) => entry.text.includes('afresh'))).toHaveLength(1);
    const { rows } = await admin.call('GetAuditLog', { operation: 'RecalculateOrderTax', pageSize: 2, page: 1 });
    expect(rows.map(({ record }) => record).toSorted()).toEqual(['consignment', 'order']);
    expect(JSON.stringify(rows)).toContain('CGST+SGST');
  });
});

describe('is refused', () => {
  test('without the right, for an unknown order, and for an older version (SEC-13, GTX-15)', async () => {
    const order = await anOrder(await addCompany(office.admin));
    const seller = await office.panel.userWith(['Edit Quotation', 'Add Order', 'Add Dispatch', 'View Tax Documents']);
    expect((await seller.ask('RecalculateOrderTax', { orderId: order.orderId })).status).toBe(403);
    const accountant = await office.panel.userWith(['Add Tax Document']);
    expect((await accountant.ask('RecalculateOrderTax', { orderId: order.orderId })).status).toBe(200);
    expect(answered(await office.admin.ask('RecalculateOrderTax', { orderId: 999_999 }))).toEqual([404, 'This order does not exist.']);
    const stale = await office.admin.ask('RecalculateOrderTax', { orderId: order.orderId, version: 1 });
    expect(stale.status).toBe(409);
    await dispatchPieces(office.admin, order, [1], '5513');
    expect((await office.admin.ask('RecalculateOrderTax', { orderId: order.orderId, version: 2 })).status).toBe(409);
  });

  test('when the customer is gone (GTX-15)', async () => {
    const order = await anOrder(await addCompany(office.admin));
    await office.admin.call('DeleteCustomer', { id: order.customerId });
    expect(answered(await decide(order))).toEqual([404, 'This customer does not exist or has been deleted.']);
  });

  test('for all but one of several users at the same moment (GTX-15)', async () => {
    const order = await anOrder(await addCompany(office.admin));
    await dispatchPieces(office.admin, order, [1], '5514');
    const { version } = await readOrder(order.orderId);
    const entered = { orderId: order.orderId, version };
    const replies = await Promise.all(Array.from({ length: 8 }, () => office.admin.ask('RecalculateOrderTax', entered)));
    expect(statusCounts(replies)).toEqual({ 200: 1, 409: 7 });
  });
});

test('at the same moment as a dispatch or an invoice, each consignment has the decision of the order or of its invoice (GTX-15)', async () => {
  const { admin } = office;
  const typed = await anOrder(await addCompany(admin));
  const here = await anOrder(await addCompany(admin, { invoicesIssuedHere: 'Yes' }), zone);
  const waiting = await dispatchPieces(admin, here, [1], '');
  for (const order of [typed, here]) await correct(order, { gstin: ofGujarat, gstCategory: 'Registered' });
  await Promise.all([
    admin.ask('RecalculateOrderTax', { orderId: typed.orderId }),
    dispatchPieces(admin, typed, [1], '5515'),
    admin.ask('RecalculateOrderTax', { orderId: here.orderId }),
    admin.ask('IssueInvoice', { consignmentId: waiting }),
  ]);
  const ofTyped = await admin.call('GetConsignment', { orderId: typed.orderId });
  expect(ofTyped).toEqual([expect.objectContaining({ ...across, gstin: ofGujarat })]);
  const { heads, paperState } = await office.read(waiting);
  expect(heads).toBe('IGST');
  expect(['', 'Issued']).toContain(paperState);
});
