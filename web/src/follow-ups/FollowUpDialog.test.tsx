import { followUpMessages as say } from '@vikray/contract/follow-ups/follow-up-messages.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { press } from '../../../testing/screens/web-form-actions.ts';
import { storeTestLogin } from '../../../testing/screens/web-login.ts';
import { approvedQuotationRow } from '../../../testing/screens/web-orders.ts';
import { mayQuote, quotationReplies } from '../../../testing/screens/web-quotations.ts';
import { answer, noAnswer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

const asked = { fld_name: 'Dr. Asmita Gokhale', fld_email: 'asmita@lotus.example.in', fld_mails: [] };
const earlier = {
  fld_mailid: 4,
  fld_sentat: '2026-11-18T06:00:00.000Z',
  fld_sentby: 'Rohini Sondhi',
  fld_recipients: 'asmita@lotus.example.in',
  fld_cc: '',
  fld_subject: 'Follow-up',
  fld_result: 'failed',
  fld_answer: '550 No such mailbox',
};

function openList(replies: object = {}, quotation: Record<string, unknown> = {}) {
  const server = stubServer({
    ...quotationReplies,
    GetUserSubMenuAccessRights: mayQuote('Follow Up'),
    GetQuotation: answer([approvedQuotationRow(3, quotation)], { total: 1 }),
    GetFollowUp: answer([asked]),
    SendMailer: answer([{ MailId: 9 }]),
    ...replies,
  });
  return { server, app: openApp('/quotationlist') };
}

async function openDialog() {
  await screen.findByRole('button', { name: /^Follow up RSD\/2026-2027\/0003/ });
  press(/^Follow up RSD\/2026-2027\/0003/);
  return within(await screen.findByRole('dialog'));
}

test('the column Follow Up is shown only to users who may send the letter (QLS-02, QLS-14)', async () => {
  openList();
  await screen.findByText('RSD/2026-2027/0003');
  expect(screen.getAllByRole('columnheader').at(-1)?.textContent).toBe('Follow Up');
  cleanup();
  openList({ GetUserSubMenuAccessRights: mayQuote('Approve Quotation') });
  await screen.findByText('RSD/2026-2027/0003');
  expect(screen.queryByText('Follow Up')).toBeNull();
});

test('the icon opens the letter with name, address, number, date and amount (QLS-15, QLS-16, QLS-17)', async () => {
  openList();
  const dialog = await openDialog();
  expect(await dialog.findByText('asmita@lotus.example.in')).toBeTruthy();
  expect(dialog.getByText(say.title)).toBeTruthy();
  expect(dialog.getByText('Dear Dr. Asmita Gokhale,')).toBeTruthy();
  expect(dialog.getByText(/RSD\/2026-2027\/0003 dated 18\/11\/2026 for INR 10,62,059\.00/)).toBeTruthy();
  expect(dialog.getByText(/Rohini Sondhi/)).toBeTruthy();
  expect(dialog.getByText('Attached: RSD-2026-2027-0003-18-11-2026.pdf')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeTruthy();
});

test.each([
  ['Open', say.obstacles.QuotationPending],
  ['Void', say.obstacles.QuotationVoid],
])('the icon of a quotation that is %s says why it cannot be mailed, and opens nothing', async (status, sentence) => {
  openList({}, { fld_status: status });
  const icon = await screen.findByRole('button', { name: 'Follow up RSD/2026-2027/0003' });
  expect(icon.getAttribute('aria-disabled')).toBe('true');
  expect(icon.getAttribute('aria-description')).toBe(sentence);
  fireEvent.click(icon);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Send Mail sends the documented body, says so and leads to the start (QLS-18, QLS-20, QLS-22)', async () => {
  const reply = Promise.withResolvers<Response>();
  const { server, app } = openList({ SendMailer: () => reply.promise });
  const dialog = await openDialog();
  await dialog.findByText('asmita@lotus.example.in');
  press('Send Mail');
  await waitFor(() => expect(dialog.getByRole('button', { name: /Send Mail/ }).getAttribute('aria-busy')).toBe('true'));
  expect(dialog.getByRole('button', { name: 'Cancel' }).matches(':disabled')).toBe(true);
  reply.resolve(Response.json({ data: [{ MailId: 9 }] }));
  expect(await screen.findByText(say.sent)).toBeTruthy();
  await waitFor(() => expect(app.path()).toBe('/dashboard'));
  const [sent] = server.sentTo('SendMailer');
  expect(sent?.body).toEqual({
    quotationid: 3,
    clientid: expect.any(Number),
    sentby: 7,
    email: 'asmita@lotus.example.in',
    name: 'Dr. Asmita Gokhale',
    quotationnumber: 'RSD/2026-2027/0003',
    date: '2026-11-18',
    totalamount: '1062059.00',
  });
  expect(sent?.key).toMatch(/^[0-9a-f]{32}$/);
});

test('a mail without an answer is sent once, also after a reload; the next one is a mail of its own (GEN-21)', async () => {
  const sendMail = async () => fireEvent.click(await (await openDialog()).findByRole('button', { name: 'Send Mail' }));
  const { server: before } = openList({ SendMailer: noAnswer });
  await sendMail();
  await screen.findByText(messages.somethingWentWrong);
  cleanup();
  const { server, app } = openList();
  await sendMail();
  await waitFor(() => expect(app.path()).toBe('/dashboard'));
  expect(server.sentTo('SendMailer')).toEqual(before.sentTo('SendMailer'));
  cleanup();
  const { server: later, app: laterApp } = openList();
  await sendMail();
  await waitFor(() => expect(laterApp.path()).toBe('/dashboard'));
  expect(later.sentTo('SendMailer')[0]?.key).not.toBe(before.sentTo('SendMailer')[0]?.key);
});

test('sends nothing without an address (QLS-19)', async () => {
  const { server } = openList({ GetFollowUp: answer([{ ...asked, fld_email: '' }]) });
  const dialog = await openDialog();
  await dialog.findByText('Dear Dr. Asmita Gokhale,');
  press('Send Mail');
  expect(await screen.findByText('Please add email id')).toBeTruthy();
  expect(await server.allSent('SendMailer')).toEqual([]);
});

test('a failure shows the server’s message, and the letter stays open (QLS-21)', async () => {
  const { server } = openList({ SendMailer: refusal(409, say.unreachable) });
  const dialog = await openDialog();
  await dialog.findByText('asmita@lotus.example.in');
  press('Send Mail');
  expect(await screen.findByText(say.unreachable)).toBeTruthy();
  expect(screen.getByRole('dialog').textContent).toContain(say.title);
  await waitFor(() => expect(server.sentTo('GetFollowUp')).toHaveLength(2));
});

test.each([400, 500, 200])('a failure of status %i shows the message in `data`, whatever else is missing (QLS-21)', async (status) => {
  openList({ SendMailer: () => Response.json({ data: 'The mailbox is full.' }, { status }) });
  const dialog = await openDialog();
  await dialog.findByText('asmita@lotus.example.in');
  press('Send Mail');
  expect(await screen.findByText('The mailbox is full.')).toBeTruthy();
  expect(screen.getByRole('dialog').textContent).toContain(say.title);
});

test('the letter lists the earlier mails, and the list marks the quotation as mailed', async () => {
  openList({ GetFollowUp: answer([{ ...asked, fld_mails: [earlier] }]) }, { fld_followedupat: '2026-11-18T06:00:00.000Z' });
  const dialog = await openDialog();
  const mails = within(await dialog.findByRole('region', { name: say.earlier }));
  expect(mails.getByRole('listitem').textContent).toBe(
    'Not sent, 18 November 2026 at 11:30:00 am, Rohini Sondhi to asmita@lotus.example.in550 No such mailbox',
  );
  expect(screen.getByRole('button', { name: 'Follow up RSD/2026-2027/0003, last on 18th November 2026', hidden: true })).toBeTruthy();
});
