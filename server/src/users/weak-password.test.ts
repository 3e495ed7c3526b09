import { statSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aUser, password } from '../../../testing/builders/users.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { commonPasswordsFile, isCommonPassword } from './common-passwords.ts';
import { hashPassword } from './password.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel({ brandName: 'Rohini Interiors' });
});
afterAll(() => panel.stop());
beforeEach(() => panel.clock.pass(16));

const tooCommon = [400, 'This password is too common. Please choose another.', 'password'];
const own = { officeMobile: '9812345670', empNumber: 'VKR10234', name: 'Meera Joshi' };

describe('a new password', () => {
  test.each([
    ['password', 'SEC-14'],
    ['qwertyuiop', 'SEC-14'],
    ['12345678', 'SEC-14'],
    ['tromboni', 'SEC-14'],
    ['        ', 'SEC-14'],
    [own.officeMobile, 'SEC-15'],
    [`91${own.officeMobile}`, 'SEC-15'],
    ['vkr 10234', 'SEC-15'],
    ['VKR102342026', 'SEC-15'],
    ['MEERA JOSHI', 'SEC-15'],
    ['meerajoshi2026', 'SEC-15'],
    ['Rohini Interiors1', 'SEC-15'],
  ])('of a new user may not be %j (%s)', async (weak) => {
    const reply = await panel.admin.ask('AddUser', aUser({ ...own, password: weak }));
    expect([reply.status, reply.json.data, reply.json.error.field]).toEqual(tooCommon);
  });

  test('of oneself or a colleague is checked against the data of its user, and the old one stays (SEC-14, SEC-15)', async () => {
    const [user, colleague] = [await panel.userWith(['Add User']), await panel.userWith([])];
    const change = (userId: number, next: string) =>
      user.ask('ChangePassword', { userId, password: next, ...(userId === user.userId && { oldPassword: password }) });
    for (const { userId, mobile } of [user, colleague]) {
      for (const weak of ['password1', mobile, `${mobile}1`]) {
        const reply = await change(userId, weak);
        expect([reply.status, reply.json.data, reply.json.error.field]).toEqual(tooCommon);
      }
      expect((await panel.visitor().logIn(mobile, password)).status).toBe(200);
    }
    expect((await change(colleague.userId, user.mobile)).status).toBe(200);
  });

  test.each(['Rohini Interiors 20261', 'Meera Joshi of Pune', '98123456', 'correct horse battery'])(
    'may be %j, which only contains own data or is rare (SEC-15)',
    async (good) => {
      const reply = await panel.admin.ask('AddUser', aUser({ name: own.name, password: good }));
      expect(reply.status).toBe(201);
    },
  );
});

test('of the first user is checked at the first start (SEC-14, SEC-15)', async () => {
  for (const weak of ['password', '9000000001', 'Administrator1', 'Vikray2026']) {
    const start = startTestPanel({ admin: { mobile: '9000000001', password: weak }, brandName: 'Vikray' });
    await expect(start).rejects.toThrow('ADMIN_PASSWORD is too common. Please choose another.');
  }
});

test('a common password from the time before still logs in (SEC-14)', async () => {
  const user = await panel.userWith([]);
  await panel.db
    .updateTable('users')
    .set({ password_hash: await hashPassword('password') })
    .where('id', '=', user.userId)
    .execute();
  expect((await panel.visitor().logIn(user.mobile, 'password')).status).toBe(200);
});

test('the list of common passwords has at most 300 KB and takes fewer than 1 other of 10,000 for one (SEC-14)', () => {
  expect(statSync(commonPasswordsFile).size).toBeLessThanOrEqual(300_000);
  const others = Array.from({ length: 100_000 }, (_, index) => `Teak cupboard no. ${index}`);
  expect(others.filter(isCommonPassword).length).toBeLessThan(10);
});
