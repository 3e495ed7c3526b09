import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { dealRow, listedDealRow } from '../../../testing/screens/web-deals.ts';
import { press } from '../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { approvedQuotationRow } from '../../../testing/screens/web-orders.ts';
import { answer, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

const own = approvedQuotationRow(61, { fld_basenumber: 'RSD/2026-2027/0061' });
const second = approvedQuotationRow(62, { fld_basenumber: 'RSD/2026-2027/0062' });

async function openDeal(quotations: readonly object[], rights: Parameters<typeof granted> = ['Edit Quotation']) {
  const server = stubServer({
    ...shellReplies,
    GetUserSubMenuAccessRights: answer(granted(...rights)),
    GetDeal: answer([dealRow(61, { quotations })]),
    GetDealList: answer([listedDealRow(61), listedDealRow(70)], { total: 2 }),
    MoveQuotation: answer([{ QuotationId: 61, DealId: 70 }]),
  });
  const app = openApp('/deal?id=61');
  await screen.findByRole('heading', { name: 'RSD/2026-2027/0061', level: 1 });
  return { server, app };
}

async function askToMove(number: string) {
  press(`Move ${number}`);
  return within(await screen.findByRole('dialog'));
}

test('moves a quotation to another deal of the customer, and leads there (THR-10)', async () => {
  const { server, app } = await openDeal([own]);
  const dialog = await askToMove('RSD/2026-2027/0061');
  fireEvent.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await dialog.findByText('Please select the deal.')).toBeTruthy();
  fireEvent.mouseDown(dialog.getByRole('combobox', { name: 'Deal' }));
  fireEvent.click(await screen.findByText('RSD/2026-2027/0070', { selector: '.search-choice *' }));
  expect(screen.queryByText('RSD/2026-2027/0061', { selector: '.search-choice *' })).toBeNull();
  expect(server.sentTo('GetDealList')[0]?.query).toMatchObject({ customerid: '41' });
  fireEvent.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('The quotation now belongs to this deal.')).toBeTruthy();
  expect(server.sentTo('MoveQuotation')[0]?.body).toEqual({ quotationid: 61, version: 1, dealid: 70 });
  await waitFor(() => expect(app.path()).toBe('/deal'));
  await waitFor(() => expect(server.sentTo('GetDeal').at(-1)?.body).toEqual({ dealid: 70 }));
});

test('gives a quotation that shares its deal one of its own (THR-10)', async () => {
  const { server } = await openDeal([second, own]);
  const dialog = await askToMove('RSD/2026-2027/0062');
  expect(dialog.getByText('Leave this blank to give the quotation a deal of its own.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(server.sentTo('MoveQuotation')[0]?.body).toEqual({ quotationid: 62, version: 1 }));
});

test('offers no move of a replaced revision (THR-10)', async () => {
  const replaced = { ...own, fld_supersededbyid: 63, fld_shownstatus: 'Superseded' };
  await openDeal([replaced]);
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
});

test('offers no move to users who may not change quotations (THR-10)', async () => {
  await openDeal([own], ['Approve Quotation']);
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
});
