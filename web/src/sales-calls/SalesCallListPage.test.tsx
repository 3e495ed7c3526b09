import { messages } from '@vikray/contract/platform/messages.ts';
import { salesCallMessages as say } from '@vikray/contract/sales-calls/sales-call-messages.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { salesCallRow } from '../../../testing/screens/web-old-records.ts';
import { answer, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';
import { salesCallColumns } from './sales-call-columns.tsx';

beforeEach(() => {
  storeTestLogin();
});

async function openCalls(rows: readonly object[], address = '/saleslist') {
  const server = stubServer({
    ...shellReplies,
    GetUserSubMenuAccessRights: answer(granted('Sales List')),
    GetSalesList: answer(rows, { total: rows.length }),
  });
  const app = openApp(address);
  await screen.findByRole('heading', { name: 'Sales Management' });
  return { server, app };
}

test('shows the calls in eleven columns and a view icon (SAL-01, SAL-02, RTE-30)', async () => {
  await openCalls([salesCallRow(7)]);
  await screen.findByText('SC-7');
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'S.No.',
    'Sales Id',
    'Company Name',
    'Customer Contact',
    'Sales Call Type',
    'Sales Description',
    'Sales Calls Action',
    'Action Date',
    'Action Description',
    'Staff Name',
    'Sales Status',
    'View',
  ]);
  const cells = [...document.querySelectorAll('tbody td')].map((cell) => cell.textContent);
  expect(cells).toEqual([
    '1',
    'SC-7',
    'Girnar Laboratories',
    'Ms. Rewa Date, Dr. Uday Nene',
    'Visit',
    'Fume hoods',
    'Demonstration',
    '05-10-2026',
    'Sample shown',
    'Rohini Sondhi',
    'Open',
    '',
  ]);
  expect(screen.getByText('Total 1 items')).toBeTruthy();
});

test('shows the enquiry before what stays in view at the end (SAL-02)', () => {
  const titles = salesCallColumns({ mayEnquire: true }).map(({ title }) => title);
  expect(titles.slice(-4)).toEqual(['Staff Name', 'Enquiry', 'Sales Status', 'View']);
});

test('leads to the customer of the call; without one the icon is disabled (SAL-03)', async () => {
  await openCalls([salesCallRow(7), salesCallRow(8, { companyname: 'Nobody & Sons', customerid: null })]);
  expect((await screen.findByRole('link', { name: 'View Girnar Laboratories' })).getAttribute('href')).toBe('/viewcustomer?id=41');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'View Nobody & Sons' }).disabled).toBe(true);
});

test('asks for the calls of all users, thirty a page, and searches and sorts on the server (SAL-04, SAL-08, GEN-13)', async () => {
  const { server } = await openCalls([salesCallRow(7)], '/saleslist?search=girnar');
  expect(screen.getByPlaceholderText<HTMLInputElement>(messages.searchHere).value).toBe('girnar');
  expect(server.sentTo('GetSalesList')[0]).toMatchObject({
    method: 'POST',
    body: { staffid: null, search: 'girnar', page: 1, pagesize: 30 },
  });
  fireEvent.click(await screen.findByRole('columnheader', { name: 'Action Date' }));
  await waitFor(() =>
    expect(server.sentTo('GetSalesList').at(-1)?.body).toMatchObject({ search: 'girnar', sort: 'actiondate', order: 'asc' }),
  );
});

test('offers the same rows as sales_list.csv (SAL-04)', async () => {
  const { server } = await openCalls([salesCallRow(7)], '/saleslist?search=girnar');
  fireEvent.click(await screen.findByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(server.sentTo('GetSalesList').at(-1)?.body).toEqual({ staffid: null, search: 'girnar', format: 'csv' }));
});

test('is read-only: there is nothing to add or edit with, even when the list is empty (SAL-05, SAL-06)', async () => {
  await openCalls([]);
  const empty = await screen.findByText(say.noneFound);
  const page = empty.closest('main');
  expect([...(page?.querySelectorAll('button, a') ?? [])].map((control) => control.textContent)).toEqual(['CSV', 'Excel']);
});
