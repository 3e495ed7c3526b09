import { dashboardMessages } from '@vikray/contract/dashboard/dashboard-messages.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { enter, press } from '../../../testing/screens/web-form-actions.ts';
import { shellReplies, storeTestLogin, testUser } from '../../../testing/screens/web-login.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';
import { today } from '../platform/today.ts';

beforeEach(() => {
  storeTestLogin();
});

const counts = {
  TotalCustomers: 1248,
  PendingCustomers: 17,
  TotalProducts: 123456,
  PendingProducts: 0,
  TotalQuotations: 2916,
  PendingQuotations: 23,
  TotalOrders: 1472,
  OrdersThisMonth: 38,
  TotalDispatchedOrders: 1359,
  TotalUsers: 24,
};

const sales = [
  { fld_date: `${today().slice(0, 7)}-01`, fld_totalamount: '4216890.00' },
  { fld_date: today(), fld_totalamount: '0.50' },
];

function openDashboard(replies: object = {}) {
  const server = stubServer({
    ...shellReplies,
    GetDashboardCount: answer([counts]),
    GetDashboarshMonthWiseOrdersSales: answer(sales),
    ...replies,
  });
  openApp('/dashboard');
  return server;
}

async function card(title: string): Promise<HTMLElement> {
  const found = (await screen.findByText(title)).closest<HTMLElement>('.count-card');
  if (!found) throw new Error(`There is no card ${title}`);
  return found;
}

test('shows an Administrator the faults of the panel itself, but not the pending work', async () => {
  const text = 'The database cannot be written to. Free some space on the disk of the server.';
  openDashboard({
    GetNotifications: answer([
      { text, count: 1, page: 'dashboard', isAlarm: true },
      { text: '2 customers wait for approval', count: 2, page: 'customerlist' },
    ]),
  });
  await screen.findByText('1,248');
  expect(screen.getByText(text).closest('[role=alert]')).not.toBeNull();
  expect(screen.queryByText('2 customers wait for approval')).toBeNull();
});

test('shows the six figures and what is pending, in Indian grouping (DSH-01, DSH-02, DSH-03, DSH-04, DSH-05, DSH-06, DSH-08, GEN-04)', async () => {
  openDashboard();
  await screen.findByText('1,248');
  const texts = ['Total Customers', 'Total Products', 'Total Quotation', 'Total Orders', 'Dispatch Orders', 'Total Users'].map(
    async (title) => (await card(title)).textContent,
  );
  expect(await Promise.all(texts)).toEqual([
    'Total Customers1,24817 not approved',
    'Total Products1,23,4560 not approved',
    'Total Quotation2,91623 not approved',
    'Total Orders1,47238 this month',
    'Dispatch Orders1,359',
    'Total Users24',
  ]);
});

test('shows the number not approved in red unless it is 0 (DSH-01, DSH-02)', async () => {
  openDashboard();
  await screen.findByText('1,248');
  expect(within(await card('Total Customers')).getByText('17').className).toContain('count-waiting');
  expect(within(await card('Total Products')).getByText('0').className).not.toContain('count-waiting');
  expect(within(await card('Total Orders')).getByText('38').className).not.toContain('count-waiting');
});

test('leads from a figure to its list', async () => {
  openDashboard();
  await screen.findByText('1,248');
  expect((await card('Total Customers')).getAttribute('href')).toBe('/customerlist');
  expect((await card('Total Orders')).getAttribute('href')).toBe('/orderlist');
  expect((await card('Total Users')).getAttribute('href')).toBe('/userlist');
});

test('shows the sales of every month and their total (DSH-07, DSH-09)', async () => {
  openDashboard();
  const table = await screen.findByRole('table', { name: /^Total Sales by month/ });
  const rows = within(table).getAllByRole('row');
  expect(rows).toHaveLength(13);
  expect(rows[Number(today().slice(5, 7)) - 1]?.textContent).toContain('₹42,16,890.50');
  expect(rows[12]?.textContent).toBe('Total₹42,16,890.50');
});

test('shows the figure of the month selected with the keyboard (DSH-07)', async () => {
  openDashboard();
  const chart = await screen.findByRole('img', { name: 'Total Sales' });
  fireEvent.focus(chart);
  expect(chart.querySelector('.sales-tip')?.textContent).toContain('₹42,16,890.50');
  fireEvent.blur(chart);
  expect(chart.querySelector('.sales-tip')).toBeNull();
});

test('shows above the cards what waits for the user, each count leading to its rows (FND-37)', async () => {
  const entries = [
    { fld_kind: 'calls', fld_count: 7, fld_page: 'followups' },
    { fld_kind: 'returned', fld_count: 1, fld_page: 'quotationlist?waitsforme=Returned' },
    { fld_kind: 'stock', fld_count: 1001, fld_page: 'productlist?stock=None' },
  ];
  openDashboard({ GetToday: answer(entries) });
  const work = await screen.findByRole('region', { name: 'Today' });
  const links = within(work).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['7 calls are due', '/followups'],
    ['1 quotation was returned to you', '/quotationlist?waitsforme=Returned'],
    ['1,000+ products are out of stock', '/productlist?stock=None'],
  ]);
  const cards = await card('Total Customers');
  expect(work.compareDocumentPosition(cards) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('shows no Today while nothing waits, and all else when it cannot be read (FND-37)', async () => {
  openDashboard({ GetToday: answer([]) });
  await screen.findByText('1,248');
  expect(screen.queryByRole('region', { name: 'Today' })).toBeNull();
});

test('is open to every user, even without any right (DSH-10)', async () => {
  openDashboard();
  expect(await screen.findByText('1,248')).toBeTruthy();
  expect(screen.queryByText(dashboardMessages.nothingWaits)).toBeNull();
});

test('says when the figures could not be read, and can try again (GEN-20)', async () => {
  let reply = refusal(404, 'There is no such operation.');
  openDashboard({ GetDashboardCount: () => reply() });
  expect(await screen.findByText('There is no such operation.')).toBeTruthy();
  reply = answer([counts]);
  press('Try again');
  expect(await screen.findByText('1,248')).toBeTruthy();
});

test('asks the first user who they are, once, and shows the figures all the same (RES-10)', async () => {
  const unknown = { ...testUser, fld_name: 'Administrator', fld_nickname: 'ADM', fld_officeemail: '', fld_mustcomplete: 'Yes' };
  storeTestLogin(unknown);
  let isComplete = false;
  const server = openDashboard({
    GetLoginRecord: () => answer([isComplete ? testUser : unknown])(),
    CompleteFirstUser: () => {
      isComplete = true;
      return answer([{ UserId: 7 }])();
    },
  });
  expect(await screen.findByText('1,248')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Who Are You?' })).toBeTruthy();
  press('Save My Details');
  expect(await screen.findByText("Please enter employee's Name.")).toBeTruthy();
  // All that is missing is marked at once.
  for (const missing of ["Please enter employee's Nick Name.", 'Please enter New Password.', 'Please re-enter Password.'])
    expect(screen.getByText(missing)).toBeTruthy();
  enter('Full Name', 'Rohini Sondhi');
  enter('Nick Name', 'ROH');
  enter('Official Email', 'rohini@example.in');
  for (const label of ['New Password', 'Confirm Password'])
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value: 'teak and mahogany' } });
  press('Save My Details');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Who Are You?' })).toBeNull());
  expect(server.sentTo('CompleteFirstUser')[0]?.body).toEqual({
    name: 'Rohini Sondhi',
    nickname: 'ROH',
    officemobile: '9000000010',
    officeemail: 'rohini@example.in',
    password: 'teak and mahogany',
  });
});
