import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { queueRow } from '../../../../testing/screens/web-approvals.ts';
import { enter, findNotice, press, sentenceInForm } from '../../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../../../testing/screens/web-login.ts';
import { answer, stubServer } from '../../../../testing/screens/web-server-stub.ts';
import { setWindowWidth } from '../../../../testing/screens/web-window.ts';
import { wholeText } from '../../../../testing/screens/web-whole-text.ts';
import { openApp } from '../../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

const beyond = ['Total ₹12,40,000.00 (your limit ₹10,00,000.00)', 'The customer is Pending'];
const rows = [
  queueRow(3),
  queueRow(2, { fld_totalamount: '1240000.00', fld_companyname: 'Hemanidhi' }),
  queueRow(1, { fld_mayapprove: 'No', fld_reasons: beyond }),
];

function openQueue(replies: object = {}, address = '/approvals') {
  const server = stubServer({
    ...shellReplies,
    GetUserSubMenuAccessRights: answer(granted('Approval Queue', 'Approve Quotation')),
    GetApprovalQueue: answer(rows, { total: 3 }),
    UpdatequotationStatus: answer([{ QuotationId: 3 }]),
    ReturnQuotation: answer([{ QuotationId: 3 }]),
    ...replies,
  });
  openApp(address);
  return server;
}

const number = (id: number) => `RSD/2026-2027/000${id}`;
const box = (id: number) => screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^Select ${number(id)},`) });
const result = (index: number, message = '') => ({
  fld_index: index,
  fld_ok: message === '' ? 'Yes' : 'No',
  fld_status: message === '' ? 200 : 403,
  fld_answer: [],
  fld_message: message,
  fld_id: 3 - index,
});

async function select(): Promise<void> {
  await screen.findByText(number(3));
  press('Select');
}

test('shows what waits with its reasons, and asks for what the user may approve (APR-17)', async () => {
  const server = openQueue();
  expect(await screen.findByRole('heading', { name: 'Approval Queue' })).toBeTruthy();
  await screen.findByText(number(3));
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Number',
    'You may',
    'Customer',
    'Prepared By',
    'Amount',
    'Discount',
    'Waiting since',
    'Action',
  ]);
  const customer = screen.getByText(beyond[0] ?? '').closest('td')?.textContent;
  expect(customer).toBe(`Niramaya Lotus Hospital Trust${beyond.join('')}`);
  expect(server.sentTo('GetApprovalQueue')[0]?.query).toMatchObject({ mayapprove: 'Yes' });
  fireEvent.click(screen.getByText('All'));
  await waitFor(() => expect(server.sentTo('GetApprovalQueue').at(-1)?.query).toMatchObject({ mayapprove: 'All' }));
});

test('approves the selected ones after a question that names the largest, and names those that were not (APR-17, FND-22, FND-23)', async () => {
  const sentence = 'This quotation is beyond your approval limit: Total ₹12,40,000.00 (your limit ₹10,00,000.00)';
  const server = openQueue({ RunForEach: answer([result(0), result(1, sentence)]) });
  await select();
  expect((await box(1)).disabled).toBe(true);
  fireEvent.click(await box(3));
  fireEvent.click(await box(2));
  press('Approve 2');
  const question = 'Approve 2 quotations worth ₹23,02,059.00, the largest ₹12,40,000.00 of Hemanidhi?';
  expect(await screen.findByRole('dialog', { name: question })).toBeTruthy();
  press('Yes');
  const refused = within(await screen.findByRole('dialog', { name: '1 approved, 1 not.' }));
  expect(refused.getByRole('listitem').textContent).toBe(`${number(2)}${sentence}`);
  expect(server.sentTo('RunForEach').map(({ body }) => body)).toMatchObject([
    {
      operation: 'UpdatequotationStatus',
      rows: [
        { quotationid: 3, status: 'Approved', version: 1 },
        { quotationid: 2, status: 'Approved', version: 1 },
      ],
    },
  ]);
});

test('approves everything that the user may approve in three clicks, over all pages (FND-22, FND-23)', async () => {
  const server = openQueue({ RunForEach: answer([result(0), result(1)]) });
  await select();
  press('Approve All');
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('2 approved.')).toBeTruthy();
  expect(server.sentTo('GetApprovalQueue').find(({ query }) => query['pagesize'] === '200')?.query).toMatchObject({ mayapprove: 'Yes' });
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
});

test('selects a range with Shift, without what the user may not approve (APR-17, FND-22)', async () => {
  const many = [5, 4, 3, 2, 1].map((id) => queueRow(id, id === 3 ? { fld_mayapprove: 'No' } : {}));
  openQueue({ GetApprovalQueue: answer(many, { total: 5 }) });
  await select();
  const ticked = async () => (await Promise.all([5, 4, 3, 2, 1].map(box))).map(({ checked }) => checked);
  fireEvent.click(await box(5));
  fireEvent.click(await box(2), { shiftKey: true });
  expect(await ticked()).toEqual([true, true, false, true, false]);
  fireEvent.click(await box(4), { shiftKey: true });
  expect(await ticked()).toEqual([true, false, false, false, false]);
});

test('returns one with a note (APR-16)', async () => {
  const server = openQueue();
  fireEvent.click(await screen.findByRole('button', { name: `Return ${number(1)}` }));
  press('Return');
  expect(await findNotice('Please describe what should change.')).toBeTruthy();
  expect(sentenceInForm('Please describe what should change.')).toBeTruthy();
  enter('What should change?', 'Lower the freight');
  press('Return');
  await waitFor(() => expect(server.sentTo('ReturnQuotation')[0]?.body).toEqual({ quotationid: 1, version: 1, note: 'Lower the freight' }));
  expect(await screen.findByText('The quotation has been returned.')).toBeTruthy();
});

test('the number leads to the deal, and View to the quotation (THR-01)', async () => {
  openQueue();
  expect((await screen.findByRole('link', { name: number(3) })).getAttribute('href')).toBe(`/deal?id=${queueRow(3).fld_dealid}`);
  expect(screen.getByRole('link', { name: `View ${number(3)}` }).getAttribute('href')).toBe('/viewquotation?id=3');
});

test('is worked through with the keyboard: arrows and Ctrl+Enter (APR-17)', async () => {
  openQueue();
  await screen.findByText(number(3));
  fireEvent.keyDown(document.body, { key: 'ArrowDown' });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe(`View ${number(2)}`);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter', ctrlKey: true });
  expect(await screen.findByText('Confirm to Approve')).toBeTruthy();
});

test('returns the row with the focus with R, and asks no question for what the user may not approve (APR-17)', async () => {
  openQueue();
  (await screen.findByText(number(1))).closest('a')?.focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter', ctrlKey: true });
  expect(screen.queryByText('Confirm to Approve')).toBeNull();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'r' });
  expect(await screen.findByText(wholeText(`Return ${number(1)}`))).toBeTruthy();
});

test('shows on a phone the reasons of each quotation, and approves or returns it from its card (APR-17)', async () => {
  setWindowWidth(390);
  const server = openQueue();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  const card = async (id: number) => within((await screen.findByText(number(id))).closest<HTMLElement>('li.phone-row') ?? document.body);
  for (const reason of beyond) expect((await card(1)).getByText(reason)).toBeTruthy();
  expect((await card(1)).queryByRole('button', { name: `Approve ${number(1)}` })).toBeNull();
  const approve = (await card(3)).getByRole('button', { name: `Approve ${number(3)}` });
  expect(approve.textContent).toBe('Approve');
  fireEvent.click(approve);
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(server.sentTo('UpdatequotationStatus')[0]?.body).toMatchObject({ quotationid: 3, status: 'Approved' }));
  expect(await findNotice('1 approved.')).toBeTruthy();
  expect((await card(2)).getByRole('button', { name: `Return ${number(2)}` }).textContent).toBe('Return');
});

test('says when nothing waits, and when no one can approve (APR-22)', async () => {
  openQueue({ GetApprovalQueue: answer([queueRow(1, { fld_mayapprove: 'No', fld_nobody: 'Yes' })], { total: 1 }) });
  expect(await screen.findByText('Nobody can approve this. Ask an Administrator to raise a limit.')).toBeTruthy();
});

test('is empty with a sentence of its own (APR-17)', async () => {
  openQueue({ GetApprovalQueue: answer([], { total: 0 }) });
  expect(await screen.findByText('No quotations are waiting for your approval.')).toBeTruthy();
});
