import { followUpMessages as say } from '@vikray/contract/follow-ups/follow-up-messages.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aConsignment, consignmentRecord, consignmentRow } from '../../../testing/screens/web-consignments.ts';
import { dealRow } from '../../../testing/screens/web-deals.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { mailOptionsRow, mailTemplateRow } from '../../../testing/screens/web-mails.ts';
import { approvedQuotationRow, orderLineRow, orderRow } from '../../../testing/screens/web-orders.ts';
import { quotationReplies } from '../../../testing/screens/web-quotations.ts';
import { answer, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});
afterEach(() => void vi.restoreAllMocks());

const templates = [
  mailTemplateRow({ fld_templateid: 1, fld_name: 'Offer', fld_step: 0 }),
  mailTemplateRow({ fld_templateid: 2, fld_name: 'Order Confirmation', fld_occasion: 'Order', fld_subject: 'Your order {order}' }),
  mailTemplateRow({ fld_templateid: 3, fld_name: 'Dispatched', fld_occasion: 'Dispatch', fld_text: 'Dear {name},\n\nSent: {goods}' }),
];

const replies = {
  ...shellReplies,
  ...quotationReplies,
  GetQuotation: answer([approvedQuotationRow(3)], { total: 1 }),
  GetFollowUp: answer([{ fld_name: 'Dr. Asmita Gokhale', fld_email: 'asmita@lotus.example.in', fld_mails: [] }]),
  GetMailOptions: answer([mailOptionsRow({ fld_presettemplateid: 1 })]),
  GetMailTemplate: answer(templates),
  GetDeal: answer([dealRow(3)]),
};

async function sendFrom(button: string | RegExp) {
  fireEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(say.preview);
  const preview = dialog.getByRole('region', { name: say.preview }).textContent;
  fireEvent.click(dialog.getByRole('button', { name: 'Send Mail' }));
  expect(await screen.findByText(say.sentTo('asmita@lotus.example.in'))).toBeTruthy();
  return preview;
}

test('a mail from View Quotation stays there and opens its outcome (LET-13)', async () => {
  const server = stubServer({
    ...replies,
    GetUserSubMenuAccessRights: answer(granted('Send Quotation', 'Add Follow Up')),
    GetQuotationProduct: answer([]),
    SendMailer: answer([{ MailId: 9 }]),
  });
  const app = openApp('/viewquotation?id=3');
  await sendFrom(/^Mail: Follow up/);
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(app.address()).toBe('/viewquotation?id=3');
  expect(server.sentTo('SendMailer')[0]?.body).toMatchObject({ quotationid: 3, templateid: 1 });
});

test('a mail from the page of an order confirms it with its paper (LET-12)', async () => {
  const server = stubServer({
    ...replies,
    GetUserSubMenuAccessRights: answer(granted('Send Quotation')),
    GetOrder: answer([orderRow(61)], { total: 1 }),
    GetOrderProduct: answer([orderLineRow(1, 'Fowler Bed', { ordered: 10, stock: '12.00' })]),
    GetMailOptions: answer([mailOptionsRow({ fld_presettemplateid: 2, fld_order: 'SO/RSD/2026-2027/0061' })]),
    SendOrderConfirmation: answer([{ MailId: 9 }]),
  });
  openApp('/vieworder?id=61');
  expect(await sendFrom(/^Mail: SO/)).toContain('Your order SO/RSD/2026-2027/0061');
  expect(server.sentTo('GetMailOptions')[0]?.query).toEqual({ orderid: '61' });
  expect(server.sentTo('SendOrderConfirmation')[0]?.body).toMatchObject({ orderid: 61, templateid: 2, attach: 'Order' });
});

test('a customer is told of goods from their papers, by mail and by WhatsApp (DSK-15)', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const options = mailOptionsRow({ fld_presettemplateid: 3, fld_goods: '2 × Fowler Bed' });
  const server = stubServer({
    ...replies,
    GetUserSubMenuAccessRights: answer(granted('View Tax Documents', 'Send Quotation')),
    GetConsignmentList: answer([consignmentRow(aConsignment(1))], { total: 1 }),
    GetConsignment: answer([consignmentRecord(aConsignment(1))]),
    GetCompanyList: answer([], { total: 0 }),
    GetCustomer: answer([], { total: 0 }),
    GetDispatchNews: answer([{ ...options, fld_quotationid: 3, fld_hasinvoice: 'No', fld_whatsapp: '9000000010' }]),
    SendDispatchNews: answer([{ MailId: 9 }]),
  });
  openApp('/taxdocuments');
  fireEvent.click(await screen.findByText('Niramaya Lotus Hospital 1'));
  const message = await screen.findByRole('button', { name: say.whatsApp });
  await waitFor(() => expect(message).toHaveProperty('disabled', false));
  fireEvent.click(message);
  expect(decodeURIComponent(String(opened.mock.calls[0]?.[0]))).toMatch(/9000000010[^]*Sent: 2 × Fowler Bed/);
  expect(await sendFrom(say.tellCustomer)).toContain('Sent: 2 × Fowler Bed');
  expect(server.sentTo('SendDispatchNews')[0]?.body).toMatchObject({ consignmentid: 1, templateid: 3, attach: 'Note' });
});
