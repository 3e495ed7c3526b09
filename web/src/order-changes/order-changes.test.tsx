import { orderChangeMessages as say, orderChangeWords as words } from '@vikray/contract/order-changes/order-change-messages.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { press } from '../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { approvedQuotationRow, orderLineRow, orderRow } from '../../../testing/screens/web-orders.ts';
import { quotationReplies } from '../../../testing/screens/web-quotations.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

const changeRow = (change: object = {}) => ({
  fld_changeid: 5,
  fld_orderid: 61,
  fld_number: 'SO/RSD/2026-2027/0061',
  fld_change: 1,
  fld_state: 'Waiting',
  fld_reason: 'Two more beds for the new ward',
  fld_companyname: 'Niramaya Lotus Hospital Trust',
  fld_totalbefore: '1062059.00',
  fld_totalamount: '1274459.00',
  fld_changedby: 'Rohini Sondhi',
  fld_changedon: '2026-11-20T04:30:00.000Z',
  fld_decidedby: '',
  fld_decidedon: '',
  fld_version: 1,
  fld_reasons: [],
  fld_mayapprove: 'Yes',
  fld_nobody: 'No',
  ...change,
});
const differenceRow = {
  fld_part: 'Line',
  fld_kind: 'Changed',
  fld_label: 'Fowler Bed',
  fld_before: '10 × ₹1000.00',
  fld_after: '12 × ₹1000.00',
  fld_productid: 1,
  fld_quantitybefore: 10,
  fld_quantityafter: 12,
  fld_ratebefore: '1000.00',
  fld_rateafter: '1000.00',
  fld_totalbefore: '10000.00',
  fld_totalafter: '12000.00',
};
const waiting = { fld_change: 1, fld_changestate: 'Waiting', fld_changeid: 5, fld_changeversion: 1 };

function open(address: string, { order = {}, rights = ['Edit Order', 'Approve Quotation'], replies = {} }: Opening = {}) {
  const server = stubServer({
    ...shellReplies,
    ...quotationReplies,
    GetUserSubMenuAccessRights: answer(granted(...rights)),
    GetOrder: answer([orderRow(61, order)], { total: 1 }),
    GetOrderProduct: answer([orderLineRow(1, 'Fowler Bed', { ordered: 10, dispatched: 5, stock: '12.00' })]),
    GetOrderChange: answer([changeRow()]),
    GetOrderChangeDifference: answer([differenceRow]),
    GetWaitingOrderChange: answer([changeRow()]),
    GetApprovalQueue: answer([], { total: 0 }),
    DecideOrderChange: answer([{ ChangeId: 5 }]),
    ...replies,
  });
  return { server, app: openApp(address) };
}

interface Opening {
  readonly order?: object;
  readonly rights?: Parameters<typeof granted>;
  readonly replies?: object;
}

describe('the page of an order', () => {
  test('says that a change waits, shows what it makes different, and approves it after a question (DSK-42)', async () => {
    const { server } = open('/vieworder?id=61', { order: waiting });
    expect(await screen.findByText(say.waits(1))).toBeTruthy();
    expect(screen.queryByRole('link', { name: words.change })).toBeNull();
    press(words.view);
    const drawer = within(await screen.findByRole('dialog', { name: /^Changes of/ }));
    expect(await drawer.findByText('Two more beds for the new ward')).toBeTruthy();
    expect(await drawer.findByText('12 × ₹1000.00')).toBeTruthy();
    fireEvent.click(drawer.getByRole('button', { name: words.approve }));
    press('Yes');
    await waitFor(() =>
      expect(server.sentTo('DecideOrderChange').at(-1)?.body).toMatchObject({ changeid: 5, version: 1, status: 'Approved' }),
    );
    expect(await screen.findByText(words.approved(1))).toBeTruthy();
  });

  test('says what is beyond the limits of the user, who may then not approve (DSK-42, APR-12)', async () => {
    const beyond = changeRow({ fld_mayapprove: 'No', fld_reasons: ['Total ₹12,74,459.00 (your limit ₹10,00,000.00)'] });
    open('/vieworder?id=61&changes=1', { order: waiting, replies: { GetOrderChange: answer([beyond]) } });
    expect(await screen.findByText('Total ₹12,74,459.00 (your limit ₹10,00,000.00)')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: words.approve }).disabled).toBe(true);
  });

  test('keeps the change and says why when goods that have left forbid it (DSK-41)', async () => {
    const sentence = say.alreadyDispatched({ name: 'Fowler Bed', pieces: 7 });
    open('/vieworder?id=61&changes=1', { order: waiting, replies: { DecideOrderChange: refusal(409, sentence) } });
    fireEvent.click(await screen.findByRole('button', { name: words.approve }));
    press('Yes');
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  test('leads to the change while something is pending, for holders of Edit Order alone (DSK-41)', async () => {
    open('/vieworder?id=61');
    expect((await screen.findByRole('link', { name: words.change })).getAttribute('href')).toBe('/changeorder?id=61');
  });

  test('opens at the products, the first that can change (DSK-41)', async () => {
    open('/changeorder?id=61', {
      replies: {
        GetQuotation: answer([approvedQuotationRow(61)], { total: 1 }),
        GetQuotationProduct: answer([]),
      },
    });
    expect(await screen.findByRole('group', { name: 'Product Quote Details' })).toBeTruthy();
  });

  test('names the change that counts, and has its papers (DSK-44)', async () => {
    const approved = changeRow({ fld_state: 'Approved', fld_decidedby: 'Asha Rao', fld_decidedon: '2026-11-28' });
    open('/vieworder?id=61&changes=1', {
      order: { fld_change: 1, fld_approvedchange: 1, fld_changedon: '2026-11-28' },
      replies: { GetOrderChange: answer([approved]) },
    });
    expect((await screen.findAllByText('Change 1 of 28/11/2026')).length).toBeGreaterThan(1);
    expect(await screen.findByRole('button', { name: new RegExp(words.paper) })).toBeTruthy();
    expect(screen.queryByRole('button', { name: words.approve })).toBeNull();
  });
});

test('the approval queue names waiting changes and leads to what they make different (DSK-42)', async () => {
  open('/approvals', { rights: ['Approval Queue', 'Approve Quotation'] });
  const link = await screen.findByRole('link', { name: 'SO/RSD/2026-2027/0061, Change 1' });
  expect(link.getAttribute('href')).toBe('/vieworder?id=61&changes=1');
  expect(screen.getByText(/^₹12,74,459.00 \(\+₹2,12,400.00\)$/)).toBeTruthy();
});
