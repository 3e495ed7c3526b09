import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aUser, password } from '../../../testing/builders/users.ts';
import type { Caller } from '../../../testing/panel/caller.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { openOutbox, sentMails, type Outbox } from '../../../testing/panel/sent-mails.ts';

let panel: TestPanel;
let outbox: Outbox;
beforeAll(async () => {
  outbox = await openOutbox();
  panel = await startTestPanel({ mail: outbox.mail });
});
afterAll(async () => {
  await panel.stop();
  await outbox.remove();
});
beforeEach(() => panel.clock.pass(16));

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';
const chrome = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36';

/** Logs in with a browser; `cookie` is that of an earlier login. */
async function logInWith(mobile: string, userAgent: string, cookie = '') {
  const caller = panel.visitor();
  const reply = await caller.send('AuthenticateUser', { mobile, password }, { headers: { 'user-agent': userAgent, cookie } });
  expect(reply.status).toBe(200);
  const browser = reply.headers.getSetCookie().find((one) => one.startsWith('vikray_browser=')) ?? '';
  return Object.assign(caller, { browser: browser.split(';')[0] ?? '' });
}

const isSignedIn = async (caller: Caller) => (await caller.send('GetLoginRecord')).status === 200;
const noticesOf = async (caller: Caller): Promise<string[]> =>
  (await caller.call('GetNotifications', {})).filter(({ noticeid }) => noticeid !== undefined).map(({ text }) => text);

describe('a user’s sessions', () => {
  test('are shown with browser, address, begin and last use, and none of another user (SEC-16)', async () => {
    const [{ mobile }, colleague] = [await panel.userWith([]), await panel.userWith([])];
    const office = await logInWith(mobile, firefox);
    panel.clock.pass(5);
    const telephone = await logInWith(mobile, chrome);
    const { json } = await telephone.send('GetOwnSession');
    expect(json.data).toHaveLength(3);
    expect(json.data[0]).toEqual({
      fld_sessionid: expect.any(Number),
      fld_device: 'Chrome on Android',
      fld_address: '127.0.0.1',
      fld_startedat: panel.clock.now().toISOString(),
      fld_lastseenat: panel.clock.now().toISOString(),
      fld_iscurrent: true,
    });
    expect(json.data).toContainEqual(expect.objectContaining({ fld_device: 'Firefox on Windows', fld_iscurrent: false }));
    expect(await office.call('GetOwnSession', {})).toHaveLength(3);
    expect(await colleague.call('GetOwnSession', {})).toHaveLength(1);
  });

  test('end one by one or all others at once; those of a colleague do not (SEC-16)', async () => {
    const [{ mobile }, colleague] = [await panel.userWith([]), await panel.userWith([])];
    const [one, two, three] = [await logInWith(mobile, firefox), await logInWith(mobile, chrome), await logInWith(mobile, chrome)];
    const [theirs] = await colleague.call('GetOwnSession', {});
    const foreign = await one.ask('EndOwnSession', { sessionId: theirs?.sessionId ?? 0 });
    expect([foreign.status, foreign.json.data]).toEqual([404, 'This session has ended already.']);

    const [current] = (await two.call('GetOwnSession', {})).filter((session) => session.isCurrent);
    await one.call('EndOwnSession', { sessionId: current?.sessionId ?? 0 });
    expect(await Promise.all([one, two, three].map(isSignedIn))).toEqual([true, false, true]);
    await one.call('EndOwnSession', { sessionId: 0 });
    expect(await Promise.all([one, three, colleague].map(isSignedIn))).toEqual([true, false, true]);
  });

  test('that have expired are not shown (SEC-16)', async () => {
    const { mobile } = await panel.userWith([]);
    panel.clock.pass(13 * 60);
    const now = await logInWith(mobile, firefox);
    expect(await now.call('GetOwnSession', {})).toHaveLength(1);
    await panel.admin.logIn('9000000001', password);
  });

  test('are ended by an Administrator alone, and the user is notified (SEC-16)', async () => {
    const [user, boss] = [await panel.userWith([]), await panel.userWith([], 'Administrator')];
    const colleague = await panel.userWith(['Edit User', 'Add User']);
    expect((await colleague.ask('EndUserSession', { userId: user.userId })).status).toBe(403);
    expect((await boss.ask('EndUserSession', { userId: 999_999 })).status).toBe(404);
    await boss.call('EndUserSession', { userId: user.userId });
    expect(await isSignedIn(user)).toBe(false);
    await boss.call('EndUserSession', { userId: boss.userId });
    expect(await isSignedIn(boss)).toBe(true);
    const again = await logInWith(user.mobile, firefox);
    expect(await noticesOf(again)).toContainEqual(expect.stringMatching(/ has ended your sessions\.$/));
  });
});

describe('a login from a browser that the user has not used', () => {
  test('is reported by a notice, but not the first one, nor one from a known browser (SEC-17)', async () => {
    const user = await panel.userWith([]);
    expect(await noticesOf(user)).toEqual([]);
    const first = await logInWith(user.mobile, chrome);
    const told = [expect.stringMatching(/^New sign-in: Chrome on Android, 2\d-11-2026 \d\d:\d\d, 127\.0\.0\.1\. If this was not you, /)];
    expect(await noticesOf(first)).toEqual(told);
    const again = await logInWith(user.mobile, chrome, first.browser);
    expect(await noticesOf(again)).toEqual(told);
  });

  test('is mailed too, for a user who wants that (SEC-17)', async () => {
    const user = await panel.userWith([]);
    expect(await user.call('GetSignInMail', {})).toEqual([{ wanted: 'No', canSend: 'Yes', address: expect.stringContaining('@') }]);
    await logInWith(user.mobile, firefox);
    expect(await sentMails(panel, outbox)).toEqual([]);
    await user.call('UpdateSignInMail', { wanted: 'Yes' });
    await logInWith(user.mobile, chrome);
    const [mail, ...others] = await sentMails(panel, outbox);
    expect([mail?.subject, others]).toEqual(['New sign-in to Vikray', []]);
    expect(mail?.text).toContain('New sign-in: Chrome on Android');
  });
});

describe('a change of the number or address that someone logs in with', () => {
  test('is mailed to the old and the new address (SEC-18)', async () => {
    const { status: _none, ...entered } = aUser({ officeEmail: 'old@example.in' });
    const [added] = await panel.admin.call('AddUser', entered);
    const userId = added?.userId ?? 0;
    await panel.admin.call('UpdateUser', { ...entered, userId, nickname: 'Ash' });
    expect(await sentMails(panel, outbox)).toEqual([]);
    await panel.admin.call('UpdateUser', { ...entered, userId, officeEmail: 'new@example.in', officeMobile: '9811111111' });
    const mails = await sentMails(panel, outbox);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [expect.stringContaining('new@example.in'), 'Your login to Vikray has changed'],
      [expect.stringContaining('old@example.in'), 'Your login to Vikray has changed'],
    ]);
    expect(mails[0]?.text).toContain(`Official Mobile: ${entered.officeMobile} is now 9811111111`);
  });

  test('is mailed when the panel runs again after days, as after a weekend (SEC-18)', async () => {
    const { status: _none, ...entered } = aUser({ officeEmail: 'friday@example.in' });
    const [added] = await panel.admin.call('AddUser', entered);
    await panel.admin.call('UpdateUser', { ...entered, userId: added?.userId ?? 0, officeEmail: 'monday@example.in' });
    panel.clock.pass(3 * 24 * 60);
    expect((await sentMails(panel, outbox)).map(({ to }) => to)).toEqual([
      expect.stringContaining('friday@example.in'),
      expect.stringContaining('monday@example.in'),
    ]);
    await panel.admin.logIn('9000000001', password);
  });

  test('of one’s own needs no password by the documented body, and the right one when it is sent (SEC-18)', async () => {
    const boss = await panel.userWith(['Edit User', 'Add User']);
    const entered = aUser();
    const own = { ...entered, userId: boss.userId, loginType: 'Executive' as const };
    const change = (ownPassword?: string) => boss.ask('UpdateUser', { ...own, ...(ownPassword !== undefined && { ownPassword }) });
    const refused = await change('a wrong one');
    expect([refused.status, refused.json.data]).toEqual([400, 'Incorrect Old Password.']);
    expect((await change(password)).status).toBe(200);
    expect((await change()).status).toBe(200);
  });
});

describe('a password that someone else has given', () => {
  test('must be replaced before anything else, if they ask for that (SEC-13)', async () => {
    const entered = aUser({ mustChange: 'Yes' });
    const [added] = await panel.admin.call('AddUser', entered);
    const user = panel.visitor();
    await user.logIn(entered.officeMobile, password);
    const refused = await user.send('GetCustomerList');
    expect([refused.status, refused.json.data]).toEqual([403, 'Please choose your own password first.']);
    expect((await user.call('GetLoginRecord', {}))[0]?.mustChangePassword).toBe(true);
    const own = { userId: added?.userId ?? 0, oldPassword: password };
    const same = await user.ask('ChangePassword', { ...own, password });
    expect([same.status, same.json.data]).toEqual([400, 'Please choose another password.']);
    await user.call('ChangePassword', { ...own, password: 'one of my own' });
    expect((await user.send('GetCustomerList')).status).toBe(200);
  });

  test('may stay by the documented body; a reset can ask for another one, too (SEC-13)', async () => {
    const user = await panel.userWith([]);
    const reset = async (change: object) => {
      await panel.admin.call('ChangePassword', { userId: user.userId, password: 'given by someone', ...change });
      const again = panel.visitor();
      await again.logIn(user.mobile, 'given by someone');
      return (await again.send('GetCustomerList')).status;
    };
    expect([await reset({}), await reset({ mustChange: 'No' }), await reset({ mustChange: 'Yes' })]).toEqual([200, 200, 403]);
  });

  test('by a reset is reported to the user and to the other Administrators; one’s own password is checked when it is sent', async () => {
    const [user, clerk, boss] = [await panel.userWith([]), await panel.userWith(['Add User']), await panel.userWith([], 'Administrator')];
    const reset = (ownPassword: string) => clerk.ask('ChangePassword', { userId: user.userId, password: 'given by a clerk', ownPassword });
    expect((await reset('a wrong one')).status).toBe(400);
    expect(await noticesOf(boss)).toEqual([]);
    expect((await reset(password)).status).toBe(200);
    const again = panel.visitor();
    await again.logIn(user.mobile, 'given by a clerk');
    expect(await noticesOf(again)).toContainEqual(expect.stringMatching(/^Test User \d+ has reset your password\.$/));
    expect(await noticesOf(boss)).toEqual([expect.stringMatching(/^Test User \d+ has reset the password of Test User \d+\.$/)]);
    expect(await noticesOf(clerk)).toEqual([]);
  });

  test('and a change of rights is reported the same way, with one’s own password when it is sent', async () => {
    const [user, boss] = [await panel.userWith(['Add Tax']), await panel.userWith([], 'Administrator')];
    const [right] = (await panel.admin.call('GetUserSubMenuList', { userId: user.userId })).filter(({ access }) => access === 1);
    const take = (access: 0 | 1, ownPassword?: string) =>
      panel.admin.ask('UpdateUserRights', {
        userId: user.userId,
        menuRights: [],
        subMenuRights: [{ subMenuRightId: right?.subMenuRightId ?? 0, access }],
        ...(ownPassword !== undefined && { ownPassword }),
      });
    expect((await take(0, 'a wrong one')).status).toBe(400);
    expect((await take(1)).status).toBe(200);
    expect(await noticesOf(user)).toEqual([]);
    expect((await take(0, password)).status).toBe(200);
    expect(await noticesOf(user)).toEqual(['Administrator has changed your rights.']);
    expect(await noticesOf(boss)).toEqual([expect.stringMatching(/^Administrator has changed the rights of Test User \d+\.$/)]);
  });
});
