import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
// Each test counts on its own number of Administrators.
beforeEach(async () => {
  panel = await startTestPanel();
});
afterEach(() => panel.stop());

async function administrators(): Promise<number> {
  const rows = await panel.db
    .selectFrom('users')
    .select('id')
    .where('login_type', '=', 'Administrator')
    .where('status', '=', 'Active')
    .execute();
  return rows.length;
}

test('of the last two Administrators who delete each other at once, one remains', async () => {
  const other = await panel.userWith(['Delete User'], 'Administrator');
  const replies = await Promise.all([panel.admin.ask('DeleteUser', { userId: other.userId }), other.ask('DeleteUser', { userId: 1 })]);
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
  // The later one is refused by this rule, or because its own session has ended already.
  expect([401, 409]).toContain(replies.find((reply) => reply.status !== 200)?.status);
  expect(await administrators()).toBe(1);
});

test('the last Administrator cannot become anything else', async () => {
  const [admin] = (await panel.admin.call('GetUser', { userId: 1 })).rows;
  if (!admin) throw new Error('the first user is listed');
  const whole = {
    ...admin,
    personalEmail: 'a@b.in',
    personalMobile: '9300000001',
    birthDate: '1980-01-01',
    joinDate: '2020-01-01',
    officeEmail: 'a@b.in',
    address: 'x',
    pincode: '411004',
  };
  const change = { ...whole, photo: undefined, department: 1, country: 101, state: 4008, city: 133504, loginType: 'Executive' as const };
  const reply = await panel.admin.ask('UpdateUser', change);
  expect([reply.status, reply.json.data]).toEqual([409, 'This is the last Administrator. Make another user an Administrator first.']);

  await panel.userWith([], 'Administrator');
  expect((await panel.admin.ask('UpdateUser', change)).status).toBe(200);
  expect(await administrators()).toBe(1);
});
