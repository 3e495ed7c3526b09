import type { RightName } from '@vikray/contract/platform/rights.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { granted, menuRow, shellReplies, storeTestLogin, subMenuRow } from '../../../../testing/screens/web-login.ts';
import { answer, noAnswer, settle, stubServer } from '../../../../testing/screens/web-server-stub.ts';
import { setWindowWidth } from '../../../../testing/screens/web-window.ts';
import { openApp } from '../../open-app.tsx';
import { EarlyKeys } from './EarlyKeys.tsx';

const user = userEvent.setup();
beforeEach(() => storeTestLogin());

/** A row of FindRecords. */
function foundRow(kind: string, id: number, title: string, change: object = {}) {
  const page = `view${kind}?id=${id}`;
  return {
    fld_kind: kind,
    fld_id: id,
    fld_title: title,
    fld_note: 'Akshar Clinic',
    fld_shownstatus: '',
    fld_page: page,
    fld_actions: [],
    ...change,
  };
}

const menus = answer([menuRow(1, 'Quotation'), menuRow(2, 'Customer')]);
const subMenus = answer([
  subMenuRow(1, 1, 'Quotation List', 'quotationlist'),
  subMenuRow(2, 1, 'Add Quotation', 'addquotation'),
  subMenuRow(3, 2, 'Customer List', 'customerlist'),
  subMenuRow(4, 2, 'Add Customer', 'addcustomer', { fld_access: 0 }),
]);

type Replies = Parameters<typeof stubServer>[0];

async function openPanel({ rights = [], ...replies }: Replies & { readonly rights?: readonly RightName[] } = {}, address = '/dashboard') {
  const server = stubServer({
    ...shellReplies,
    GetUserMenu: menus,
    GetUserSubMenu: subMenus,
    GetUserSubMenuAccessRights: answer(granted(...rights)),
    GetCustomerList: answer([], { total: 0 }),
    AddUserLoginSession: answer([]),
    ...replies,
  });
  const app = openApp(address);
  await screen.findByRole('button', { name: 'Search' });
  await screen.findByRole('button', { name: 'Customer' });
  return { ...app, server };
}

async function openPalette() {
  await user.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: 'Search' });
}

const list = () => within(screen.getByRole('listbox'));
const shown = () =>
  list()
    .queryAllByRole('option')
    .map((option) => option.querySelector('.palette-title')?.textContent);
const marked = () => list().getByRole('option', { selected: true }).querySelector('.palette-title')?.textContent;

test('opens with Ctrl+K from within a field, and Escape gives the focus back (FND-01)', async () => {
  await openPanel({}, '/customerlist');
  const search = await screen.findByRole('searchbox', { name: 'Search' });
  await user.click(search);
  const field = await openPalette();
  expect(document.activeElement).toBe(field);
  expect(screen.getByRole('dialog', { name: 'Search' })).toBeDefined();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(search);
});

test('finds the stock count with the right to count (FND-05)', async () => {
  await openPanel({
    rights: ['Add Stock Count'],
    GetUserMenu: answer([menuRow(2, 'Customer'), menuRow(3, 'Stock')]),
    GetUserSubMenu: answer([subMenuRow(2, 2, 'Customer List', 'customerlist'), subMenuRow(3, 3, 'Stock List', 'stocklist')]),
    FindRecords: noAnswer,
  });
  await user.type(await openPalette(), 'stock count');
  expect(shown()).toEqual(['Stock Count']);
});

test('opens with Search in the top bar, also on a phone (FND-01)', async () => {
  await openPanel();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('combobox', { name: 'Search' })).toBeDefined();
  await user.keyboard('{Escape}');
  setWindowWidth(390);
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('is a combobox that names the marked line (FND-01)', async () => {
  await openPanel({ FindRecords: answer([foundRow('customer', 1, 'Akshar'), foundRow('customer', 2, 'Akshaya')]) });
  const field = await openPalette();
  await user.type(field, 'aks');
  await waitFor(() => expect(shown()).toEqual(['Akshar', 'Akshaya']));
  const named = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  expect([field.getAttribute('aria-expanded'), named()]).toEqual(['true', 'AksharAkshar Clinic']);
  await user.keyboard('{ArrowDown}');
  expect(named()).toContain('Akshaya');
  await user.keyboard('{ArrowDown}');
  expect(marked()).toBe('Akshar');
  expect(list().getByRole('group', { name: 'Customers' })).toBeDefined();
  expect(screen.getByRole('option', { selected: true }).querySelector('u')?.textContent).toBe('Aks');
});

test('finds pages that a page of the own menu leads to, by right (FND-05)', async () => {
  const own = {
    GetUserMenu: answer([menuRow(1, 'Receipt'), menuRow(2, 'Customer'), menuRow(3, 'Stock')]),
    GetUserSubMenu: answer([
      subMenuRow(1, 1, 'Receipt List', 'receipts'),
      subMenuRow(2, 2, 'Customer List', 'customerlist'),
      subMenuRow(3, 3, 'Stock List', 'stocklist'),
    ]),
    FindRecords: noAnswer,
  };
  await openPanel(own);
  const field = await openPalette();
  const found = async (typed: string) => {
    await user.clear(field);
    await user.type(field, typed);
    return screen.queryAllByRole('option').map((option) => option.querySelector('.palette-title')?.textContent);
  };
  expect(await found('refund')).toEqual(['Refunds']);
  expect(await found('order lines')).toEqual([]);
  expect(await found('stock count')).toEqual([]);
});

test('finds pages of the own menu by words in any order, at once and without the server (FND-05)', async () => {
  const { path } = await openPanel({ FindRecords: noAnswer });
  await user.type(await openPalette(), 'quo add');
  expect(shown()).toEqual(['Add Quotation']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(path()).toBe('/addquotation'));
});

test('does not offer an action without its right (FND-05)', async () => {
  await openPanel({ FindRecords: answer([]) });
  await user.type(await openPalette(), 'add cus');
  await settle();
  expect(shown()).toEqual([]);
});

test('before typing, shows the records seen last and the pages used most, until the logout (FND-06)', async () => {
  const { path, server } = await openPanel({ FindRecords: answer([foundRow('customer', 8, 'Akshar Clinic')]) });
  const records = Array.from({ length: 12 }, (_, index) => ({
    kind: 'customer',
    title: `Customer ${index}`,
    note: '',
    page: `viewcustomer?id=${index}`,
  }));
  const pages = { customerlist: 9, addquotation: 3, viewcustomer: 30, audit: 40 };
  localStorage.setItem('vikray.visits', JSON.stringify({ userId: 7, records, pages }));
  await openPalette();
  expect(shown()).toEqual([
    ...records.slice(0, 10).map(({ title }) => title),
    'Customer List',
    'Add Quotation',
    'Quotation List',
    'My Account',
    'Help',
  ]);
  expect(list().getByRole('group', { name: 'Used most' }).textContent).toMatch(/Customer List.*Add Quotation/);
  expect(await server.allSent('FindRecords')).toEqual([]);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(path()).toBe('/'));
  expect(localStorage.getItem('vikray.visits')).toBeNull();
});

test('shows no one what another user of this browser has seen (FND-06)', async () => {
  await openPanel();
  const records = [{ kind: 'customer', title: 'Secret Works', note: '', page: 'viewcustomer?id=1' }];
  localStorage.setItem('vikray.visits', JSON.stringify({ userId: 8, records, pages: {} }));
  await openPalette();
  expect(shown()).not.toContain('Secret Works');
});

test('Enter opens, and Ctrl+Enter opens in a new tab (FND-07)', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  onTestFinished(() => opened.mockRestore());
  const { path, address } = await openPanel({ FindRecords: answer([foundRow('quotation', 148, 'AP/2026-2027/0148')]) });
  await user.type(await openPalette(), '0148');
  await waitFor(() => expect(shown()).toEqual(['AP/2026-2027/0148']));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(opened.mock.calls[0]?.[0]).toBe('/viewquotation?id=148');
  expect(path()).toBe('/dashboard');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/viewquotation?id=148'));
  expect(screen.queryByRole('combobox', { name: 'Search' })).toBeNull();
});

test('Enter before the answer opens the first hit when it comes (FND-07)', async () => {
  let reply: (response: Response) => void = () => undefined;
  const { address } = await openPanel({ FindRecords: () => new Promise((resolve) => (reply = resolve)) });
  await user.type(await openPalette(), '0148{Enter}');
  await settle();
  expect(address()).toBe('/dashboard');
  reply(answer([foundRow('quotation', 148, 'AP/2026-2027/0148'), foundRow('quotation', 9, 'AP/2025-2026/0148')])());
  await waitFor(() => expect(address()).toBe('/viewquotation?id=148'));
});

test('loses nothing of what is typed while it opens (FND-01)', async () => {
  const { address } = await openPanel({ FindRecords: answer([foundRow('quotation', 148, 'AP/2026-2027/0148')]) });
  await userEvent.setup({ delay: null }).keyboard('{Control>}k{/Control}0148{Enter}');
  await waitFor(() => expect(address()).toBe('/viewquotation?id=148'));
});

test('collects what is typed before it is drawn (FND-01)', async () => {
  let typed = '';
  render(<EarlyKeys onType={(text) => (typed += text)} />);
  await user.keyboard('014{Control>}c{/Control}8{ArrowDown}{Enter}');
  expect(typed).toBe('0148\n');
});

test('the arrow right shows what can be done with a record, and leads back (FND-07)', async () => {
  const row = foundRow('quotation', 148, 'AP/2026-2027/0148', { fld_actions: ['PDF', 'Copy', 'Revise', 'Follow up'], fld_dealid: 31 });
  const { address } = await openPanel({ FindRecords: answer([row]) });
  await user.type(await openPalette(), '0148');
  await waitFor(() => expect(shown()).toEqual(['AP/2026-2027/0148']));
  await user.keyboard('{ArrowRight}');
  expect(shown()).toEqual(['Open', 'PDF', 'Copy', 'Revise', 'Follow up']);
  await user.keyboard('{Escape}');
  expect(shown()).toEqual(['AP/2026-2027/0148']);
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe('/addquotation?copy=148'));
});

test('an older answer never replaces a newer one (FND-08)', async () => {
  const waiting = new Map<string, (response: Response) => void>();
  const { server } = await openPanel({
    FindRecords: () => new Promise((resolve) => waiting.set(server.sentTo('FindRecords').at(-1)?.query['search'] ?? '', resolve)),
  });
  const field = await openPalette();
  await user.type(field, 'aks');
  await waitFor(() => expect(waiting.has('aks')).toBe(true));
  await user.type(field, 'har');
  await waitFor(() => expect(waiting.has('akshar')).toBe(true));
  waiting.get('akshar')?.(answer([foundRow('customer', 1, 'Akshar')])());
  await waitFor(() => expect(shown()).toEqual(['Akshar']));
  waiting.get('aks')?.(answer([foundRow('customer', 2, 'Akshaya')])());
  await settle();
  expect(shown()).toEqual(['Akshar']);
});

test('says when the search fails, while pages still work (FND-08)', async () => {
  const { path } = await openPanel({ FindRecords: noAnswer });
  await user.type(await openPalette(), 'customer');
  expect(await screen.findAllByText('Search is not responding. Please try again.')).toHaveLength(2);
  expect(shown()).toEqual(['Customer List']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(path()).toBe('/customerlist'));
});

test('offers to add what it has not found, by right and filled in (FND-08)', async () => {
  const rights = ['Add Customer', 'Add Enquiry'] as const;
  const { address } = await openPanel({ FindRecords: answer([]), rights });
  const field = await openPalette();
  await user.type(field, 'Niramaya & Sons');
  await waitFor(() => expect(shown()).toEqual(['Add customer "Niramaya & Sons"', 'Add enquiry "Niramaya & Sons"']));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/addcustomer?name=Niramaya+%26+Sons'));
  expect(await screen.findByDisplayValue('Niramaya & Sons')).toBeDefined();
});

test('offers nothing to add without the rights (FND-08)', async () => {
  await openPanel({ FindRecords: answer([]) });
  await user.type(await openPalette(), 'niramaya');
  expect(await screen.findAllByText('Nothing found for “niramaya”.')).toHaveLength(2);
  expect(shown()).toEqual([]);
});
