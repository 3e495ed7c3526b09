import type { RightName } from '@vikray/contract/platform/rights.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { customerRow, lookups } from '../../../testing/screens/web-customers.ts';
import { enter, press } from '../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { customerOverviewRow, likelyRow } from '../../../testing/screens/web-overviews.ts';
import { answer, refusal, stubServer, type SentCall } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => storeTestLogin());

const both: RightName[] = ['Customer List', 'Edit Customer', 'Delete Customer'];

const plan = {
  fld_contacts: 2,
  fld_sites: 0,
  fld_deals: 1,
  fld_quotations: 3,
  fld_orders: 0,
  fld_consignments: 0,
  fld_calls: 0,
  fld_notes: 1,
  fld_files: 0,
  fld_receipts: 0,
  fld_bills: 0,
  fld_refunds: 0,
  fld_creditnotes: 0,
  fld_obstacle: '',
};

async function openCustomer(overview: object, { allowed = both, replies = {} }: { allowed?: RightName[]; replies?: object } = {}) {
  const names: Readonly<Record<string, string>> = { 41: 'Niramaya', 12: 'Niramaya Hospital' };
  const rowOf = ({ query }: SentCall) => {
    const id = query['customerid'] ?? '41';
    return answer([customerRow(Number(id), names[id] ?? '', { fld_version: Number(id) })], { total: 1 })();
  };
  const server = stubServer({
    ...shellReplies,
    ...lookups,
    GetUserSubMenuAccessRights: answer(granted(...allowed)),
    GetCustomer: rowOf,
    GetCustomerList: rowOf,
    GetCustomerOverview: answer([customerOverviewRow(41, overview)]),
    GetCustomerMerge: answer([plan]),
    MergeCustomers: answer([{ CustomerId: 41 }]),
    UnmergeCustomers: answer([{ CustomerId: 12 }]),
    ...replies,
  });
  const app = openApp('/viewcustomer?id=41');
  await screen.findByText('Customer Details');
  return { server, app };
}

const likely = { likely: [likelyRow(12, 'Niramaya Hospital')] };

async function compare() {
  fireEvent.click(await screen.findByRole('button', { name: 'Compare with Niramaya Hospital' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('2 contact persons');
  return dialog;
}

describe('merging customers', () => {
  test('shows both side by side with what moves, and merges the one that goes with its version (FND-42)', async () => {
    const { server } = await openCustomer(likely);
    const dialog = await compare();
    expect(dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Swap',
      'StaysNiramaya',
      'GoesNiramaya Hospital',
    ]);
    const moves = within(dialog.getByRole('region', { name: 'Moves with it' })).getAllByRole('listitem');
    expect(moves.map(({ textContent }) => textContent)).toEqual(['2 contact persons', '1 deal or enquiry', '3 quotations', '1 note']);
    fireEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(server.sentTo('MergeCustomers')[0]?.body).toEqual({ keepid: 41, mergeid: 12, version: 12 }));
    expect(await screen.findByText('Customers successfully merged.')).toBeTruthy();
    press('Undo Merge');
    await waitFor(() => expect(server.sentTo('UnmergeCustomers')[0]?.body).toEqual({ mergeid: 12 }));
    expect(await screen.findByText('Merge undone.')).toBeTruthy();
  });

  test('swaps which of the two stays, and then opens that one (FND-42)', async () => {
    const { server, app } = await openCustomer(likely);
    const dialog = await compare();
    fireEvent.click(dialog.getByRole('button', { name: 'Swap' }));
    await waitFor(() => expect(server.sentTo('GetCustomerMerge').at(-1)?.body).toEqual({ keepid: 12, mergeid: 41 }));
    await waitFor(() => expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Merge' }).disabled).toBe(false));
    fireEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(server.sentTo('MergeCustomers')[0]?.body).toEqual({ keepid: 12, mergeid: 41, version: 41 }));
    await waitFor(() => expect(app.address()).toContain('id=12'));
  });

  test('says what prevents it, and cannot be pressed then (FND-42)', async () => {
    const obstacle = 'Together they have more than 50 sites. Hide some of them first.';
    await openCustomer(likely, { replies: { GetCustomerMerge: answer([{ ...plan, fld_obstacle: obstacle }]) } });
    const dialog = await compare();
    expect(dialog.getByText(obstacle)).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Merge' }).disabled).toBe(true);
  });

  test('needs both rights; without them the likely duplicates are links alone (FND-42, FND-45)', async () => {
    await openCustomer(likely, { allowed: ['Customer List', 'Delete Customer'] });
    expect((await screen.findByRole('link', { name: 'Niramaya Hospital' })).getAttribute('href')).toBe('/viewcustomer?id=12');
    expect(screen.queryByRole('button', { name: /Compare|Merge with/ })).toBeNull();
  });

  test('is undone from the page of the heir after a question (FND-43)', async () => {
    const merged = [{ fld_customerid: 12, fld_companyname: 'Niramaya Hospital', fld_mergedon: '2026-11-20' }];
    const refused = refusal(409, 'A merge can be undone for 30 days.');
    const { server } = await openCustomer({ merged }, { replies: { UnmergeCustomers: refused } });
    expect(await screen.findByText('Niramaya Hospital was merged into this customer on 20-11-2026.')).toBeTruthy();
    press('Undo Merge');
    await screen.findByRole('dialog');
    press('Yes');
    expect(await screen.findByText('A merge can be undone for 30 days.')).toBeTruthy();
    expect(server.sentTo('UnmergeCustomers')).toHaveLength(1);
  });
});

test('Add Customer names likely duplicates while it is filled, and goes on nevertheless (FND-45)', async () => {
  const server = stubServer({
    ...shellReplies,
    ...lookups,
    GetUserSubMenuAccessRights: answer(granted('Add Customer')),
    GetCustomer: answer([]),
    GetLikelyCustomers: answer([likelyRow(12, 'Niramaya Pvt. Ltd.', { fld_likeness: 'Similar name' })]),
  });
  openApp('/addcustomer');
  await screen.findByText('Customer Details');
  enter('Company Name', 'Niramaya Private Limited');
  expect(await screen.findByText('This customer may be there already.')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Niramaya Pvt. Ltd.' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/viewcustomer?id=12', '_blank']);
  expect(server.sentTo('GetLikelyCustomers')[0]?.body).toEqual({ companyname: 'Niramaya Private Limited', mobiles: [] });
  expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
});
