import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCompany } from '../../../testing/builders/companies.ts';
import { aSite } from '../../../testing/builders/customer-sites.ts';
import { correctCustomer } from '../../../testing/builders/customers.ts';
import { addOrderWithLines, dispatchPieces } from '../../../testing/builders/dispatches.ts';
import { readPdf } from '../../../testing/panel/read-pdf.ts';
import { readGstr1 } from '../../../testing/tax-files/gstr1-archive.ts';
import { orderRated, type RatedSale } from '../../../testing/tax-files/rated-sales.ts';
import { startTaxOffice } from '../../../testing/tax-files/tax-office.ts';

let office: Awaited<ReturnType<typeof startTaxOffice>>;
beforeAll(async () => {
  office = await startTaxOffice();
});
afterAll(() => office.panel.stop());

type Customer = NonNullable<RatedSale['customer']>;

const ofMaharashtra = '27FGHIJ5678K1Z1';
const alsoOfMaharashtra = '27ABCDE1234F1Z0';
const ofGujarat = '24FGHIJ5678K1Z7';
const within = { heads: 'CGST+SGST', placeOfSupply: '27' };
const across = { heads: 'IGST', placeOfSupply: '24' };

/** An order of four pieces at 18 % of a company in Maharashtra. */
async function anOrder(customer: Customer, company: Parameters<typeof addCompany>[1] = {}) {
  const companyId = await addCompany(office.admin, company);
  const sale = { customer, lines: [{ rate: 1_000_00, gstPercent: 18_00, quantity: 4 }] };
  return { companyId, ...(await orderRated(office.admin, companyId, sale)) };
}

const correct = ({ customerId }: Awaited<ReturnType<typeof anOrder>>, customer: Customer) =>
  correctCustomer(office.admin, customerId, customer);

async function send(order: Awaited<ReturnType<typeof anOrder>>, invoiceNumber: string) {
  return office.read(await dispatchPieces(office.admin, order, [1], invoiceNumber));
}

describe('goods that leave after their customer has moved', () => {
  test('have decision and GSTIN of the order, and both of now once it is recalculated (GTX-15, GTX-24)', async () => {
    const { admin } = office;
    const order = await anOrder({ gstin: ofMaharashtra });
    await correct(order, { gstin: ofGujarat });
    const sent = await send(order, '6601');
    expect(sent).toMatchObject({ ...within, gstin: ofMaharashtra, buyer: { gstin: ofMaharashtra } });
    const gstr1 = async () => {
      const { bytes } = await office.file(`gstr1.zip?companyid=${order.companyId}&month=2026-11`);
      return readGstr1(bytes)
        .rows('b2b')
        .map((row) => [row['GSTIN/UIN of Recipient'], row['Place Of Supply']]);
    };
    expect(await gstr1()).toEqual([[ofMaharashtra, '27-Maharashtra']]);
    await admin.call('RecalculateOrderTax', { orderId: order.orderId });
    expect(await office.read(sent.consignmentId)).toMatchObject({ ...across, gstin: ofGujarat });
    expect(await send(order, '6602')).toMatchObject({ ...across, gstin: ofGujarat });
    expect(await gstr1()).toEqual([
      [ofGujarat, '24-Gujarat'],
      [ofGujarat, '24-Gujarat'],
    ]);
  });

  test('have an invoice that was issued here with decision and GSTIN of one moment (GTX-15, GTX-29, GTX-30)', async () => {
    const order = await anOrder({ gstin: ofMaharashtra }, { invoicesIssuedHere: 'Yes' });
    await correct(order, { gstin: ofGujarat });
    const { consignmentId } = await send(order, '');
    const { bytes } = await office.file(`consignments/${consignmentId}/invoice.pdf`);
    const paper = (await readPdf(bytes)).pages.join(' ');
    expect(paper).toContain(ofMaharashtra);
    expect(paper).not.toContain(ofGujarat);
  });

  test('keep one moment when a void invoice is replaced after another move (GTX-15, GTX-31)', async () => {
    const { admin } = office;
    const order = await anOrder({ gstin: ofMaharashtra }, { invoicesIssuedHere: 'Yes' });
    const { consignmentId } = await send(order, '');
    await correct(order, { gstin: ofGujarat });
    await admin.call('RecalculateOrderTax', { orderId: order.orderId });
    await admin.call('VoidInvoice', { consignmentId, reason: 'Wrong State' });
    await correct(order, { gstin: alsoOfMaharashtra });
    await admin.call('IssueInvoice', { consignmentId });
    expect(await office.read(consignmentId)).toMatchObject({ ...across, gstin: ofGujarat });
  });

  test('have the category of the decision if the customer is no longer in a special economic zone (GTX-15, GTX-38)', async () => {
    const order = await anOrder({ gstin: ofGujarat, gstCategory: 'SEZ with payment' });
    await correct(order, { gstin: '24ABCDE1234F1Z6', gstCategory: 'Registered' });
    expect(await send(order, '6603')).toMatchObject({ ...across, gstin: ofGujarat, gstCategory: 'SEZ with payment' });
  });

  test('stay with an unregistered buyer whose registration would change the place of supply (GTX-11, GTX-15)', async () => {
    const { admin } = office;
    const order = await anOrder({});
    const [site] = await admin.call('AddCustomerSite', aSite(order.customerId));
    const [contact] = await admin.call('GetCustomerContactPerson', { customerId: order.customerId });
    const quotation = { ...order.quotation, siteId: site?.siteId ?? 0, companyId: order.customerId };
    const [added] = await admin.call('AddQuotation', { ...quotation, contactPersonId: contact?.contactId ?? 0 });
    const quotationId = added?.quotationId ?? 0;
    await admin.call('UpdatequotationStatus', { quotationId, status: 'Approved' });
    const [ordered] = await admin.call('AddOrder', { quotationId });
    const orderId = ordered?.orderId ?? 0;
    const lineIds = (await admin.call('GetOrderProduct', { orderId })).map(({ id }) => id);
    await correct(order, { gstin: ofMaharashtra });
    expect(await send({ ...order, orderId, lineIds }, '6604')).toMatchObject({ ...across, gstin: '' });
  });
});

describe('goods whose customer is taxed alike', () => {
  test.each([
    ['another GSTIN of the same State', { gstin: ofMaharashtra }, alsoOfMaharashtra],
    ['a first GSTIN', {}, ofMaharashtra],
  ])('have %s that came after the order (GTX-15, GTX-24)', async (_, before, now) => {
    const order = await anOrder(before);
    await correct(order, { gstin: now });
    expect(await send(order, '6605')).toMatchObject({ ...within, gstin: now, buyer: { gstin: now } });
  });
});

describe('an e-way bill that was entered before', () => {
  test('is marked as outdated once the decision that it shows is another one, until it is entered again (GTX-15, GTX-36)', async () => {
    const { admin } = office;
    const order = await anOrder({ gstin: ofMaharashtra });
    const { consignmentId } = await send(order, '6606');
    const enter = (ewayNumber: string) => admin.call('UpdateEway', { consignmentId, ewayNumber, ewayDate: '2026-11-20' });
    const decide = async () => {
      await admin.call('RecalculateOrderTax', { orderId: order.orderId });
      return (await office.read(consignmentId)).ewayOutdated;
    };
    await enter('123456789012');
    expect(await decide()).toBe('No');
    await correct(order, { gstin: ofGujarat });
    expect(await decide()).toBe('Yes');
    expect(await decide()).toBe('Yes');
    const { rows } = await admin.call('GetConsignmentList', { orderId: order.orderId });
    expect(rows).toMatchObject([{ ewayNumber: '123456789012', ewayOutdated: 'Yes', gstin: ofGujarat }]);
    await enter('210987654321');
    expect(await office.read(consignmentId)).toMatchObject({ ewayNumber: '210987654321', ewayOutdated: 'No' });
    expect(await decide()).toBe('No');
  });

  test('is found while it is outdated, by the list, its sums and its file (GTX-15, GTX-35)', async () => {
    const { admin } = office;
    const order = await anOrder({ gstin: ofMaharashtra });
    const { companyId } = order;
    const marked = await send(order, '6620');
    await send(order, '6621');
    await admin.call('UpdateEway', { consignmentId: marked.consignmentId, ewayNumber: '123456789012', ewayDate: '2026-11-20' });
    const found = async () => {
      const { rows } = await admin.call('GetConsignmentList', { companyId, ewayOutdated: 'Yes' });
      const [sums] = await admin.call('GetConsignmentSums', { companyId, ewayOutdated: 'Yes' });
      return { ids: rows.map(({ consignmentId }) => consignmentId), count: sums?.count, taxable: sums?.taxable };
    };
    expect(await found()).toEqual({ ids: [], count: 0, taxable: 0 });
    await correct(order, { gstin: ofGujarat });
    await admin.call('RecalculateOrderTax', { orderId: order.orderId });
    expect(await found()).toEqual({ ids: [marked.consignmentId], count: 1, taxable: marked.taxable });
    const { text } = await admin.send('GetConsignmentList', { companyid: companyId, format: 'csv' });
    const [heads = [], ...lines] = text
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
    expect(lines.map((cells) => cells[heads.indexOf('E-Way Bill Outdated')])).toEqual(['No', 'Yes']);
  });

  test('is no longer marked when it is removed, and there is nothing to mark without one (GTX-15, GTX-36)', async () => {
    const { admin } = office;
    const order = await anOrder({ gstin: ofMaharashtra });
    const [entered, blank] = [await send(order, '6607'), await send(order, '6608')];
    await admin.call('UpdateEway', { consignmentId: entered.consignmentId, ewayNumber: '123456789012', ewayDate: '2026-11-20' });
    await correct(order, { gstin: ofGujarat });
    await admin.call('RecalculateOrderTax', { orderId: order.orderId });
    expect(await office.read(entered.consignmentId)).toMatchObject({ ewayOutdated: 'Yes' });
    expect(await office.read(blank.consignmentId)).toMatchObject({ ewayOutdated: 'No' });
    await admin.call('UpdateEway', { consignmentId: entered.consignmentId, ewayNumber: '', ewayDate: '2026-11-20' });
    expect(await office.read(entered.consignmentId)).toMatchObject({ ewayNumber: '', ewayDate: '', ewayOutdated: 'No' });
  });
});

test('goods of several orders on one typed invoice say which of them are taxed otherwise (GTX-15, GTX-38)', async () => {
  const { admin } = office;
  const first = await anOrder({ gstin: ofMaharashtra });
  const again = { ...first.quotation, companyId: first.customerId };
  const second = { ...first, ...(await addOrderWithLines(admin, again)) };
  const [one, two] = [await send(first, '6609'), await send(second, '6609')];
  await send(await anOrder({ gstin: ofMaharashtra }), '6609');
  await send(first, '6610');
  const others = async () =>
    (await admin.call('GetConsignment', { orderId: first.orderId })).map(({ otherOrders }) =>
      otherOrders.map(({ orderId, number, taxedAlike }) => [orderId, number, taxedAlike]),
    );
  expect(await others()).toEqual([[[second.orderId, two.number, 'Yes']], []]);
  await correct(first, { gstin: ofGujarat });
  await admin.call('RecalculateOrderTax', { orderId: first.orderId });
  expect(await others()).toEqual([[[second.orderId, two.number, 'No']], []]);
  const [shown] = await admin.call('GetConsignment', { consignmentId: two.consignmentId });
  expect(shown?.otherOrders).toEqual([{ orderId: first.orderId, number: one.number, taxedAlike: 'No' }]);
  await admin.call('RecalculateOrderTax', { orderId: second.orderId });
  expect(await others()).toEqual([[[second.orderId, two.number, 'Yes']], []]);
});
