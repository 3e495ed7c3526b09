import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { limitRow, reasonRow } from '../../../../testing/screens/web-approvals.ts';
import { press } from '../../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin, testUser } from '../../../../testing/screens/web-login.ts';
import { approvedQuotationRow } from '../../../../testing/screens/web-orders.ts';
import { differenceRows, revisionRow } from '../../../../testing/screens/web-revisions.ts';
import { answer, settle, stubServer } from '../../../../testing/screens/web-server-stub.ts';
import { openApp } from '../../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

const total = 'Total ₹12,40,000.00 (your limit ₹10,00,000.00)';
const reasons = [reasonRow('Discount 5.00 % (your limit 15.00 %)', 'No', { fld_rule: 'Discount' }), reasonRow(total, 'Yes')];
const boss = { fld_name: 'Vasundhara Kelkar', fld_mobile: '9000000001' };

function openQuotation(replies: object = {}, change: object = {}) {
  const server = stubServer({
    ...shellReplies,
    GetUserSubMenuAccessRights: answer(granted('Quotation List', 'Approve Quotation')),
    GetQuotation: answer([approvedQuotationRow(3, { fld_status: 'Open', ...change })], { total: 1 }),
    GetQuotationProduct: answer([]),
    GetApprovalLimits: answer([limitRow]),
    GetApprovalReasons: answer(reasons, { approvers: [boss] }),
    ...replies,
  });
  openApp('/viewquotation?id=3');
  return server;
}

const panel = () => screen.findByRole('region', { name: 'Approval' });

test('says of each rule in words whether it is within the limits, and who else may approve (APR-19)', async () => {
  openQuotation();
  const shown = within(await panel());
  expect((await shown.findAllByRole('listitem')).map((row) => row.textContent)).toEqual([
    `Beyond the limit${total}`,
    'Within the limitDiscount 5.00 % (your limit 15.00 %)',
  ]);
  expect(shown.getByText(/Can be approved by/).textContent).toBe('Can be approved by Vasundhara Kelkar (9000000001)');
  expect(shown.queryByText('You may approve this.')).toBeNull();
});

test('says that the user may approve, and marks nothing for a reader without the right (APR-19)', async () => {
  const self = { fld_name: testUser.fld_name, fld_mobile: testUser.fld_officemobile };
  openQuotation({
    GetUserSubMenuAccessRights: answer(granted('Quotation List')),
    GetApprovalReasons: answer([reasonRow('Total ₹12,40,000.00', 'No')], { approvers: [self] }),
  });
  const shown = within(await panel());
  expect(await shown.findByText('You may approve this.')).toBeTruthy();
  expect(shown.getByRole('listitem').textContent).toBe('Total ₹12,40,000.00');
});

test('says when no one can approve it (APR-22)', async () => {
  openQuotation({ GetApprovalReasons: answer(reasons, { approvers: [] }) });
  expect(await screen.findByText('Nobody can approve this. Ask an Administrator to raise a limit.')).toBeTruthy();
});

test('shows the first of many reasons, and all of them when asked (APR-19)', async () => {
  const many = Array.from({ length: 30 }, (_, index) => reasonRow(`Bed ${index} 18.00 % below MRP`, 'Yes', { fld_rule: 'MRP' }));
  openQuotation({ GetApprovalReasons: answer(many, { approvers: [] }) });
  const shown = within(await panel());
  expect(await shown.findAllByRole('listitem')).toHaveLength(8);
  fireEvent.click(shown.getByRole('button', { name: 'and 22 more' }));
  expect(shown.getAllByRole('listitem')).toHaveLength(30);
});

test('is absent while no one has limits, and for what is approved (APR-01)', async () => {
  const server = openQuotation({ GetApprovalLimits: answer([]) });
  await screen.findAllByText('RSD/2026-2027/0003');
  await settle();
  expect(screen.queryByRole('region', { name: 'Approval' })).toBeNull();
  expect(await server.allSent('GetApprovalReasons')).toEqual([]);
});

test('shows above the reasons what changed since the last approved revision (APR-19)', async () => {
  const server = openQuotation(
    {
      GetQuotationRevision: answer([revisionRow(3, 1), revisionRow(2, 0, { fld_shownstatus: 'Superseded' })]),
      GetQuotationDifference: answer(differenceRows),
    },
    { fld_revision: 1, fld_number: 'RSD/2026-2027/0003-R1' },
  );
  const shown = within(await panel());
  expect(await shown.findByText('Saline Stand')).toBeTruthy();
  expect(server.sentTo('GetQuotationDifference')[0]?.body).toMatchObject({ quotationid: 3, againstid: 2 });
  const [difference, list] = [(await panel()).querySelector('.difference'), await shown.findByText(total)];
  expect(difference && difference.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('a returned quotation shows who returned it and why, also without limits (APR-16)', async () => {
  openQuotation({ GetApprovalLimits: answer([]) }, { fld_returnednote: 'Lower the freight', fld_returnedby: 'Vasundhara Kelkar' });
  expect(await screen.findByText('Returned by Vasundhara Kelkar')).toBeTruthy();
  expect(screen.getByText('Lower the freight')).toBeTruthy();
});

test('a returned quotation reads Returned on its page as in the list, until it is no longer pending (APR-18)', async () => {
  const returned = { fld_returnednote: 'Lower the freight', fld_returnedby: 'Vasundhara Kelkar' };
  openQuotation({}, returned);
  expect((await screen.findByText('Returned')).className).toContain('status-tag');
  expect(screen.queryByText('Pending')).toBeNull();
  cleanup();
  openQuotation({}, { ...returned, fld_shownstatus: 'Expired' });
  expect(await screen.findByText('Expired')).toBeTruthy();
  expect(screen.queryByText('Returned')).toBeNull();
});

test('an approver returns it from the bar (APR-16)', async () => {
  const server = openQuotation({ ReturnQuotation: answer([{ QuotationId: 3 }]) });
  fireEvent.click(await screen.findByRole('button', { name: 'Return' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Return RSD/2026-2027/0003' }));
  fireEvent.change(dialog.getByRole('textbox', { name: 'What should change?' }), { target: { value: 'Lower the freight' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Return' }));
  await waitFor(() => expect(server.sentTo('ReturnQuotation')[0]?.body).toMatchObject({ quotationid: 3, note: 'Lower the freight' }));
});

test('what an approver has written is back after a session that ended, until they cancel (APR-16)', async () => {
  const openDialog = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Return' }));
    return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'What should change?' });
  };
  openQuotation();
  fireEvent.change(await openDialog(), { target: { value: 'Lower the freight' } });
  cleanup();
  openQuotation();
  expect((await openDialog()).value).toBe('Lower the freight');
  press('Cancel');
  press('Yes');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await openDialog()).value).toBe('');
});
