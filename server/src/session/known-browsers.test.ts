import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Reply } from '../../../testing/panel/caller.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { aUser, password } from '../../../testing/builders/users.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel({ trustedProxies: ['127.0.0.1'] });
});
afterAll(() => panel.stop());
// Every test begins without counted failures.
beforeEach(() => panel.clock.pass(16));

let networks = 0;
/** An address that no test has used yet, as the proxy sees it. */
const aNetwork = () => `198.51.100.${++networks}`;

interface Tried {
  readonly from?: string;
  readonly cookie?: string;
  readonly with?: string;
}

async function logIn(mobile: string, { from = '203.0.113.1', cookie = '', with: tried = password }: Tried = {}): Promise<Reply> {
  return panel.visitor().send('AuthenticateUser', { mobile, password: tried }, { headers: { 'x-forwarded-for': from, cookie } });
}

async function guess(mobile: string, times: number, tried: Tried = {}): Promise<number[]> {
  const statuses = [];
  for (let time = 0; time < times; time++) statuses.push((await logIn(mobile, { ...tried, with: `guess ${time}` })).status);
  return statuses;
}

/** One wrong login for each of a hundred numbers with this beginning, as many at once as one network may have. */
async function guessAtHundred(beginning: string, from: (index: number) => string): Promise<void> {
  const guesses = Array.from({ length: 100 }, (_, index) => index);
  for (let start = 0; start < 100; start += 20)
    await Promise.all(
      guesses
        .slice(start, start + 20)
        .map((index) => logIn(`${beginning}${String(index).padStart(2, '0')}`, { from: from(index), with: 'a guess' })),
    );
}

/** The cookie that identifies the browser from now on. */
function browserCookie(reply: Reply): string {
  const set = reply.headers.getSetCookie().find((cookie) => cookie.startsWith('vikray_browser='));
  return set?.split(';')[0] ?? '';
}

describe('a browser in which the user has logged in before', () => {
  test('lets them in while others guess their password', async () => {
    const { mobile } = await panel.userWith([]);
    const cookie = browserCookie(await logIn(mobile));
    await guess(mobile, 11, { from: aNetwork() });
    expect((await logIn(mobile)).status).toBe(429);
    expect((await logIn(mobile, { cookie })).status).toBe(200);
  });

  test('lets them in while someone behind the same address guesses the passwords of all users', async () => {
    const { mobile } = await panel.userWith([]);
    const cookie = browserCookie(await logIn(mobile));
    const from = aNetwork();
    await guessAtHundred('96666666', () => from);
    expect((await logIn(mobile, { from })).status).toBe(429);
    expect((await logIn(mobile, { from, cookie })).status).toBe(200);
  });

  test('has its own 10 failures, which block no other browser', async () => {
    const { mobile } = await panel.userWith([]);
    const cookie = browserCookie(await logIn(mobile));
    expect((await guess(mobile, 11, { cookie })).at(-1)).toBe(429);
    expect((await logIn(mobile, { cookie })).status).toBe(429);
    expect((await logIn(mobile)).status).toBe(200);
    panel.clock.pass(15.01);
    expect((await logIn(mobile, { cookie })).status).toBe(200);
  });

  test('does not unblock other browsers by logging in', async () => {
    const { mobile } = await panel.userWith([]);
    const cookie = browserCookie(await logIn(mobile));
    const from = aNetwork();
    await guess(mobile, 10, { from });
    await logIn(mobile, { cookie });
    expect((await logIn(mobile, { from })).status).toBe(429);
  });

  test('is unknown to another user', async () => {
    const [known, other] = [await panel.userWith([]), await panel.userWith([])];
    const cookie = browserCookie(await logIn(known.mobile));
    await guess(other.mobile, 10);
    expect((await logIn(other.mobile, { cookie })).status).toBe(429);
  });

  test('is unknown to a new user who has the number of a deleted one', async () => {
    const { mobile, userId } = await panel.userWith([]);
    const cookie = browserCookie(await logIn(mobile));
    await panel.admin.call('DeleteUser', { userId });
    await panel.admin.call('AddUser', aUser({ officeMobile: mobile, password }));
    await guess(mobile, 10, { from: aNetwork() });
    expect((await logIn(mobile, { cookie })).status).toBe(429);
  });

  test('stays known to all users who have logged in there', async () => {
    const [first, second] = [await panel.userWith([]), await panel.userWith([])];
    const cookie = browserCookie(await logIn(second.mobile, { cookie: browserCookie(await logIn(first.mobile)) }));
    for (const { mobile } of [first, second]) await guess(mobile, 10);
    expect((await logIn(first.mobile, { cookie })).status).toBe(200);
  });

  test('keeps counting a user’s failures there when someone else logs in', async () => {
    const [guessed, guesser] = [await panel.userWith([]), await panel.userWith([])];
    const before = browserCookie(await logIn(guesser.mobile, { cookie: browserCookie(await logIn(guessed.mobile)) }));
    await guess(guessed.mobile, 10, { cookie: before });
    const after = browserCookie(await logIn(guesser.mobile, { cookie: before }));
    expect((await logIn(guessed.mobile, { cookie: after })).status).toBe(429);
  });

  test('gets a new cookie at every login, and the one before is no longer valid', async () => {
    const { mobile } = await panel.userWith([]);
    const planted = browserCookie(await logIn(mobile));
    const cookie = browserCookie(await logIn(mobile, { cookie: planted }));
    await guess(mobile, 10);
    expect((await logIn(mobile, { cookie: planted })).status).toBe(429);
    expect((await logIn(mobile, { cookie })).status).toBe(200);
  });

  test('is forgotten 90 days after the last login', async () => {
    const { mobile } = await panel.userWith([]);
    const cookie = browserCookie(await logIn(mobile));
    panel.clock.pass(90 * 24 * 60 + 1);
    await guess(mobile, 10);
    expect((await logIn(mobile, { cookie })).status).toBe(429);
    panel.clock.pass(-90 * 24 * 60);
  });

  test('is known by a cookie that no script can read, that opens nothing and that is in no table', async () => {
    const { mobile, userId } = await panel.userWith([]);
    const reply = await logIn(mobile);
    expect(reply.headers.getSetCookie().find((cookie) => cookie.startsWith('vikray_browser='))).toMatch(
      /(?=.*HttpOnly)(?=.*SameSite=Strict)(?=.*Path=\/)(?=.*Max-Age=34560000)/,
    );
    const token = browserCookie(reply).split('=')[1] ?? '';
    for (const cookie of [`vikray_browser=${token}`, `vikray_session=${token}`]) {
      expect((await panel.visitor().send('GetLoginRecord', {}, { headers: { cookie } })).status).toBe(401);
    }
    const rows = await panel.db.selectFrom('known_browsers').selectAll().where('user_id', '=', userId).execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

test('guesses from all addresses of one IPv6 network count together, those from the next network do not', async () => {
  const { mobile } = await panel.userWith([]);
  await guessAtHundred('97777777', (index) => `2001:db8:7:7::${(index + 1).toString(16)}`);
  expect((await logIn(mobile, { from: '2001:db8:7:7:ffff::1' })).status).toBe(429);
  expect((await logIn(mobile, { from: '2001:db8:7:8::1' })).status).toBe(200);
});

describe('the log of logins', () => {
  test('has attempts that were refused after too many, with user and address', async () => {
    const { mobile, userId } = await panel.userWith([]);
    await guess(mobile, 11, { from: '2001:db8:9:9::5' });
    const { rows } = await panel.admin.call('GetLoginEvents', { userId, action: 'Refused' });
    expect(rows).toMatchObject([{ mobile, address: '2001:db8:9:9::5', userName: expect.stringMatching(/^Test User/) }]);
  });

  test('does not grow without limit in a flood: it has ten refusals per address and minute', async () => {
    const { mobile, userId } = await panel.userWith([]);
    const refused = async () => (await panel.admin.call('GetLoginEvents', { userId, action: 'Refused' })).rows.length;
    await guess(mobile, 25, { from: aNetwork() });
    expect(await refused()).toBe(10);
    await guess(mobile, 1, { from: aNetwork() });
    expect(await refused()).toBe(11);
  });
});
