import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { password } from '../../../testing/builders/users.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());
// Every test uses the same address, so let the failures of the previous one expire.
beforeEach(() => panel.clock.pass(16));

const tooMany = [429, 'Too many failed attempts. Wait 15 minutes, then try again.'];

async function attempt(mobile: string, tried: string): Promise<number> {
  return (await panel.visitor().logIn(mobile, tried)).status;
}

async function fail(mobile: string, times: number): Promise<number[]> {
  const statuses = [];
  for (let time = 0; time < times; time++) statuses.push(await attempt(mobile, `guess ${time}`));
  return statuses;
}

async function failAtOnce(mobile: string): Promise<number[]> {
  return Promise.all(Array.from({ length: 10 }, (_, number) => attempt(mobile, `guess ${number}`)));
}

describe('the limit on guessing', () => {
  test('refuses even the right password after 10 failures, until 15 minutes have passed', async () => {
    const { mobile } = await panel.userWith([]);
    expect(await fail(mobile, 10)).toEqual(Array.from({ length: 10 }, () => 401));
    const refused = await panel.visitor().logIn(mobile, password);
    expect([refused.status, refused.json.data]).toEqual(tooMany);
    expect(refused.headers.getSetCookie()).toEqual([]);

    panel.clock.pass(14);
    expect(await attempt(mobile, password)).toBe(429);
    panel.clock.pass(1.01);
    expect(await attempt(mobile, password)).toBe(200);
  });

  test('counts an unknown number like a known one', async () => {
    expect(await fail('9333333333', 11)).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  test('does not block another number', async () => {
    const [guessed, other] = [await panel.userWith([]), await panel.userWith([])];
    await fail(guessed.mobile, 11);
    expect(await attempt(other.mobile, password)).toBe(200);
  });

  test('does not affect open sessions', async () => {
    const user = await panel.userWith([]);
    await fail(user.mobile, 11);
    expect((await user.send('GetLoginRecord')).status).toBe(200);
  });

  test('starts again after a successful login', async () => {
    const { mobile } = await panel.userWith([]);
    for (let round = 0; round < 2; round++) {
      await fail(mobile, 9);
      expect(await attempt(mobile, password)).toBe(200);
    }
  });

  test('is not prolonged by further attempts', async () => {
    const { mobile } = await panel.userWith([]);
    await fail(mobile, 10);
    for (let minutes = 0; minutes < 15; minutes += 5) {
      panel.clock.pass(5);
      await fail(mobile, 3);
    }
    panel.clock.pass(0.01);
    expect(await attempt(mobile, password)).toBe(200);
  });

  test('lets no more than 10 of many simultaneous guesses through', async () => {
    const { mobile } = await panel.userWith([]);
    const statuses = await Promise.all(Array.from({ length: 40 }, (_, number) => attempt(mobile, `guess ${number}`)));
    const checked = statuses.filter((status) => status === 401).length;
    expect(checked).toBeLessThanOrEqual(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40 - checked);
  });

  test('stops guesses at one number after 50 in a day, from whatever address, until a colleague resets the password', async () => {
    const user = await panel.userWith([]);
    for (let round = 0; round < 5; round++) {
      expect(await failAtOnce(user.mobile)).toEqual(Array.from({ length: 10 }, () => 401));
      panel.clock.pass(16);
    }
    const refused = await panel.visitor().logIn(user.mobile, password);
    expect([refused.status, refused.json.data]).toEqual([429, expect.stringContaining('ask a colleague to reset your password')]);
    panel.clock.pass(8 * 60);
    expect(await attempt(user.mobile, password)).toBe(429);
    await panel.admin.call('ChangePassword', { userId: user.userId, password: 'another good password' });
    // A number that was full a moment ago is refused without the database.
    panel.clock.pass(0.01);
    expect(await attempt(user.mobile, 'another good password')).toBe(200);
  });

  test('forgets the guesses of a day after 24 hours', async () => {
    const { mobile } = await panel.userWith([]);
    for (let round = 0; round < 5; round++) {
      await failAtOnce(mobile);
      panel.clock.pass(16);
    }
    panel.clock.pass(24 * 60 - 79);
    expect(await attempt(mobile, password)).toBe(200);
  });

  test('stops one address after 100 failures over many numbers', async () => {
    const { mobile } = await panel.userWith([]);
    for (let round = 0; round < 100; round += 10) {
      const numbers = Array.from({ length: 10 }, (_, index) => `94444444${String(round + index).padStart(2, '0')}`);
      expect(await Promise.all(numbers.map((number) => attempt(number, 'guess')))).toEqual(numbers.map(() => 401));
    }
    expect(await attempt('9555555555', 'guess')).toBe(429);
    expect(await attempt(mobile, password)).toBe(429);
    panel.clock.pass(15.01);
    expect(await attempt(mobile, password)).toBe(200);
  });
});

test('behind a trusted proxy, each browser has its own address, which the log of logins keeps', async () => {
  const behind = await startTestPanel({ trustedProxies: ['127.0.0.1'] });
  const { mobile } = await behind.userWith([]);
  const logInFrom = async (address: string, number: string, tried: string) =>
    (await behind.visitor().send('AuthenticateUser', { mobile: number, password: tried }, { headers: { 'x-forwarded-for': address } }))
      .status;
  for (let number = 0; number < 100; number++) await logInFrom('203.0.113.1', `95555555${String(number).padStart(2, '0')}`, 'a guess');
  const statuses = [await logInFrom('203.0.113.1', mobile, password), await logInFrom('203.0.113.2', mobile, password)];
  const latest = await behind.db.selectFrom('login_events').select('address').orderBy('id', 'desc').limit(1).executeTakeFirst();
  await behind.stop();
  expect(statuses).toEqual([429, 200]);
  expect(latest?.address).toBe('203.0.113.2');
});
