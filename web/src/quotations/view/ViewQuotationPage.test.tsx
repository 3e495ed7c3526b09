import { messages } from '@vikray/contract/platform/messages.ts';
import type { RightName } from '@vikray/contract/platform/rights.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { press } from '../../../../testing/screens/web-form-actions.ts';
import { storeTestLogin } from '../../../../testing/screens/web-login.ts';
import { limitRow, reasonRow } from '../../../../testing/screens/web-approvals.ts';
import { approvedQuotationRow, orderLineRow, orderRow } from '../../../../testing/screens/web-orders.ts';
import { revisionRow } from '../../../../testing/screens/web-revisions.ts';
import { mayQuote, quotationReplies } from '../../../../testing/screens/web-quotations.ts';
import { answer, refusal, stubServer } from '../../../../testing/screens/web-server-stub.ts';
import { wholeText } from '../../../../testing/screens/web-whole-text.ts';
import { openApp } from '../../open-app.tsx';
import { storeRights } from '../../platform/rights.ts';

beforeEach(() => {
  storeTestLogin();
});

const line = {
  fld_productid: 1,
  fld_photo: '',
  fld_name: 'Fowler Bed',
  fld_description: 'Four sections.',
  fld_quantity: 10,
  fld_rate: '100000.00',
  fld_total: '1000000.00',
  fld_mrp: '1000.00',
  fld_gstpercent: '',
};
const both: RightName[] = ['Approve Quotation', 'Void Quotation'];

interface Opening {
  status?: string;
  rights?: RightName[];
  replies?: object;
  /** The list that leads to the page. */
  from?: string;
}

async function openQuotation({ status = 'Open', rights = both, replies = {}, from }: Opening = {}) {
  const server = stubServer({
    ...quotationReplies,
    GetUserSubMenuAccessRights: mayQuote(...rights),
    GetQuotation: answer([approvedQuotationRow(3, { fld_status: status })], { total: 1 }),
    GetQuotationProduct: answer([line]),
    UpdatequotationStatus: answer([{ QuotationId: 3 }]),
    ...replies,
  });
  const app = openApp(from ?? '/viewquotation?id=3');
  if (from) fireEvent.click(await screen.findByRole('link', { name: 'View RSD/2026-2027/0003' }));
  await screen.findByText('Prepared by', { selector: '.signatory span' });
  return { server, app };
}

const decide = (button: string) => {
  press(button);
  press('Yes');
};

test('shows the printed quotation and its signatory (QLS-23, QLS-36, QLS-37)', async () => {
  const { server } = await openQuotation();
  expect(screen.getByRole('heading', { name: 'Product Quotation', level: 1 })).toBeTruthy();
  const block = within(screen.getByRole('complementary', { name: 'Signatory' }));
  for (const text of ['For', 'Taramandal Furniture', 'Rohini Sondhi', '+91 9000000010', 'rohini@example.in', '₹10,62,059.00'])
    expect(block.getByText(text)).toBeTruthy();
  expect(server.sentTo('GetQuotationProduct')[0]?.body).toEqual({ quotationid: 3 });
  expect(screen.getAllByText(/Fowler Bed/).length).toBeGreaterThan(0);
});

test('offers each decision only with its right (QLS-24)', async () => {
  await openQuotation({ rights: ['Void Quotation'] });
  expect(await screen.findByRole('button', { name: say.voidQuotation })).toBeTruthy();
  expect(screen.queryByRole('button', { name: say.approveQuotation })).toBeNull();
});

test('offers no decision for a void quotation (QLS-25)', async () => {
  await openQuotation({ status: 'Void' });
  expect(screen.queryByRole('button', { name: say.voidQuotation })).toBeNull();
  expect(screen.queryByRole('button', { name: say.approveQuotation })).toBeNull();
});

test('asks before approving, naming number, amount and customer (QLS-28, QLS-29, QLS-31)', async () => {
  const { server, app } = await openQuotation();
  press(say.approveQuotation);
  const dialog = await screen.findByRole('dialog', { name: say.confirmApprove });
  for (const text of ['RSD/2026-2027/0003', '₹10,62,059.00', 'Niramaya Lotus Hospital Trust'])
    expect(within(dialog).getByText(text)).toBeTruthy();
  press('No');
  decide(say.approveQuotation);
  expect(await screen.findByText(say.approved)).toBeTruthy();
  expect(await server.allSent('UpdatequotationStatus')).toHaveLength(1);
  const stated = expect.stringMatching(/^\d{1,2} \w+ \d{4} at /);
  expect(server.sentTo('UpdatequotationStatus')[0]?.body).toEqual({
    quotationid: 3,
    status: 'Approved',
    version: 1,
    voiddate: '',
    approvedate: stated,
    updatedby: 7,
    updatedon: stated,
  });
  await waitFor(() => expect(app.path()).toBe('/quotationlist'));
});

test.each([say.approveQuotation, say.voidQuotation])('%s sends nothing after No (QLS-28)', async (button) => {
  const { server } = await openQuotation();
  press(button);
  await screen.findByRole('dialog');
  press('No');
  expect(await server.allSent('UpdatequotationStatus')).toEqual([]);
});

test('refreshes the bell, because one quotation less is pending (SHL-02)', async () => {
  const { server } = await openQuotation();
  await waitFor(() => expect(server.sentTo('GetNotifications')).toHaveLength(1));
  decide(say.approveQuotation);
  expect(await screen.findByText(say.approved)).toBeTruthy();
  await waitFor(() => expect(server.sentTo('GetNotifications')).toHaveLength(2));
});

test('voids a quotation after asking (QLS-28, QLS-30, QLS-31)', async () => {
  const { server, app } = await openQuotation({ status: 'Approved' });
  press(say.voidQuotation);
  expect(await screen.findByRole('dialog', { name: say.confirmVoid })).toBeTruthy();
  press('Yes');
  expect(await screen.findByText(say.voided)).toBeTruthy();
  expect(server.sentTo('UpdatequotationStatus')[0]?.body).toMatchObject({ status: 'Void', approvedate: '' });
  await waitFor(() => expect(app.path()).toBe('/quotationlist'));
});

test.each([
  [say.approveQuotation, say.notAuthorisedToApprove],
  [say.voidQuotation, say.notAuthorisedToVoid],
])('says that the user has lost the right to %s in the meantime, and sends nothing (QLS-26, QLS-27)', async (button, sentence) => {
  const { server } = await openQuotation();
  press(button);
  storeRights([]);
  await waitFor(() => expect(screen.queryByRole('button', { name: button, hidden: true })).toBeNull());
  press('Yes');
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(await server.allSent('UpdatequotationStatus')).toEqual([]);
});

test('reports a refusal and reloads the quotation (QLS-32)', async () => {
  const { server, app } = await openQuotation({ replies: { UpdatequotationStatus: refusal(409, messages.somethingWentWrong) } });
  const before = server.sentTo('GetQuotation').length;
  decide(say.approveQuotation);
  expect(await screen.findByText(messages.somethingWentWrong)).toBeTruthy();
  await waitFor(() => expect(server.sentTo('GetQuotation').length).toBeGreaterThan(before));
  expect(app.path()).toBe('/viewquotation');
});

test('names the order when a quotation was ordered before it could be made void, below the fixed message (QLS-32)', async () => {
  const rows = [approvedQuotationRow(3, { fld_orderstatus: 'Placed' }), approvedQuotationRow(3)];
  await openQuotation({
    status: 'Approved',
    replies: {
      GetQuotation: () => answer([rows.length > 1 ? rows.pop() : rows[0]], { total: 1 })(),
      GetOrder: answer([orderRow(61)], { total: 1 }),
      UpdatequotationStatus: refusal(409, messages.somethingWentWrong, { code: 'QuotationOrdered' }),
    },
  });
  decide(say.voidQuotation);
  expect(await screen.findByText(messages.somethingWentWrong)).toBeTruthy();
  expect(screen.getByText(wholeText('It has been ordered as SO/RSD/2026-2027/0061, so it can no longer be made void.'))).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'View Order' })).getAttribute('href')).toBe('/vieworder?id=61');
  expect(screen.queryByRole('button', { name: say.voidQuotation })).toBeNull();
});

test('says below the fixed message who has made it void in the meantime, and when (QLS-32)', async () => {
  const at = new Date();
  const row = { fld_shownstatus: 'Void', fld_updatedby: 'Meenal Dabholkar', fld_updatedon: at.toISOString() };
  await openQuotation({
    replies: {
      UpdatequotationStatus: refusal(409, messages.somethingWentWrong, { code: 'StatusRefused' }),
      GetQuotationRevision: answer([revisionRow(3, 0, row)]),
    },
  });
  decide(say.approveQuotation);
  expect(await screen.findByText(messages.somethingWentWrong)).toBeTruthy();
  const time = at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Kolkata' });
  expect(screen.getByText(`Meenal Dabholkar made it void at ${time}.`)).toBeTruthy();
});

/** The labels of the filled buttons and links of the page, and of those in its heading, in their order. */
function looks() {
  const label = (each: Element) => each.textContent;
  return {
    filled: [...document.querySelectorAll('main .button-filled')].map(label),
    heading: [...document.querySelectorAll('.page-heading-actions .button')].map(label),
  };
}

const everything: RightName[] = [...both, 'Add Order', 'Add Dispatch', 'Edit Quotation'];
const ordered = {
  GetQuotation: answer([approvedQuotationRow(3, { fld_orderstatus: 'Placed' })], { total: 1 }),
  GetOrder: answer([orderRow(61, { fld_status: 'Placed', fld_shownstatus: 'Placed' })], { total: 1 }),
};
const lines = (share: object) => answer([orderLineRow(1, 'Fowler Bed', { ordered: 10, stock: '12.00' }, share)]);
const returned = approvedQuotationRow(3, { fld_status: 'Open', fld_returnednote: 'Lower the freight', fld_returnedby: 'Asha Rao' });

test.each<[string, Opening, string[], string[]]>([
  ['approves what is pending', { status: 'Open' }, [say.approveQuotation], ['Back', say.approveQuotation, say.voidQuotation]],
  ['orders what is approved', { status: 'Approved' }, ['Generate Order'], ['Back', 'Generate Order', say.voidQuotation]],
  [
    'dispatches what is ordered',
    { status: 'Approved', replies: { ...ordered, GetOrderProduct: lines({}) } },
    ['Dispatch'],
    ['Back', 'View Order', 'Dispatch'],
  ],
  [
    'offers the dispatch of pieces that are promised to other orders, but not as the next step',
    { status: 'Approved', replies: { ...ordered, GetOrderProduct: lines({ fld_canship: 0, fld_promised: 12 }) } },
    [],
    ['Back', 'View Order', 'Dispatch'],
  ],
  [
    'edits what was returned',
    { replies: { GetQuotation: answer([returned], { total: 1 }) } },
    ['Edit'],
    ['Back', say.approveQuotation, say.voidQuotation],
  ],
  ['does nothing with what is void', { status: 'Void' }, [], ['Back']],
])('the one filled button %s, and Void comes last (QLS-24, QLS-25)', async (_, opening, filled, heading) => {
  await openQuotation({ rights: everything, ...opening });
  await waitFor(() => expect(looks()).toEqual({ filled, heading }));
  expect(document.querySelector('.page-heading-actions .button-danger')).toBeNull();
});

test('approving is not filled for an approver beyond their limit, whom the panel tells why and who may (APR-19, QLS-24)', async () => {
  await openQuotation({
    replies: {
      GetApprovalLimits: answer([limitRow]),
      GetApprovalReasons: answer([reasonRow('Total ₹12,40,000.00 (your limit ₹10,00,000.00)', 'Yes')], { approvers: [] }),
    },
  });
  await screen.findByText('Nobody can approve this. Ask an Administrator to raise a limit.');
  expect(looks()).toEqual({ filled: [], heading: ['Back', say.approveQuotation, say.voidQuotation] });
});

test('offers neither PDF nor mail before the approval, because neither can act', async () => {
  await openQuotation({ rights: [...everything, 'Follow Up', 'Send Quotation'] });
  for (const name of [/^PDF/, /^Mail/, /^Share/]) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('returns to the list as it was left, names the approved quotation, and offers the next pending one', async () => {
  const { server, app } = await openQuotation({
    replies: { GetNextPending: answer([{ id: 9, position: 3, total: 46 }]) },
    from: '/quotationlist?search=lotus&page=2',
  });
  decide(say.approveQuotation);
  expect(await screen.findByText(say.approved)).toBeTruthy();
  await waitFor(() => expect(app.address()).toBe('/quotationlist?search=lotus&page=2'));
  const notice = within(await screen.findByRole('status'));
  expect(notice.getByText(/^RSD\/2026-2027\/0003/)).toBeTruthy();
  expect(notice.getByRole('link', { name: 'View' }).getAttribute('href')).toBe('/viewquotation?id=3');
  expect(notice.getByRole('button', { name: 'PDF' })).toBeTruthy();
  fireEvent.click(notice.getByRole('link', { name: 'Next pending (3 of 46)' }));
  await waitFor(() => expect(app.address()).toBe('/viewquotation?id=9'));
  expect(server.sentTo('GetNextPending').at(0)?.query).toEqual({ kind: 'quotation', id: '3' });
});

test('leads to the list, the PDF, the letter and the order, each with its right', async () => {
  await openQuotation({ status: 'Approved', rights: ['Follow Up', 'Add Order', 'Void Quotation'], from: '/quotationlist?search=lotus' });
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/quotationlist?search=lotus');
  expect(screen.getByRole('button', { name: 'PDF of RSD/2026-2027/0003' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Mail: Follow up RSD/2026-2027/0003' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Generate Order' }).getAttribute('href')).toBe('/generateorder?id=3');
});

test('leads users without these rights only to the list and the PDF', async () => {
  await openQuotation({ status: 'Approved', rights: [] });
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/quotationlist');
  expect(screen.getByRole('button', { name: 'PDF of RSD/2026-2027/0003' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Follow up/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Generate Order' })).toBeNull();
});

test('a pending quotation leads to the next pending one', async () => {
  await openQuotation({ replies: { GetNextPending: answer([{ id: 9, position: 1001, total: 1001 }]) } });
  expect((await screen.findByRole('link', { name: 'Next pending (1,000+ of 1,000+)' })).getAttribute('href')).toBe('/viewquotation?id=9');
});

test('no decision moves when the next pending quotation arrives', async () => {
  const late = Promise.withResolvers<Response>();
  await openQuotation({ replies: { GetNextPending: () => late.promise } });
  const drawn = [...document.querySelectorAll('.record-actions > *')];
  late.resolve(answer([{ id: 19, position: 2, total: 5 }])());
  await screen.findByRole('link', { name: 'Next pending (2 of 5)' });
  expect([...document.querySelectorAll('.record-actions > *')]).toEqual(drawn);
});

test('says that there is no such quotation and goes back to the list', async () => {
  stubServer({ ...quotationReplies, GetQuotation: answer([], { total: 0 }), GetQuotationProduct: refusal(404, say.notFound) });
  const app = openApp('/viewquotation?id=99');
  expect(await screen.findByText(say.notFound)).toBeTruthy();
  await waitFor(() => expect(app.path()).toBe('/quotationlist'));
});
