import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { granted, menuRow, shellReplies, storeTestLogin, subMenuRow, testUser } from '../../../testing/screens/web-login.ts';
import { answer, noAnswer, refusal, settle, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { setWindowWidth } from '../../../testing/screens/web-window.ts';
import { openApp } from '../open-app.tsx';
import { call } from '../platform/call.ts';
import { refresh } from '../platform/queries.ts';

async function openShell(replies: Parameters<typeof stubServer>[0] = {}) {
  storeTestLogin();
  const server = stubServer({ ...shellReplies, AddUserLoginSession: answer([]), ...replies });
  const app = openApp('/dashboard');
  await screen.findByRole('heading', { name: 'Dashboard' });
  return { ...app, ...server };
}

const waiting = [{ text: '17 customers wait for approval', count: 17, page: 'Dashboard' }];

describe('shell', () => {
  const user = userEvent.setup();

  it('has logo, search and bell above, copyright and credit below, and Logout once (SHL-01, SHL-03, SHL-10, FND-01)', async () => {
    await openShell();
    const top = within(screen.getByRole('banner'));
    expect(top.getByRole('img', { name: 'Vikray' })).toBeDefined();
    expect(top.getByRole('button', { name: 'Search' })).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'Logout' })).toHaveLength(1);
    const foot = screen.getByRole('contentinfo').textContent;
    expect(foot).toContain(`© ${new Date().getFullYear()} Vikray`);
    expect(foot).toContain('Powered by Vikray');
  });

  it('asks for the menus and rights of the user (SHL-13, SHL-14, RGT-01)', async () => {
    const { sentTo } = await openShell();
    for (const name of ['GetUserMenu', 'GetUserSubMenu', 'GetUserSubMenuAccessRights'] as const) {
      await waitFor(() => expect(sentTo(name)[0]?.body).toEqual({ userid: 7 }));
    }
  });

  it('reads the rights again after a refusal (RGT-27)', async () => {
    let rights = granted('Delete Customer');
    const { sentTo } = await openShell({
      GetUserSubMenuAccessRights: () => answer(rights)(),
      DeleteCustomer: refusal(403, 'You are not authorised to continue.'),
    });
    await waitFor(() => expect(localStorage.getItem('vikray.rights')).toContain('Delete Customer'));
    rights = [];
    await expect(call('DeleteCustomer', { id: 1 })).rejects.toThrow('You are not authorised to continue.');
    await waitFor(() => expect(localStorage.getItem('vikray.rights')).toBe('[]'));
    expect(sentTo('GetUserSubMenuAccessRights').length).toBeGreaterThan(1);
  });

  it('reads who is logged in again after a refusal: the login type may have changed (RGT-27)', async () => {
    let login: object = { ...testUser, fld_logintype: 'Administrator' };
    await openShell({
      GetLoginRecord: () => answer([login])(),
      UpdateSettings: refusal(403, 'You are not authorised to continue.'),
    });
    const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
    expect(await menu.findByRole('link', { name: /Audit Log/ })).toBeDefined();
    login = testUser;
    await expect(call('UpdateSettings', { version: 0, settings: [] })).rejects.toThrow('You are not authorised to continue.');
    await waitFor(() => expect(menu.queryByRole('link', { name: /Audit Log/ })).toBeNull());
  });

  it('leads to My Account as soon as the server asks for a second step (SEC-08)', async () => {
    let login: object = testUser;
    const { path } = await openShell({
      GetLoginRecord: () => answer([login])(),
      GetSecondStep: answer([{ fld_ison: 'No', fld_codesleft: 0, fld_isrequired: 'Yes', fld_obstacle: '' }]),
      GetCountry: refusal(403, 'Please set up two-step sign-in first.'),
    });
    login = { ...testUser, fld_mustsetupsecondstep: true };
    await expect(call('GetCountry', {})).rejects.toThrow('Please set up two-step sign-in first.');
    expect(await screen.findByText('Your office requires two-step sign-in. Set it up to continue.')).toBeDefined();
    expect(path()).toBe('/account');
  });

  it.each([
    ['as the server records it', answer([])],
    ['even when the server fails', refusal(500, 'broken')],
    ['even when the server cannot be reached', noAnswer],
  ])('logs out %s: event, cleared login, login page (LOG-15, LOG-16)', async (_, reply) => {
    const { path, sentTo } = await openShell({ AddUserLoginSession: reply });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Log In' })).toBeDefined();
    expect(path()).toBe('/');
    expect(localStorage.length).toBe(0);
    expect(sentTo('AddUserLoginSession')[0]?.body).toEqual({ userid: 7, action: 'Logout', actiondate: expect.stringMatching(/20\d\d/) });
  });

  it('shows the waiting work under the bell, each entry leading to its page (SHL-02)', async () => {
    await openShell({ GetNotifications: answer(waiting) });
    const bell = await screen.findByRole('button', { name: 'Notifications (1)' });
    await user.click(bell);
    const panel = within(screen.getByRole('region', { name: 'Notifications' }));
    expect(panel.getByRole('link', { name: '17 customers wait for approval' }).getAttribute('href')).toBe('/dashboard');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
    expect(document.activeElement).toBe(bell);
  });

  it('has a dot on the bell until its list was open, and again with the next change (SHL-02)', async () => {
    let entries = [{ text: '2 customers wait for approval', count: 2, page: 'customerlist', search: 'Pending' }];
    await openShell({ GetNotifications: () => answer(entries)() });
    const bell = await screen.findByRole('button', { name: 'Notifications (1)' });
    const hasDot = () => bell.querySelector('.bell-dot') !== null;
    const change = async (count: number) => {
      entries = entries.map((entry) => ({ ...entry, count, text: `${count} customers wait for approval` }));
      await refresh('GetNotifications');
      await settle();
    };
    expect(hasDot()).toBe(true);
    await user.click(bell);
    expect(await screen.findByText('2 customers wait for approval')).toBeDefined();
    await user.keyboard('{Escape}');
    expect(hasDot()).toBe(false);
    expect(bell.getAttribute('aria-label')).toBe('Notifications (1)');
    await change(1);
    expect(hasDot()).toBe(false);
    await change(2);
    expect(hasDot()).toBe(true);
  });

  it('leads to the list of an entry with its search or order (SHL-02)', async () => {
    const entries = [
      { text: '2 customers wait for approval', count: 2, page: 'customerlist', search: 'Pending' },
      { text: '1 product is out of stock', count: 1, page: 'productlist', sort: 'stock', order: 'asc' },
    ];
    await openShell({ GetNotifications: answer(entries) });
    await user.click(await screen.findByRole('button', { name: 'Notifications (2)' }));
    const panel = within(screen.getByRole('region', { name: 'Notifications' }));
    expect(panel.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/customerlist?search=Pending',
      '/productlist?sort=stock&order=asc',
    ]);
  });

  describe('personal notices', () => {
    const notice = (noticeid: number, text: string) => ({
      text,
      count: 1,
      page: 'viewquotation',
      id: 40 + noticeid,
      noticeid,
      at: '2026-11-20T04:30:00.000Z',
      unread: true,
    });
    const three = [1, 2, 3].map((noticeid) => notice(noticeid, `Rohini returned quotation ${noticeid}`));

    /** The bell with these notices, which the server keeps until they are dismissed. */
    async function openBell() {
      let sent = (): unknown[] => [];
      const isKept = ({ noticeid }: { readonly noticeid: number }) =>
        !sent().some((body) => JSON.stringify(body) === `{"noticeid":${noticeid}}` || JSON.stringify(body) === '{"noticeid":0}');
      const shell = await openShell({
        GetNotifications: () => answer([...three.filter(isKept), ...waiting])(),
        DismissNotice: answer([{ NoticeId: 1 }]),
      });
      sent = () => shell.sentTo('DismissNotice').map(({ body }) => body);
      await user.click(await screen.findByRole('button', { name: `Notifications (${three.length + 1})` }));
      const panel = within(screen.getByRole('region', { name: 'Notifications' }));
      const dismissButton = (id: number) => panel.getByRole('button', { name: `Dismiss: Rohini returned quotation ${id}` });
      return { ...shell, panel, dismissButton };
    }

    it('come before the waiting work, counted, with their time, each leading to its record (SHR-05)', async () => {
      const { panel } = await openBell();
      expect(panel.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ...three.map(({ text, id }) => [`${text}20-11-2026 10:00`, `/viewquotation?id=${id}`]),
        ['17 customers wait for approval', '/dashboard'],
      ]);
    });

    it('are dismissed one by one, by keyboard too: the focus goes to the next one (SHR-06)', async () => {
      const { panel, dismissButton, sentTo } = await openBell();
      act(() => dismissButton(2).focus());
      await user.keyboard('{Enter}');
      await waitFor(() => expect(panel.queryByText(/quotation 2/)).toBeNull());
      expect(document.activeElement).toBe(dismissButton(3));
      expect(screen.getByRole('button', { name: 'Notifications (3)' })).toBeDefined();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(document.activeElement).toBe(dismissButton(1)));
      await user.keyboard('{Enter}');
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Notifications' })));
      await waitFor(() => expect(panel.getAllByRole('link')).toHaveLength(1));
      expect(panel.queryByRole('button', { name: 'Dismiss all' })).toBeNull();
      expect(sentTo('DismissNotice').map(({ body }) => body)).toEqual([{ noticeid: 2 }, { noticeid: 3 }, { noticeid: 1 }]);
    });

    it('are dismissed all at once, and the waiting work stays (SHR-06)', async () => {
      const { panel, sentTo } = await openBell();
      await user.click(panel.getByRole('button', { name: 'Dismiss all' }));
      await waitFor(() => expect(panel.getAllByRole('link').map((link) => link.textContent)).toEqual(['17 customers wait for approval']));
      expect(sentTo('DismissNotice').map(({ body }) => body)).toEqual([{ noticeid: 0 }]);
      expect(screen.getByRole('button', { name: 'Notifications (1)' })).toBeDefined();
    });

    it('stay, with the reason, when they cannot be dismissed (SHR-06)', async () => {
      await openShell({ GetNotifications: answer(three), DismissNotice: refusal(404, 'This notice does not exist.') });
      await user.click(await screen.findByRole('button', { name: 'Notifications (3)' }));
      await user.click(screen.getByRole('button', { name: 'Dismiss: Rohini returned quotation 1' }));
      expect(await screen.findByText('This notice does not exist.')).toBeDefined();
      expect(screen.getByText('Rohini returned quotation 1')).toBeDefined();
    });
  });

  it('says under the bell that nothing waits (SHL-02)', async () => {
    await openShell();
    await user.click(screen.getByRole('button', { name: 'Notifications' }));
    const panel = within(screen.getByRole('region', { name: 'Notifications' }));
    expect(panel.getByText('Nothing is waiting for you.')).toBeDefined();
  });

  it('says in the side menu and under the bell when they cannot be loaded, and loads the menu again', async () => {
    let menus = refusal(404, 'There is no such operation.');
    await openShell({ GetNotifications: refusal(404, 'Nothing known.'), GetUserMenu: () => menus() });
    const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
    expect((await menu.findByRole('alert')).textContent).toContain('There is no such operation.');
    menus = answer([menuRow(1, 'Dashboard', { fld_pagename: 'dashboard' })]);
    await user.click(menu.getByRole('button', { name: 'Try again' }));
    expect(await menu.findByRole('link', { name: 'Dashboard' })).toBeDefined();

    await user.click(screen.getByRole('button', { name: 'Notifications' }));
    expect(within(screen.getByRole('region', { name: 'Notifications' })).getByText('Nothing known.')).toBeDefined();
  });

  it('changes to the dark theme and remembers it', async () => {
    await openShell();
    await user.click(screen.getByRole('button', { name: 'Dark theme' }));
    expect(await screen.findByRole('button', { name: 'Light theme' })).toBeDefined();
    expect(localStorage.getItem('vikray.theme')).toBe('"dark"');
  });

  describe('beside the page', () => {
    const customers = {
      GetUserMenu: answer([menuRow(1, 'Customer')]),
      GetUserSubMenu: answer([subMenuRow(1, 1, 'Customer List', 'customerlist')]),
    };
    const isRail = () => document.querySelector('.sidebar-rail') !== null;

    it.each([
      [1440, false],
      [1280, false],
      [1279, true],
      [1024, true],
    ])('at %i px shows icons alone: %s', async (width, rail) => {
      setWindowWidth(width);
      await openShell();
      expect(isRail()).toBe(rail);
    });

    it('shows icons or names as the user chooses, and remembers it at every width', async () => {
      setWindowWidth(1440);
      await openShell();
      await user.click(screen.getByRole('button', { name: 'Show icons only' }));
      expect(isRail()).toBe(true);
      expect(localStorage.getItem('vikray.sidebar')).toBe('"rail"');
      await user.click(screen.getByRole('button', { name: 'Show menu names' }));
      setWindowWidth(1100);
      expect(isRail()).toBe(false);
    });

    it('opens the pages of a group beside its icon, and closes them on Escape or when one is opened', async () => {
      setWindowWidth(1100);
      const { path } = await openShell(customers);
      const group = await screen.findByRole('button', { name: 'Customer' });
      expect(screen.queryByRole('link', { name: 'Customer List' })).toBeNull();
      await user.click(group);
      expect(screen.getByRole('link', { name: 'Customer List' })).toBeDefined();
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('link', { name: 'Customer List' })).toBeNull();
      expect(document.activeElement).toBe(group);
      await user.click(group);
      await user.click(screen.getByRole('link', { name: 'Customer List' }));
      await waitFor(() => expect(path()).toBe('/customerlist'));
      expect(screen.queryByRole('link', { name: 'Customer List' })).toBeNull();
    });
  });

  describe.each([390, 1023])('at %i px', (width) => {
    beforeEach(() => setWindowWidth(width));

    it('opens the sidebar as a drawer with the focus on Close, and gives the focus back', async () => {
      await openShell();
      expect(screen.queryByText('Rohini Sondhi')).toBeNull();
      const opener = screen.getByRole('button', { name: 'Menu' });
      await user.click(opener);
      const drawer = within(screen.getByRole('dialog', { name: 'Menu' }));
      expect(drawer.getByText('Rohini Sondhi')).toBeDefined();
      expect(document.activeElement).toBe(drawer.getByRole('button', { name: 'Close' }));
      await user.click(drawer.getByRole('button', { name: 'Close' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toBe(opener);
    });

    it('closes the drawer when a page is opened, even the current one', async () => {
      await openShell({ GetUserMenu: answer([menuRow(1, 'Dashboard', { fld_pagename: 'dashboard' })]) });
      await user.click(screen.getByRole('button', { name: 'Menu' }));
      await user.click(await within(screen.getByRole('dialog')).findByRole('link', { name: 'Dashboard' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  });
});
