import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCompany } from '../../../testing/builders/companies.ts';
import { addOrderWithLines, dispatchPieces } from '../../../testing/builders/dispatches.ts';
import { openFollowUpOffice, type FollowUpOffice } from '../../../testing/builders/follow-up-office.ts';
import { aChange } from '../../../testing/builders/order-changes.ts';
import { addApprovedQuotation, aQuotation } from '../../../testing/builders/quotations.ts';
import { addLink } from '../../../testing/builders/quotation-links.ts';
import { addRevision } from '../../../testing/builders/revisions.ts';
import { startMailServer } from '../../../testing/panel/mail-server.ts';
import type { MailServer } from '../../../testing/panel/mail-receiver.ts';
import { readMail, textOf, type ReadMail } from '../../../testing/panel/read-mail.ts';
import { readPdf } from '../../../testing/panel/read-pdf.ts';

let office: FollowUpOffice;
beforeAll(async () => {
  office = await openFollowUpOffice(new URL('https://offers.example.in'));
});
afterAll(() => office.panel.stop());

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
  office.set({ transport: server.smtp, from: 'sales@taramandal.example.in' });
});

/** The templates by name, as the panel brings them. */
async function templateNamed(name: string): Promise<number> {
  const { rows } = await office.seller.call('GetMailTemplate', {});
  return rows.find((each) => each.name === name)?.templateId ?? 0;
}

/** The name of the template that a mail begins with; 'Follow-up' for the letter. */
async function presetOf(wanted: { readonly quotationId: number } | { readonly orderId: number }): Promise<string> {
  const [options] = await office.seller.call('GetMailOptions', wanted);
  const { rows } = await office.seller.call('GetMailTemplate', {});
  return rows.find(({ templateId }) => templateId === options?.presetTemplateId)?.name ?? 'Follow-up';
}

async function received(reply: { readonly status: number; readonly text: string }): Promise<ReadMail> {
  expect([reply.status, reply.text]).toEqual([200, expect.stringMatching(/^\{"data":\[\{"MailId":\d+\}\]\}$/)]);
  return readMail(server.received.at(-1)?.source ?? '');
}

const plain = (mail: ReadMail) => textOf(mail, 'text/plain').replaceAll('\r\n', '\n');
const attached = (mail: ReadMail) => mail.parts.filter(({ type }) => type === 'application/pdf');

async function pagesOf(mail: ReadMail): Promise<string> {
  const [pdf] = attached(mail);
  return (await readPdf(pdf?.content ?? Buffer.of())).pages.join(' ').replaceAll(/\s+/g, ' ');
}

describe('the template that a mail about a quotation begins with', () => {
  async function send(quotationId: number, name: string) {
    const { email } = await office.listed(quotationId);
    return received(await office.seller.send('SendMailer', { quotationid: quotationId, email, templateid: await templateNamed(name) }));
  }

  test('is the offer, then each reminder, then the letter, by what was last sent (LET-10, LET-11)', async () => {
    const quotationId = await addApprovedQuotation(office.panel.admin, aQuotation(office.setup));
    const begun: string[] = [];
    const texts: string[] = [];
    for (const name of ['Offer', 'First Reminder', 'Second Reminder']) {
      begun.push(await presetOf({ quotationId }));
      texts.push(plain(await send(quotationId, name)));
    }
    expect(texts[0]).toContain(`Please find our quotation ${(await office.listed(quotationId)).number} dated`);
    expect([...begun, await presetOf({ quotationId })]).toEqual(['Offer', 'First Reminder', 'Second Reminder', 'Follow-up']);
  });

  test('is a reminder after a link was shared, and not after a mail that failed (LET-11)', async () => {
    const [shared, failed] = [
      await addApprovedQuotation(office.panel.admin, aQuotation(office.setup)),
      await addApprovedQuotation(office.panel.admin, aQuotation(office.setup)),
    ];
    await addLink(office.panel.admin, shared);
    expect(await presetOf({ quotationId: shared })).toBe('First Reminder');
    office.set({ transport: undefined });
    const { email } = await office.listed(failed);
    expect((await office.seller.send('SendMailer', { quotationid: failed, email })).status).toBe(409);
    expect(await presetOf({ quotationId: failed })).toBe('Offer');
  });

  test('says after a revision which one it replaces, if the customer has that (LET-10, LET-11)', async () => {
    const { admin } = office.panel;
    const [known, unknown] = [
      await addApprovedQuotation(admin, aQuotation(office.setup)),
      await addApprovedQuotation(admin, aQuotation(office.setup)),
    ];
    await send(known, 'Offer');
    const revise = async (quotationId: number) => {
      const revised = await addRevision(office.panel, quotationId, aQuotation(office.setup), 'A longer bed');
      await admin.call('UpdatequotationStatus', { quotationId: revised, status: 'Approved' });
      return revised;
    };
    const [revised, neverSent] = [await revise(known), await revise(unknown)];
    expect([await presetOf({ quotationId: revised }), await presetOf({ quotationId: neverSent })]).toEqual(['New Revision', 'Offer']);
    const text = plain(await send(revised, 'New Revision'));
    expect(text).toContain(`It replaces ${(await office.listed(known)).number}, which is no longer valid.`);
  });
});

describe('SendOrderConfirmation', () => {
  async function order() {
    const { admin } = office.panel;
    const { orderId, lineIds } = await addOrderWithLines(admin, aQuotation(office.setup));
    await admin.call('UpdateOrderPromise', { orderId, poNumber: 'PO/77', poDate: '2026-11-12' });
    const [found] = (await admin.call('GetOrder', { orderId })).rows;
    if (!found) throw new Error(`no order ${orderId}`);
    return { ...found, lineIds };
  }

  test('confirms the order with its paper, and stands in its history (LET-12)', async () => {
    const { orderId, number, email, quotationId } = await order();
    expect(await presetOf({ orderId })).toBe('Order Confirmation');
    const templateid = await templateNamed('Order Confirmation');
    const mail = await received(await office.seller.send('SendOrderConfirmation', { orderid: orderId, templateid, email }));
    expect(mail.headers['subject']).toBe(`Order Confirmation ${number}`);
    expect(plain(mail)).toContain(`We have booked it as ${number} dated 20/11/2026`);
    expect(plain(mail)).toContain("Buyer's Order No. PO/77 dated 12/11/2026");
    expect(await pagesOf(mail)).toContain(number);
    const timeline = await office.panel.admin.call('GetTimeline', { record: 'order', recordId: orderId });
    expect(timeline[0]).toMatchObject({ kind: 'Mail', text: `confirmed order ${number} to ${email}` });
    expect((await office.mailsAbout(quotationId))[0]?.recipients).toBe(email);
  });

  test('begins, for a changed order, with the letter about its change, its paper and its amount (DSK-44)', async () => {
    const { orderId, email, number, quotationId } = await order();
    const templateid = await templateNamed('Order Changed');
    const body = { orderid: orderId, templateid, email, attach: 'Change' };
    expect((await office.seller.send('SendOrderConfirmation', body)).status).toBe(409);
    const more = aQuotation(office.setup, [{ productId: office.setup.productId, quantity: 12, rate: 1000_00 }]);
    await office.panel.admin.call('ChangeOrder', await aChange(office.panel.admin, orderId, more, { approve: 'Yes' }));
    expect(await presetOf({ orderId })).toBe('Order Changed');
    const mail = await received(await office.seller.send('SendOrderConfirmation', body));
    expect(mail.headers['subject']).toBe(`Change of your Order ${number}`);
    expect(plain(mail)).toContain('the order is now for INR 12,862.00.');
    expect(await pagesOf(mail)).toContain('ORDER CHANGE');
    const timeline = await office.panel.admin.call('GetTimeline', { record: 'order', recordId: orderId });
    expect(timeline[0]).toMatchObject({ kind: 'Mail', text: `sent change 1 of ${number} to ${email}` });
    expect((await office.mailsAbout(quotationId))[0]?.recipients).toBe(email);
  });

  test('carries the pro-forma or nothing on wish, and the words of the request (LET-12)', async () => {
    const { orderId, email } = await order();
    const body = { orderid: orderId, templateid: await templateNamed('Order Confirmation'), email };
    const mail = await received(await office.seller.send('SendOrderConfirmation', { ...body, attach: 'Proforma' }));
    expect(await pagesOf(mail)).toContain('This is not a tax invoice.');
    const bare = await received(await office.seller.send('SendOrderConfirmation', { ...body, attach: 'None', text: 'See {order}.' }));
    expect(attached(bare)).toEqual([]);
    expect(plain(bare)).toMatch(/^See SO\/\S+\.\n/);
  });

  test('refuses other addresses, a link, an unknown order and users who may not send (LET-12)', async () => {
    const { orderId, email } = await order();
    const body = { orderid: orderId, templateid: await templateNamed('Order Confirmation'), email };
    const refused = async (change: object, caller = office.seller) => {
      const { status, json } = await caller.send('SendOrderConfirmation', { ...body, ...change });
      return [status, json.data];
    };
    expect(await refused({ email: 'x@elsewhere.example.in' })).toEqual([400, 'This e-mail address does not belong to this customer.']);
    expect(await refused({ text: 'Open {link}' })).toEqual([400, 'A mail about an order has no link. Take {link} out of the text.']);
    expect((await refused({ orderid: 987_654 }))[0]).toBe(404);
    expect((await refused({}, await office.panel.userWith(['Add Order', 'Edit Order'])))[0]).toBe(403);
    expect(server.received).toEqual([]);
  });
});

describe('SendDispatchNews', () => {
  async function dispatch(invoicesIssuedHere: 'Yes' | 'No' = 'No') {
    const { admin } = office.panel;
    const companyId = await addCompany(admin, { invoicesIssuedHere });
    const order = await addOrderWithLines(admin, aQuotation({ ...office.setup, companyId }, undefined, { installed: 'No' }));
    const consignmentId = await dispatchPieces(admin, order, [4], invoicesIssuedHere === 'Yes' ? '' : '4711');
    await admin.call('UpdateTransport', { consignmentId, transporter: 'VRL Logistics', lrNumber: 'LR-9', vehicleNumber: 'MH12AB1234' });
    const [found] = (await admin.call('GetOrder', { orderId: order.orderId })).rows;
    return { consignmentId, email: found?.email ?? '', number: found?.number ?? '', orderId: order.orderId };
  }

  test('tells the goods, invoice and transport, with the dispatch note (DSK-15)', async () => {
    const { consignmentId, email, number, orderId } = await dispatch();
    const sender = await office.panel.userWith(['Send Quotation']);
    const [options] = await sender.call('GetDispatchNews', { consignmentId });
    expect([options?.presetTemplateId, options?.hasInvoice]).toEqual([await templateNamed('Dispatched'), 'No']);
    const body = { consignmentid: consignmentId, templateid: options?.presetTemplateId, email };
    const mail = await received(await sender.send('SendDispatchNews', body));
    expect(mail.headers['subject']).toBe(`Goods of your Order ${number} Dispatched`);
    const text = plain(mail);
    expect(text).toMatch(/\n4 × .+\n\nInvoice No\. 4711 dated 20\/11\/2026\nTransport: VRL Logistics, LR No\. LR-9, vehicle MH12AB1234\n/);
    expect(await pagesOf(mail)).toContain('DISPATCH NOTE');
    const timeline = await office.panel.admin.call('GetTimeline', { record: 'order', recordId: orderId });
    expect(timeline[0]).toMatchObject({ kind: 'Mail', text: `told ${email} of the dispatch for ${number}` });
    expect(await office.seller.send('SendDispatchNews', body)).toMatchObject({ status: 403 });
  });

  test('carries the invoice that was issued here, with the bytes of its first print (DSK-15, GTX-32)', async () => {
    const { consignmentId, email } = await dispatch('Yes');
    const body = { consignmentid: consignmentId, templateid: await templateNamed('Dispatched'), email, attach: 'Invoice' };
    const mail = await received(await office.panel.admin.send('SendDispatchNews', body));
    const reply = await fetch(`${office.panel.address}/api/consignments/${consignmentId}/invoice.pdf`, {
      headers: { cookie: office.panel.admin.cookie },
    });
    expect(attached(mail)[0]?.content.equals(Buffer.from(await reply.arrayBuffer()))).toBe(true);
    const other = await dispatch();
    const refused = await office.panel.admin.send('SendDispatchNews', { ...body, consignmentid: other.consignmentId, email: other.email });
    expect([refused.status, refused.json.data]).toEqual([409, 'No invoice has been issued here for these goods.']);
  });
});
