import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readsOfPage } from '@vikray/contract/page-reads.ts';
import { aCustomer } from '../../../../../testing/builders/customers.ts';
import type { Caller } from '../../../../../testing/panel/caller.ts';
import { startTestPanel, type TestPanel } from '../../../../../testing/panel/panel.ts';
import { refusalOf } from '../../../../../testing/panel/refusal.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
  await panel.admin.call('AddCustomer', aCustomer({ companyName: 'Narmada Offices' }));
  await panel.admin.call('AddCustomer', aCustomer({ companyName: 'Tapi Interiors' }));
});
afterAll(() => panel.stop());
afterEach(() => {
  vi.useRealTimers();
});

interface PageAnswer {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly answer: { readonly data: readonly Readonly<Record<string, unknown>>[]; readonly total?: number };
}

async function answersOf(caller: Caller, page: string): Promise<readonly PageAnswer[]> {
  return (await caller.fetch(`/api/page-answers?page=${encodeURIComponent(page)}`)).json.data;
}

describe('what a page asks for first, in one answer', () => {
  test('is what each operation answers by itself', async () => {
    const answers = await answersOf(panel.admin, '/customerlist');
    expect(answers.map(({ name }) => name)).toEqual([
      'GetLoginRecord',
      'GetUserSubMenuAccessRights',
      'GetUserMenu',
      'GetUserSubMenu',
      'GetNotifications',
      'GetSystemHealth',
      'GetCustomerList',
    ]);
    const list = answers.at(-1);
    expect(list?.input).toEqual({ page: 1, pagesize: 30 });
    expect(list?.answer).toEqual((await panel.admin.send('GetCustomerList', { page: 1, pagesize: 30 })).json);
  });

  test('is the rows alone for a page that opens in a frame', async () => {
    const reply = await panel.admin.fetch('/api/page-answers?page=%2Fcustomerlist&frame=No');
    expect(reply.json.data.map(({ name }: PageAnswer) => name)).toEqual(['GetCustomerList']);
  });

  test('is the part of the list that the address names', async () => {
    const [list] = (await answersOf(panel.admin, '/CustomerList/?search=tapi&pagesize=15')).filter(
      ({ name }) => name === 'GetCustomerList',
    );
    expect([list?.input, list?.answer.total]).toEqual([{ search: 'tapi', page: 1, pagesize: 15 }, 1]);
  });

  test('is the due list of the user who asks, unless the address shows everybody (FUP-04)', async () => {
    const user = await panel.userWith(['Follow Up List']);
    const listOf = async (page: string) => (await answersOf(user, page)).find(({ name }) => name === 'GetFollowUpList')?.input;
    expect(await listOf('/followups')).toEqual({ due: 'Today', ownerid: user.userId, page: 1, pagesize: 30 });
    expect(await listOf('/followups?due=All&whose=everybody')).toEqual({ due: 'All', page: 1, pagesize: 30 });
  });

  test('is about the user who asks, and about no one else', async () => {
    const user = await panel.userWith(['Add Customer']);
    const [login] = await answersOf(user, '/dashboard');
    expect(login?.answer.data).toEqual([expect.objectContaining({ fld_userid: user.userId })]);
    expect((await answersOf(user, '/dashboard')).map(({ input }) => input['userid']).filter(Boolean)).toEqual(
      Array.from({ length: 3 }, () => user.userId),
    );
  });

  test('holds the state of the panel for Administrators alone', async () => {
    const namesFor = async (caller: Caller) => (await answersOf(caller, '/dashboard')).map(({ name }) => name);
    expect(await namesFor(panel.admin)).toContain('GetSystemHealth');
    expect(await namesFor(await panel.userWith(['Add Customer']))).not.toContain('GetSystemHealth');
  });

  test('leaves out what the server refuses, so that the page learns the reason from its own request', async () => {
    const names = (await answersOf(panel.admin, '/customerlist?pagesize=7000')).map(({ name }) => name);
    expect(names).toContain('GetUserMenu');
    expect(names).not.toContain('GetCustomerList');
  });

  test('leaves nothing behind that stops the server some seconds after a refusal', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await answersOf(panel.admin, '/customerlist?pagesize=7000');
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await panel.admin.send('GetCustomerList', { page: 1 })).status).toBe(200);
  });

  test('is for no one without a session, and in no shared cache', async () => {
    expect(refusalOf(await panel.visitor().fetch('/api/page-answers?page=/customerlist'))).toEqual([401, 'NotSignedIn']);
    const reply = await panel.admin.fetch('/api/page-answers?page=/customerlist');
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    '',
    '//elsewhere.example/customerlist',
    'https://elsewhere.example',
    '/%',
    '/nonsense?x=%E0%A4%A',
    '/__proto__',
    '/constructor',
  ])('is that of the frame alone for an address that is no page: %s', async (page) => {
    const reply = await panel.admin.fetch(`/api/page-answers?page=${encodeURIComponent(page)}`);
    expect(reply.status).toBe(200);
    expect(reply.json.data.length).toBeGreaterThanOrEqual(5);
  });
});

test('every operation that a page asks for first only reads', async () => {
  const pages = ['/dashboard', '/customerlist', '/saleslist', '/userlist', '/addtax'];
  for (const { name } of pages.flatMap((page) => readsOfPage(page, { userId: 1, isAdministrator: true }))) expect(name).toMatch(/^Get/);
});
