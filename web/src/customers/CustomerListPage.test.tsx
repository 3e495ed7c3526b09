import { customerMessages as say } from '@vikray/contract/customers/customer-messages.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { contactRow, customerRow } from '../../../testing/screens/web-customers.ts';
import { offeredIn, press } from '../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { answer, noAnswer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

function openList(replies: object = {}, address = '/customerlist') {
  const rights = answer(granted('Customer List', 'Add Customer'));
  const server = stubServer({ ...shellReplies, GetUserSubMenuAccessRights: rights, GetCustomerList: answer([], { total: 0 }), ...replies });
  return { server, asked: () => server.sentTo('GetCustomerList').map((call) => call.query), app: openApp(address) };
}

/** Thirty customers of `page`, out of a hundred. */
function manyCustomers(page = 1) {
  return Array.from({ length: 30 }, (_, index) => customerRow(page * 100 + index, `Customer ${page}-${index}`));
}

function pressKey(key: string): void {
  fireEvent.keyDown(document.activeElement ?? document.body, { key });
}

test('shows a card for each customer with its contact persons (CUS-40, CUS-48, CUS-51)', async () => {
  openList({
    GetCustomerList: answer([customerRow(1, 'Akshar'), customerRow(2, 'Bharati', { contacts: [], fld_status: 'Approved' })], { total: 2 }),
  });
  const card = (await screen.findByRole('heading', { name: 'Akshar' })).closest('article');
  if (!card) throw new Error('The customer has no card');
  for (const text of ['LLP · Hospital', 'Nagpur, Maharashtra', '02530000041', 'Dr. Asmita Gokhale', '9000000041', 'purchase@example.in']) {
    expect(within(card).getByText(text)).toBeTruthy();
  }
  expect(screen.getByText(say.noContacts)).toBeTruthy();
  expect(screen.getByText('Total 2 items')).toBeTruthy();
});

test('shows Approved in green and any other status in red (CUS-50)', async () => {
  openList({ GetCustomerList: answer([customerRow(1, 'Akshar', { fld_status: 'Approved' }), customerRow(2, 'Bharati')], { total: 2 }) });
  expect((await screen.findByText('Approved')).className).toContain('status-tag-green');
  expect(screen.getByText('Pending').className).toContain('status-tag-red');
});

test('starts with 30 a page and offers 15, 21, 30, 50, 100 and 150 (CUS-41)', async () => {
  const { asked } = openList({ GetCustomerList: answer(manyCustomers(), { total: 100 }) });
  await screen.findByText('Total 100 items');
  expect(asked()[0]).toEqual({ page: '1', pagesize: '30' });
  expect(await offeredIn('Page size')).toEqual(['15', '21', '30', '50', '100', '150'].map((size) => `${size} / page`));
});

test('loads the next page ahead, starting after the last row of this one', async () => {
  const { asked } = openList({ GetCustomerList: answer(manyCustomers(), { total: 100 }) });
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked()[1]).toEqual({ page: '2', pagesize: '30', after: '129' });
});

test('keeps page and search in the address, and a new search starts at page 1 (CUS-43)', async () => {
  const { asked, app } = openList({ GetCustomerList: answer(manyCustomers(), { total: 100 }) }, '/customerlist?page=3');
  await screen.findByText('Total 100 items');
  expect(asked()[0]).toMatchObject({ page: '3' });
  fireEvent.change(screen.getByPlaceholderText(messages.searchHere), { target: { value: 'aksh' } });
  await waitFor(() => expect(asked().some((query) => query['search'] === 'aksh' && query['page'] === '1')).toBe(true));
  expect(app.path()).toBe('/customerlist');
  expect(screen.getByPlaceholderText<HTMLInputElement>(messages.searchHere).value).toBe('aksh');
});

test('focuses the search with / and clears it with Escape', async () => {
  const { asked } = openList({ GetCustomerList: answer(manyCustomers(), { total: 100 }) }, '/customerlist?search=aksh');
  await screen.findByText('Total 100 items');
  const box = screen.getByPlaceholderText<HTMLInputElement>(messages.searchHere);
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(box);
  fireEvent.keyDown(box, { key: 'Escape' });
  expect(box.value).toBe('');
  await waitFor(() => expect(asked().some((query) => !('search' in query))).toBe(true));
});

test('goes from card to card with the arrow keys, beginning at the search, and adds with N (FND-32)', async () => {
  const { app } = openList({ GetCustomerList: answer([customerRow(1, 'Akshar'), customerRow(2, 'Bharati')], { total: 2 }) });
  const box = await screen.findByPlaceholderText(messages.searchHere);
  await screen.findByText('Total 2 items');
  box.focus();
  pressKey('ArrowDown');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Edit Akshar' }));
  pressKey('ArrowRight');
  pressKey('ArrowRight');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Edit Bharati' }));
  pressKey('ArrowLeft');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Edit Akshar' }));
  pressKey('n');
  await waitFor(() => expect(app.path()).toBe('/addcustomer'));
});

test('offers the rows of the search as customer_list.csv (CUS-44)', async () => {
  openList({}, '/customerlist?search=aksh');
  const link = await screen.findByRole('link', { name: 'CSV' });
  expect(link.getAttribute('download')).toBe('customer_list.csv');
  expect(link.getAttribute('href')).toBe('/api/GetCustomerList?search=aksh&format=csv');
});

test('opens a customer with Edit, also for users without the right to change it (CUS-45)', async () => {
  openList({ GetUserSubMenuAccessRights: answer([]), GetCustomerList: answer([customerRow(41, 'Akshar')], { total: 1 }) });
  const link = await screen.findByRole('link', { name: 'Edit Akshar' });
  expect(link.getAttribute('href')).toBe('/viewcustomer?id=41');
});

test('says that no customer was found and leads to adding one, with the right (CUS-47)', async () => {
  openList();
  expect(await screen.findByText(say.noneFound)).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Add Customer' })).toHaveLength(2);
});

test('hides Add Customer without the right (RGT-26)', async () => {
  openList({ GetUserSubMenuAccessRights: answer(granted('Customer List')) });
  expect(await screen.findByText(say.noneFound)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add Customer' })).toBeNull();
});

test('shows a capped total with a plus and still leads to the next page', async () => {
  openList({ GetCustomerList: answer(manyCustomers(), { total: 10000, totaliscapped: true }) });
  expect(await screen.findByText('Total 10,000+ items')).toBeTruthy();
});

test('says why there are no rows and tries again (GEN-20)', async () => {
  const replies = { GetCustomerList: refusal(403, messages.notAuthorised) };
  const { server } = openList(replies);
  expect(await screen.findByText(messages.notAuthorised)).toBeTruthy();
  const before = server.sentTo('GetCustomerList').length;
  press('Try again');
  await waitFor(() => expect(server.sentTo('GetCustomerList').length).toBeGreaterThan(before));
});

test('says that the panel cannot be reached, and shows the rows as soon as it answers again', async () => {
  let isReachable = false;
  openList({ GetCustomerList: () => (isReachable ? answer([customerRow(41, 'Akshar')], { total: 1 }) : noAnswer)() });
  expect(await screen.findByText(messages.unreachable)).toBeTruthy();
  isReachable = true;
  expect(await screen.findByRole('link', { name: 'Edit Akshar' }, { timeout: 20_000 })).toBeTruthy();
});

test('lists the contact persons of a customer with many', async () => {
  const contacts = ['Mr. Jai Phadnis', 'Ms. Ila Barve', 'Dr. Uma Thapliyal'].map((name, index) => contactRow(index + 1, name));
  openList({ GetCustomerList: answer([customerRow(1, 'Akshar', { contacts })], { total: 1 }) });
  const list = await screen.findByRole('list', { name: 'Contact persons' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
});
