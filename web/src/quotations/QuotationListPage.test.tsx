import { messages } from '@vikray/contract/platform/messages.ts';
import { printingMessages } from '@vikray/contract/printing/printing-messages.ts';
import { lifeMessages as life } from '@vikray/contract/quotations/life-messages.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { choose, chosenIn, findNotice, press } from '../../../testing/screens/web-form-actions.ts';
import { storeTestLogin } from '../../../testing/screens/web-login.ts';
import { approvedQuotationRow } from '../../../testing/screens/web-orders.ts';
import { mayQuote, quotationReplies } from '../../../testing/screens/web-quotations.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

const rows = [approvedQuotationRow(3, { fld_status: 'Open' }), approvedQuotationRow(2), approvedQuotationRow(1, { fld_status: 'Void' })];

function openList(replies: object = {}, address = '/quotationlist') {
  const server = stubServer({
    ...quotationReplies,
    GetUserSubMenuAccessRights: mayQuote('Approve Quotation'),
    GetQuotation: answer(rows, { total: 3 }),
    ...replies,
  });
  return { server, app: openApp(address) };
}

async function heads(): Promise<(string | null)[]> {
  await screen.findByText('RSD/2026-2027/0003');
  return screen.getAllByRole('columnheader').map((head) => head.textContent);
}

test('shows the quotations with number, date, amount and status (QLS-01, QLS-02, QLS-03, QLS-05, QLS-08, QLS-34, GEN-08)', async () => {
  openList();
  expect(await screen.findByRole('heading', { name: 'Quotation Management' })).toBeTruthy();
  expect(await heads()).toEqual(['S.No.', 'Quotation Number', 'Date', 'Amount', 'Customer', 'Prepared By', 'Status', 'Action', 'Export']);
  expect(screen.getAllByText('18/11/2026')).toHaveLength(3);
  expect(screen.getAllByText('₹10,62,059.00')).toHaveLength(3);
  expect(screen.getByText('Pending', { ignore: 'option' }).className).toContain('status-tag-red');
  expect(screen.getByText('Approved', { ignore: 'option' }).className).toContain('status-tag-green');
  expect(screen.getByText('Void', { ignore: 'option' }).className).toContain('status-tag-grey');
  expect(screen.getByText('Total 3 items')).toBeTruthy();
});

test('shows a pending quotation that was returned as Returned, and an expired one as Expired (APR-18)', async () => {
  const returned = { fld_status: 'Open', fld_returnednote: 'Lower the freight', fld_returnedby: 'Vasundhara Kelkar' };
  const listed = [approvedQuotationRow(2, returned), approvedQuotationRow(1, { ...returned, fld_shownstatus: 'Expired' })];
  openList({ GetQuotation: answer(listed, { total: 2 }) });
  await screen.findByText('Returned');
  expect([...document.querySelectorAll('.status-tag')].map((tag) => tag.textContent)).toEqual(['Returned', 'Expired']);
});

test('offers the action only with the right to approve or to void (QLS-09, QLS-10)', async () => {
  openList();
  expect((await screen.findByRole('link', { name: 'View RSD/2026-2027/0003' })).getAttribute('href')).toBe('/viewquotation?id=3');
});

test('the number leads every user to the deal (THR-01)', async () => {
  openList({ GetUserSubMenuAccessRights: mayQuote() });
  expect((await screen.findByRole('link', { name: 'RSD/2026-2027/0003' })).getAttribute('href')).toBe('/deal?id=3');
});

test('keeps the Action column without its icon for users without these rights (QLS-02, QLS-09)', async () => {
  openList({ GetUserSubMenuAccessRights: mayQuote() });
  expect((await heads()).slice(-3)).toEqual(['Status', 'Action', 'Export']);
  expect(screen.queryByRole('link', { name: /^View/ })).toBeNull();
});

test('says why a pending quotation cannot be exported (QLS-12)', async () => {
  const { server } = openList();
  const button = await screen.findByRole('button', { name: 'Export RSD/2026-2027/0003' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(await screen.findByText(say.exportOnlyApproved)).toBeTruthy();
  expect(server.sent.some(({ name }) => name.endsWith('.pdf'))).toBe(false);
});

test('exports approved and void quotations, and reports a failure (QLS-11, QLS-13, PDF-14)', async () => {
  const { server } = openList();
  fireEvent.click(await screen.findByRole('button', { name: 'Export RSD/2026-2027/0001' }));
  expect(await screen.findByText(printingMessages.pdfFailed)).toBeTruthy();
  press('Export RSD/2026-2027/0002');
  await waitFor(() =>
    expect(server.sent.filter(({ name }) => name.endsWith('.pdf')).map(({ name }) => name)).toEqual([
      'quotations/1.pdf',
      'quotations/2.pdf',
    ]),
  );
});

test.each([
  [
    'which characters keep a quotation from being exported',
    409,
    'Unprintable',
    'Cannot be printed: 😀 in line 1 (Cot). Use other characters there.',
  ],
  ['that too many PDFs are being made', 429, 'TooManyPdfs', printingMessages.tooManyPdfs],
])('says %s when an export is refused', async (_, status, code, refused) => {
  openList({ 'quotations/1.pdf': refusal(status, refused, { code }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Export RSD/2026-2027/0001' }));
  expect(await screen.findByText(refused)).toBeTruthy();
});

test('searches on the server and offers the same rows as quotation_list.csv (QLS-04, QLS-06)', async () => {
  const { server } = openList({}, '/quotationlist?search=lotus');
  expect((await screen.findByPlaceholderText<HTMLInputElement>(messages.searchHere)).value).toBe('lotus');
  await waitFor(() => expect(server.sentTo('GetQuotation')[0]?.query).toMatchObject({ search: 'lotus' }));
  const link = screen.getByRole('link', { name: 'CSV' });
  expect(link.getAttribute('download')).toBe('quotation_list.csv');
  expect(link.getAttribute('href')).toBe('/api/GetQuotation?search=lotus&format=csv');
});

test('says that there are no quotations and leads to adding one (QLS-07)', async () => {
  openList({ GetQuotation: answer([], { total: 0 }) });
  expect(await screen.findByText(say.noneFound)).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Add Quotation' })).toHaveLength(2);
});

test('shows the quotations of one status, in the file too (REV-32)', async () => {
  const { server, app } = openList({}, '/quotationlist?page=2');
  await screen.findByText('RSD/2026-2027/0003');
  expect(chosenIn('Status')).toBe(life.allStatuses);
  await choose('Status', 'Expired');
  await waitFor(() => expect(server.sentTo('GetQuotation').at(-1)?.query).toEqual({ page: '1', pagesize: '30', shownstatus: 'Expired' }));
  expect(app.address()).toBe('/quotationlist?shownstatus=Expired');
  expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe('/api/GetQuotation?shownstatus=Expired&format=csv');
});

test('shows all quotations when the address names an unknown status (REV-32)', async () => {
  const { server } = openList({}, '/quotationlist?shownstatus=Closed');
  await screen.findByText('RSD/2026-2027/0003');
  expect(chosenIn('Status')).toBe(life.allStatuses);
  expect(server.sentTo('GetQuotation')[0]?.query).toEqual({ page: '1', pagesize: '30' });
});

test('offers to show all quotations again when none has the chosen status (REV-32)', async () => {
  const replies = [answer([], { total: 0 })];
  openList({ GetQuotation: () => (replies.pop() ?? answer(rows, { total: 3 }))() }, '/quotationlist?shownstatus=Lost');
  await screen.findByText(say.noneFound);
  expect(screen.queryAllByRole('link', { name: 'Add Quotation' })).toHaveLength(1);
  press('Clear filter');
  expect(await screen.findByText('RSD/2026-2027/0003')).toBeTruthy();
});

const tick = (number: number) => fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(`^Select RSD/2026-2027/000${number}`) }));
const oneDone = { fld_index: 0, fld_ok: 'Yes', fld_status: 200, fld_answer: [], fld_message: '', fld_id: 3 };

test('marks several quotations lost with one reason, only ticked ones that are open (FND-20, FND-22)', async () => {
  const { server } = openList({
    GetUserSubMenuAccessRights: mayQuote('Edit Quotation'),
    GetLostReason: answer([{ label: 'Price', value: 4 }]),
    RunForEach: answer([oneDone]),
  });
  await screen.findByText('RSD/2026-2027/0003');
  press('Select');
  expect(screen.queryByRole('button', { name: /^Mark Lost/ })).toBeNull();
  for (const number of [3, 2, 1]) tick(number);
  press('Mark Lost 2');
  const question = within(await screen.findByRole('dialog', { name: 'Mark 2 quotations worth ₹21,24,118.00 lost?' }));
  fireEvent.click(question.getByRole('button', { name: 'Yes' }));
  expect(await findNotice(say.selectLostReason)).toBeTruthy();
  await choose('Reason', 'Price');
  fireEvent.click(question.getByRole('button', { name: 'Yes' }));
  await waitFor(() =>
    expect(server.sentTo('RunForEach')[0]?.body).toEqual({
      operation: 'MarkQuotationLost',
      rows: [3, 2].map((quotationid) => ({ quotationid, version: 1, lostreason: 4 })),
    }),
  );
});

test('mails several customers about their approved quotations (FND-20, FND-22)', async () => {
  const { server } = openList({
    GetUserSubMenuAccessRights: mayQuote('Follow Up'),
    GetMailTemplate: answer([], { total: 0 }),
    RunForEach: answer([{ ...oneDone, fld_message: 'The mail server refused the mail. Nothing was sent.', fld_ok: 'No', fld_status: 409 }]),
  });
  await screen.findByText('RSD/2026-2027/0003');
  press('Select');
  for (const number of [3, 2]) tick(number);
  press('Mail 1');
  const question = within(await screen.findByRole('dialog', { name: 'Send a mail about 1 quotation?' }));
  fireEvent.click(question.getByRole('button', { name: 'Yes' }));
  await screen.findByRole('dialog', { name: '0 mailed, 1 not.' });
  expect(server.sentTo('RunForEach')[0]?.body).toEqual({
    operation: 'SendMailer',
    rows: [{ quotationid: 2, email: 'purchase@example.in' }],
  });
});

test('mails at most 20 customers at once (FND-20)', async () => {
  const many = Array.from({ length: 21 }, (_, index) => approvedQuotationRow(index + 1));
  const { server } = openList({
    GetUserSubMenuAccessRights: mayQuote('Follow Up'),
    GetQuotation: answer(many, { total: many.length }),
  });
  await screen.findByText('RSD/2026-2027/0003');
  press('Select');
  press('Mail All');
  expect(await findNotice('Choose at most 20 rows.')).toBeTruthy();
  expect(await server.allSent('RunForEach')).toEqual([]);
});
