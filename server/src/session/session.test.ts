import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Caller } from '../../../testing/panel/caller.ts';
import { hashAtRecommendedCost } from '../../../testing/panel/hash-cost.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { password } from '../../../testing/builders/users.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

const wrongLogin = 'Invalid Mobile Number or Password.';
const unknownMobile = '9999999999';

/** Whether the panel still accepts the caller's session. */
async function isSignedIn(caller: Caller): Promise<boolean> {
  return (await caller.send('GetLoginRecord')).status === 200;
}

/** Another browser that sends the same cookie. */
function withCookie(cookie: string): Caller {
  return Object.assign(panel.visitor(), { cookie });
}

async function eventsOf(mobile: string) {
  return panel.db
    .selectFrom('login_events')
    .select(['user_id', 'action', 'address', 'happened_at'])
    .where('mobile', '=', mobile)
    .orderBy('id')
    .execute();
}

async function setStatus(userId: number, status: 'Active' | 'Deleted'): Promise<void> {
  await panel.db.updateTable('users').set({ status }).where('id', '=', userId).execute();
}

describe('AuthenticateUser', () => {
  test('takes the documented body and answers a list whose first item is the user, without secrets (LOG-09, LOG-10, LOG-12)', async () => {
    const user = await panel.userWith([]);
    const reply = await panel
      .visitor()
      .send('AuthenticateUser', { mobile: user.mobile, password, action: 'Login', actiondate: '20 November 2026 at 10:00:00 am' });
    expect(reply.status).toBe(200);
    expect(reply.json).toEqual({
      data: [
        {
          fld_userid: user.userId,
          fld_name: expect.stringContaining('Test User'),
          fld_nickname: expect.any(String),
          fld_officeemail: expect.any(String),
          fld_officemobile: user.mobile,
          fld_designation: 'Sales Executive',
          fld_photo: '',
          fld_logintype: 'Executive',
        },
      ],
    });
  });

  test.each<[object, string]>([
    [{ mobile: '' }, 'Please enter Mobile Number.'],
    [{ mobile: undefined, password: '' }, 'Please enter Mobile Number.'],
    [{ mobile: '987654321' }, 'Mobile Number is invalid.'],
    [{ mobile: '98765432101' }, 'Mobile Number is invalid.'],
    [{ mobile: '98a7654321' }, 'Mobile Number is invalid.'],
    [{ mobile: '+919876543' }, 'Mobile Number is invalid.'],
    [{ mobile: '9876543210\n' }, 'Mobile Number is invalid.'],
    [{ mobile: '९८७६५४३२१०' }, 'Mobile Number is invalid.'],
    [{ mobile: '123', password: '' }, 'Mobile Number is invalid.'],
    [{ password: '' }, 'Please enter Password.'],
    [{ password: undefined }, 'Please enter Password.'],
    [{ password: 'x'.repeat(201) }, wrongLogin],
  ])('refuses %j before it looks for a user (LOG-05, LOG-06, LOG-07, LOG-08)', async (change, message) => {
    const reply = await panel.visitor().send('AuthenticateUser', { mobile: '9876543210', password: 'x', action: 'Login', ...change });
    expect([reply.status, reply.json.data]).toEqual([400, message]);
    expect(reply.headers.getSetCookie()).toEqual([]);
  });

  test('does not reveal whether the number or the password was wrong (LOG-11, LOG-18)', async () => {
    const { mobile } = await panel.userWith([]);
    const replies = [await panel.visitor().logIn(mobile, 'wrong password'), await panel.visitor().logIn(unknownMobile, 'wrong password')];
    for (const reply of replies) {
      expect([reply.status, reply.json]).toEqual([401, { data: wrongLogin, error: { code: 'WrongLogin', requestId: expect.any(String) } }]);
      expect(reply.headers.getSetCookie()).toEqual([]);
    }
  });

  test('does the same work for an unknown number as for a wrong password', async () => {
    onTestFinished(hashAtRecommendedCost());
    const { mobile } = await panel.userWith([]);
    // Processor time, which other programs do not affect; checking a password takes nearly all of it.
    const work = async (number: string) => {
      const before = process.cpuUsage();
      for (let count = 0; count < 8; count++) {
        panel.clock.pass(16);
        await panel.visitor().logIn(number, 'wrong password');
      }
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    // The least of three, as other threads of the process may work at the same time.
    const least = async (number: string) => Math.min(await work(number), await work(number), await work(number));
    const ratio = (await least(unknownMobile)) / (await least(mobile));
    expect([ratio > 0.6, ratio < 1.7], `an unknown number takes ${ratio} of the work`).toEqual([true, true]);
  });

  test('lets no one in with an unknown number, whatever the password', async () => {
    expect((await panel.visitor().logIn(unknownMobile, 'the password of nobody')).status).toBe(401);
  });

  test('takes the password as entered: capitals and blanks count', async () => {
    const { mobile } = await panel.userWith([]);
    for (const other of [password.toUpperCase(), ` ${password}`, `${password} `, `${password}\0`]) {
      expect((await panel.visitor().logIn(mobile, other)).status).toBe(401);
    }
  });

  test('records every login and every failed one by the server’s clock', async () => {
    const user = await panel.userWith([]);
    await panel
      .visitor()
      .send('AuthenticateUser', { mobile: user.mobile, password: 'wrong', action: 'Logout', actiondate: '1 January 1990' });
    await panel.visitor().logIn('9222222222', 'wrong');
    const at = { address: '127.0.0.1', happened_at: panel.clock.now().toISOString() };
    expect(await eventsOf(user.mobile)).toEqual([
      { user_id: user.userId, action: 'Login', ...at },
      { user_id: user.userId, action: 'Failed', ...at },
    ]);
    expect(await eventsOf('9222222222')).toEqual([{ user_id: null, action: 'Failed', ...at }]);
  });

  test('does not trust what a browser says about its own address', async () => {
    const { mobile } = await panel.userWith([]);
    const claims = { 'x-forwarded-for': '203.0.113.7', 'x-real-ip': '203.0.113.7', forwarded: 'for=203.0.113.7' };
    await panel.visitor().send('AuthenticateUser', { mobile, password }, { headers: claims });
    expect((await eventsOf(mobile)).map(({ address }) => address)).toEqual(['127.0.0.1', '127.0.0.1']);
  });
});

describe('the session cookie', () => {
  test('is out of reach of scripts and other sites, and ends with the session', async () => {
    const { mobile } = await panel.userWith([]);
    const [cookie, ...others] = (await panel.visitor().logIn(mobile, password)).headers.getSetCookie();
    // The only other cookie keeps others' guesses from blocking this browser.
    expect(others.map((other) => other.split('=')[0])).toEqual(['vikray_browser']);
    const [pair, ...flags] = (cookie ?? '').split('; ');
    // 256 random bits.
    expect(pair).toMatch(/^vikray_session=[\w-]{43}$/);
    expect(flags.toSorted()).toEqual(['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Strict']);
  });

  test('is sent only over https when the panel is reached by https', async () => {
    const secured = await startTestPanel({ publicUrl: new URL('https://panel.example.in') });
    const browser = secured.visitor();
    const reply = await browser.logIn('9000000001', password);
    const [pair, ...flags] = (reply.headers.getSetCookie()[0] ?? '').split('; ');
    // With this prefix, no other host of the domain can plant a cookie; one without it opens nothing.
    expect(pair).toMatch(/^__Host-vikray_session=[\w-]{43}$/);
    expect(flags.toSorted()).toEqual(['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Strict', 'Secure']);
    expect(reply.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    const unprefixed = Object.assign(secured.visitor(), { cookie: browser.cookie.replace('__Host-', '') });
    expect([await isSignedIn(browser), await isSignedIn(unprefixed)]).toEqual([true, false]);
    const [cleared] = (await browser.send('AddUserLoginSession', {})).headers.getSetCookie();
    expect(cleared).toMatch(/^__Host-vikray_session=; (?=.*Path=\/)(?=.*Secure)/);
    await secured.stop();
  });

  test('is the only place with the token: the database has only its hash', async () => {
    const user = await panel.userWith([]);
    const token = user.cookie.split('=')[1] ?? '';
    const rows = await panel.db.selectFrom('sessions').selectAll().where('user_id', '=', user.userId).execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await isSignedIn(withCookie(`vikray_session=${rows[0]?.token_hash}`))).toBe(false);
  });

  test.each(['', 'x', '%00', '%ff%fe', '"', '__proto__', 'é', 'a'.repeat(5000)])('%j opens nothing', async (token) => {
    const reply = await withCookie(`vikray_session=${encodeURI(token)}`).send('GetLoginRecord');
    expect([reply.status, reply.json.data]).toEqual([401, 'Please log in to continue.']);
  });
});

test('no answer holds a password’s hash or a token', async () => {
  const user = await panel.userWith(['Edit User']);
  const { password_hash: hash } = await panel.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', user.userId)
    .executeTakeFirstOrThrow();
  const [, method, , , salt = ''] = hash.split('$');
  expect(method).toBe('argon2id');
  const replies = [
    await user.logIn(user.mobile, password),
    await user.send('GetLoginRecord'),
    await user.send('GetUserMenu', { userid: 1 }),
    await user.send('GetUserSubMenu'),
    await user.logIn(user.mobile, 'wrong'),
  ];
  const [, token = ''] = user.cookie.split('=');
  for (const { text } of replies) expect([hash, salt, token, password].filter((secret) => text.includes(secret))).toEqual([]);
});

describe('a session', () => {
  beforeEach(() => panel.clock.pass(16));

  test('belongs to one browser and does not affect the session in another one', async () => {
    const first = await panel.userWith([]);
    const second = panel.visitor();
    await second.logIn(first.mobile, password);
    expect(second.cookie).not.toBe(first.cookie);
    await second.send('AddUserLoginSession', { userid: first.userId, action: 'Logout' });
    expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([true, false]);
  });

  test('opens only what its own user may see, when requests of several users and of strangers arrive together', async () => {
    const users = await Promise.all([1, 2, 3].map(() => panel.userWith([])));
    const stranger = withCookie('vikray_session=of-nobody');
    const replies = await Promise.all([...users, stranger, ...users, stranger].map((caller) => caller.send('GetLoginRecord')));
    const ids = users.map(({ userId }) => userId);
    expect(replies.map(({ status, json }) => (status === 200 ? json.data[0].fld_userid : status))).toEqual([...ids, 401, ...ids, 401]);
  });

  test('is new at every login: one planted in the browser opens nothing', async () => {
    const { mobile } = await panel.userWith([]);
    const planted = 'vikray_session=chosen-by-somebody-else';
    const browser = withCookie(planted);
    expect((await browser.logIn(mobile, password)).status).toBe(200);
    expect([await isSignedIn(browser), await isSignedIn(withCookie(planted))]).toEqual([true, false]);
  });

  test('ends when someone else logs in with the same browser', async () => {
    const [before, after] = [await panel.userWith([]), await panel.userWith([])];
    const browser = withCookie(before.cookie);
    await browser.logIn(after.mobile, password);
    expect((await browser.send('GetLoginRecord')).json.data[0].fld_userid).toBe(after.userId);
    expect(await isSignedIn(before)).toBe(false);
  });

  test('survives a failed login in the same browser', async () => {
    const user = await panel.userWith([]);
    await user.logIn(user.mobile, 'wrong password');
    expect(await isSignedIn(user)).toBe(true);
  });

  test('ends after 12 hours without use, and use prolongs it', async () => {
    const user = await panel.userWith([]);
    for (let hours = 0; hours < 33; hours += 11) {
      panel.clock.pass(11 * 60);
      expect(await isSignedIn(user)).toBe(true);
    }
    panel.clock.pass(12 * 60 + 1);
    expect(await isSignedIn(user)).toBe(false);
    expect(await panel.db.selectFrom('sessions').selectAll().where('user_id', '=', user.userId).execute()).toEqual([]);
  });

  test('ends after 7 days, however much it is used', async () => {
    const user = await panel.userWith([]);
    for (let hours = 0; hours < 7 * 24; hours += 8) {
      expect(await isSignedIn(user)).toBe(true);
      panel.clock.pass(8 * 60);
    }
    panel.clock.pass(1);
    expect(await isSignedIn(user)).toBe(false);
  });

  test('ends at once when its user is deleted, and the user cannot log in again', async () => {
    const user = await panel.userWith([]);
    await setStatus(user.userId, 'Deleted');
    expect(await isSignedIn(user)).toBe(false);
    const reply = await panel.visitor().logIn(user.mobile, password);
    expect([reply.status, reply.json.data]).toEqual([401, wrongLogin]);
  });
});

describe('AddUserLoginSession', () => {
  test('ends the session for good and clears the cookie (LOG-15, LOG-16)', async () => {
    const user = await panel.userWith([]);
    const { cookie } = user;
    const reply = await user.send('AddUserLoginSession', {
      userid: user.userId,
      action: 'Logout',
      actiondate: '20 November 2026 at 6:00:00 pm',
    });
    expect([reply.status, reply.json]).toEqual([200, { data: [] }]);
    expect(reply.headers.getSetCookie()[0]).toMatch(
      /^vikray_session=; (?=.*Path=\/)(?=.*HttpOnly)(?=.*SameSite=Strict).*Expires=Thu, 01 Jan 1970/,
    );
    expect(await isSignedIn(withCookie(cookie))).toBe(false);
    expect((await withCookie(cookie).send('AddUserLoginSession', {})).status).toBe(401);
  });

  test('records the logout of the logged-in user by the server’s clock (LOG-15)', async () => {
    const [user, other] = [await panel.userWith([]), await panel.userWith([])];
    panel.clock.pass(30);
    await user.send('AddUserLoginSession', { userid: other.userId, action: 'Login', actiondate: '1 January 1990' });
    expect((await eventsOf(user.mobile)).at(-1)).toEqual({
      user_id: user.userId,
      action: 'Logout',
      address: '127.0.0.1',
      happened_at: panel.clock.now().toISOString(),
    });
    expect((await eventsOf(other.mobile)).map((event) => event.action)).toEqual(['Login']);
    expect(await isSignedIn(other)).toBe(true);
  });
});
