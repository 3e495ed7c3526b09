import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { menuRow, storeTestLogin, subMenuRow } from '../../../testing/screens/web-login.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { queryClient } from '../platform/queries.ts';
import { Sidebar } from './Sidebar.tsx';

/** Opens the sidebar of a build that has exactly these pages. */
async function openSidebar(pages: readonly string[], address = '/') {
  const root = createRootRoute({ component: () => <Sidebar /> });
  const below = createRoute({ getParentRoute: () => root, path: 'viewcustomer', staticData: { menuPage: 'customerlist' } });
  const routeTree = root.addChildren([...['/', ...pages].map((path) => createRoute({ getParentRoute: () => root, path })), below]);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) });
  queryClient.clear();
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never /* another tree than the app's */} />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'Logout' });
  return router;
}

const menus = answer([menuRow(1, 'Customer'), menuRow(2, 'Product'), menuRow(3, 'Tax', { fld_pagename: 'addtax' })]);
const subMenus = answer([
  subMenuRow(1, 1, 'Add Customer', 'addcustomer'),
  subMenuRow(2, 1, 'Customer List', 'customerlist'),
  subMenuRow(3, 2, 'Product List', 'productlist'),
]);
const pages = ['addcustomer', 'customerlist', 'productlist', 'addtax', 'changepassword', 'auditlog', 'systemhealth'];

describe('sidebar', () => {
  const user = userEvent.setup();
  beforeEach(() => {
    stubServer({ GetUserMenu: menus, GetUserSubMenu: subMenus, GetSystemHealth: answer([]) });
  });

  it("shows the user's photo, name and designation (SHL-04, SHL-05)", async () => {
    storeTestLogin({ fld_photo: '/api/images/rohini.jpg' });
    await openSidebar(pages);
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/api/images/rohini.jpg');
    expect(screen.getByText('Rohini Sondhi')).toBeDefined();
    expect(screen.getByText('Senior Sales Executive')).toBeDefined();
  });

  it('requests no menu, and shows no refusal, until a given password is changed', async () => {
    const server = stubServer({ GetUserMenu: refusal(403, 'Change the password first.'), GetUserSubMenu: refusal(403, 'Change it.') });
    storeTestLogin({ fld_mustchangepassword: true });
    await openSidebar(pages);
    expect(await server.allSent('GetUserMenu')).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('scrolls a long menu to the current page, and to the pages of a group that is opened (SHL-06)', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    onTestFinished(() => scrolled.mockRestore());
    storeTestLogin();
    const router = await openSidebar(pages, '/productlist');
    await waitFor(() => expect(scrolled.mock.contexts.at(-1)).toBe(screen.getByRole('link', { name: 'Product List' })));

    const group = screen.getByRole('button', { name: 'Customer' });
    await user.click(group);
    expect(scrolled.mock.contexts.at(-1)).toBe(group.closest('li'));

    scrolled.mockClear();
    await user.click(group);
    expect(scrolled).not.toHaveBeenCalled();
    await router.navigate({ to: '/addtax' });
    await waitFor(() => expect(scrolled.mock.contexts.at(-1)).toBe(screen.getByRole('link', { name: 'Tax' })));
  });

  it('shows a drawn face without a photo (SHL-04)', async () => {
    storeTestLogin();
    await openSidebar(pages);
    expect(document.querySelector('img')).toBeNull();
    expect(document.querySelector('[data-placeholder="face"]')).not.toBeNull();
  });

  it('shows a drawn face for a photo that does not load', async () => {
    storeTestLogin({ fld_photo: '/api/images/rohini.jpg' });
    await openSidebar(pages);
    const photo = document.querySelector('img');
    if (photo) fireEvent.error(photo);
    expect(document.querySelector('img')).toBeNull();
    expect(document.querySelector('[data-placeholder="face"]')).not.toBeNull();
  });

  it('opens one group at a time, initially that of the current page, which it marks (SHL-06, SHL-12)', async () => {
    storeTestLogin();
    const router = await openSidebar(pages, '/customerlist');
    const current = await screen.findByRole('link', { name: 'Customer List' });
    expect(current.getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Add Customer' }).getAttribute('aria-current')).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Product' }));
    expect(screen.queryByRole('link', { name: 'Customer List' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Product List' }));
    expect(router.state.location.pathname).toBe('/productlist');
    expect(screen.getByRole('link', { name: 'Tax' }).getAttribute('href')).toBe('/addtax');
  });

  it('marks the page that leads to a page without a menu entry', async () => {
    storeTestLogin();
    await openSidebar(pages, '/viewcustomer?id=1');
    expect((await screen.findByRole('link', { name: 'Customer List' })).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('link', { name: 'Add Customer' }).getAttribute('aria-current')).toBeNull();
  });

  it.each([
    ['Administrator', true],
    ['Administrative', false],
    ['Executive', false],
  ])('shows Change Password to login type %s: %s (SHL-08)', async (loginType, isShown) => {
    storeTestLogin({ fld_logintype: loginType });
    await openSidebar(pages);
    expect(screen.queryByRole('link', { name: 'Change Password' }) !== null).toBe(isShown);
  });

  it.each([
    ['Administrator', '/auditlog'],
    ['Administrative', undefined],
    ['Executive', undefined],
  ])('leads login type %s to the audit log: %s', async (loginType, address) => {
    storeTestLogin({ fld_logintype: loginType });
    await openSidebar(pages);
    expect(screen.queryByRole('link', { name: 'Audit Log' })?.getAttribute('href')).toBe(address);
  });

  it('keeps the state of the panel, Change Password and Logout in view, while the other links scroll with the menu (OPS-10)', async () => {
    storeTestLogin({ fld_logintype: 'Administrator' });
    await openSidebar(pages);
    const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
    expect(menu.getByRole('link', { name: 'Audit Log' })).toBeDefined();
    for (const fixed of [/^System Health/, 'Change Password']) {
      expect(screen.getByRole('link', { name: fixed })).toBeDefined();
      expect(menu.queryByRole('link', { name: fixed })).toBeNull();
    }
    expect(menu.queryByRole('button', { name: 'Logout' })).toBeNull();
  });

  it.each(['Administrative', 'Executive'])('asks nothing about the state of the panel for login type %s (OPS-10)', async (loginType) => {
    const server = stubServer({ GetUserMenu: menus, GetUserSubMenu: subMenus });
    storeTestLogin({ fld_logintype: loginType });
    await openSidebar(pages);
    expect(await server.allSent('GetSystemHealth')).toEqual([]);
    expect(screen.queryByRole('link', { name: /^System Health/ })).toBeNull();
  });

  it('folds reference data and administration of a long menu into Office, open at their pages (SHL-06)', async () => {
    const daily = ['Dashboard', 'Enquiry', 'Customer', 'Quotation', 'Order', 'Dispatch', 'Product', 'Purchase', 'Approval'];
    const office = ['Company', 'User', 'Tax', 'Terms'];
    const paged = (name: string) => ({ fld_pagename: name.toLowerCase() });
    stubServer({
      GetUserMenu: answer([...office, ...daily].map((name, index) => menuRow(index + 1, name, paged(name)))),
      GetUserSubMenu: answer([]),
      GetSystemHealth: answer([]),
    });
    storeTestLogin({ fld_logintype: 'Administrator' });
    const router = await openSidebar([...[...office, ...daily].map((name) => name.toLowerCase()), 'auditlog']);
    const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
    await menu.findByRole('link', { name: 'Dashboard' });
    expect(menu.queryByRole('link', { name: 'Tax' })).toBeNull();
    await user.click(menu.getByRole('button', { name: 'Office' }));
    for (const name of [...office, 'Audit Log']) expect(menu.getByRole('link', { name })).toBeDefined();
    await user.click(menu.getByRole('button', { name: 'Office' }));
    expect(menu.queryByRole('link', { name: 'Tax' })).toBeNull();
    await act(async () => router.navigate({ href: '/terms' }));
    expect((await menu.findByRole('link', { name: 'Terms' })).getAttribute('aria-current')).toBe('page');
  });

  it('shows no Change Password in a build without that page', async () => {
    storeTestLogin({ fld_logintype: 'Administrator' });
    await openSidebar(['customerlist']);
    expect(screen.queryByRole('link', { name: 'Change Password' })).toBeNull();
  });

  it('has Logout (SHL-09)', async () => {
    storeTestLogin();
    await openSidebar(pages);
    expect(screen.getByRole('button', { name: 'Logout' })).toBeDefined();
  });
});
