import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import type { Reply } from '../../../testing/panel/caller.ts';
import { hashAtRecommendedCost } from '../../../testing/panel/hash-cost.ts';
import { startLogin } from '../../../testing/panel/split-login.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { refusalOf } from '../../../testing/panel/refusal.ts';
import { password } from '../../../testing/builders/users.ts';

let panel: TestPanel;
beforeAll(async () => {
  hashAtRecommendedCost();
  panel = await startTestPanel({ loginWritesEveryMs: 100 });
});
afterAll(() => panel.stop());
// Every test uses the same address, so let the failures of the previous one expire.
beforeEach(() => panel.clock.pass(16));

const numbered = (beginning: string, index: number) => `${beginning}${String(index).padStart(2, '0')}`;

async function eventsOf(action: 'Failed' | 'Refused', beginning: string): Promise<number> {
  const rows = await panel.db
    .selectFrom('login_events')
    .select('id')
    .where('action', '=', action)
    .where('mobile', 'like', `${beginning}%`)
    .execute();
  return rows.length;
}

/** How many attempts count for numbers with this beginning. */
async function counted(beginning: string): Promise<number> {
  return (await panel.db.selectFrom('login_attempts').select('id').where('mobile', 'like', `${beginning}%`).execute()).length;
}

describe('a flood of logins', () => {
  test('is let in 30 at a time from one network; the others are told to try again in seconds, and nothing counts against them', async () => {
    const guess = (index: number): Promise<Reply> => panel.visitor().logIn(numbered('96111111', index), 'a guess');
    const replies = await Promise.all(Array.from({ length: 80 }, (_, index) => guess(index)));
    const [tried, busy] = [401, 429].map((status) => replies.filter((reply) => reply.status === status));
    expect([(tried?.length ?? 0) + (busy?.length ?? 0), (busy?.length ?? 0) > 0, (tried?.length ?? 0) >= 30]).toEqual([80, true, true]);
    for (const reply of busy ?? []) {
      expect([refusalOf(reply), reply.json.data, reply.headers.get('retry-after')]).toEqual([
        [429, 'TooManyPasswords'],
        'Too many passwords are being checked at the moment. Try again in a few seconds.',
        '5',
      ]);
    }
    expect([await counted('96111111'), await eventsOf('Failed', '96111111')]).toEqual([tried?.length, tried?.length]);
    expect(refusalOf(await guess(90))).toEqual([401, 'WrongLogin']);
  });

  test('is logged with every failure and ten of the refusals', async () => {
    const replies = await Promise.all(Array.from({ length: 25 }, () => panel.visitor().logIn('9622222200', 'a guess')));
    expect([replies.filter(({ status }) => status === 401).length, await eventsOf('Failed', '96222222')]).toEqual([10, 10]);
    for (let time = 0; time < 20; time++) await panel.visitor().logIn('9622222200', 'a guess');
    expect([await eventsOf('Failed', '96222222'), await eventsOf('Refused', '96222222')]).toEqual([10, 10]);
  });

  test('keeps out no user who has logged in with their browser before', async () => {
    const user = await panel.userWith([]);
    const before = await user.logIn(user.mobile, password);
    const browser = before.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .find((cookie) => cookie?.startsWith('vikray_browser='));
    const flood = Array.from({ length: 60 }, (_, index) => panel.visitor().logIn(numbered('96333333', index), 'a guess'));
    const own = panel.visitor().send('AuthenticateUser', { mobile: user.mobile, password }, { headers: { cookie: browser ?? '' } });
    expect((await own).status).toBe(200);
    await Promise.all(flood);
  });
});

// PGlite runs in the process and has one connection, so there is no second server.
test.runIf(inject('databaseSupply').engine !== 'pglite')(
  'logins under way when the panel stops are finished and written down',
  async () => {
    const stopping = await startTestPanel({ loginWritesEveryMs: 100 });
    onTestFinished(() => stopping.stop());
    const another = await stopping.startAnother();
    const logins = await Promise.all(
      Array.from({ length: 4 }, (_, index) => startLogin(another.address, numbered('96444444', index), 'a guess')),
    );
    const stopped = another.stop();
    const answers = await Promise.all(logins.map((login) => login.finish()));
    await stopped;
    expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 401 '))).toHaveLength(4);
    const events = await stopping.db.selectFrom('login_events').select('action').where('mobile', 'like', '96444444%').execute();
    expect(events.map(({ action }) => action)).toEqual(['Failed', 'Failed', 'Failed', 'Failed']);
  },
);

describe('a password whose hash has an older, lower cost', () => {
  async function storedHash(userId: number): Promise<string> {
    const row = await panel.db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirstOrThrow();
    return row.password_hash;
  }

  async function userOfOldHash() {
    const user = await panel.userWith([]);
    const old = await hash(password, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
    await panel.db.updateTable('users').set({ password_hash: old, must_change_password: 1 }).where('id', '=', user.userId).execute();
    return { userId: user.userId, mobile: user.mobile, old, version: await versionOf(user.userId) };
  }

  async function versionOf(userId: number) {
    return panel.db
      .selectFrom('users')
      .select(['version', 'updated_at', 'must_change_password'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
  }

  test('is hashed again by a login, once, and still opens the panel; nothing else about the user changes (SEC-34)', async () => {
    const user = await userOfOldHash();
    expect((await panel.visitor().logIn(user.mobile, password)).status).toBe(200);
    const renewed = await storedHash(user.userId);
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await panel.visitor().logIn(user.mobile, password)).status).toBe(200);
    expect(await storedHash(user.userId)).toBe(renewed);
    expect(await versionOf(user.userId)).toEqual(user.version);
  });

  test('stays as it is after a failed login', async () => {
    const user = await userOfOldHash();
    expect((await panel.visitor().logIn(user.mobile, 'a guess')).status).toBe(401);
    expect(await storedHash(user.userId)).toBe(user.old);
  });
});
