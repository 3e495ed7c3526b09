import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { Caller } from '../../../testing/panel/caller.ts';
import { pausedDatabase } from '../../../testing/panel/paused-database.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { statusCounts } from '../../../testing/builders/statuses.ts';
import { password } from '../../../testing/builders/users.ts';

let database: TestDatabase;
let panel: TestPanel;
beforeAll(async () => {
  database = await testDatabase();
  panel = await startTestPanel({ database: database.settings });
});
afterAll(async () => {
  await panel.stop();
  await database.drop();
});
// Every test uses the same address, so let the failures of the previous one expire.
beforeEach(() => panel.clock.pass(16));

const fresh = 'another good password';

async function isSignedIn(caller: Caller): Promise<boolean> {
  return (await caller.send('GetLoginRecord')).status === 200;
}

const logsIn = async (mobile: string, tried: string) => (await panel.visitor().logIn(mobile, tried)).status === 200;

describe('a user’s own password', () => {
  test('is changed with the old one by the documented body; the user’s other sessions end (PWD-07)', async () => {
    const user = await panel.userWith([]);
    const [elsewhere, colleague] = [panel.visitor(), await panel.userWith([])];
    await elsewhere.logIn(user.mobile, password);
    const body = { userid: user.userId, password: fresh, salt: 'x', updatedon: '20 November 2026', updatedby: 999, oldpassword: password };
    const reply = await user.send('ChangePassword', body);
    expect([reply.status, reply.json]).toEqual([200, { data: [{ UserId: user.userId }] }]);
    expect(await Promise.all([user, elsewhere, colleague].map(isSignedIn))).toEqual([true, false, true]);
    expect([await logsIn(user.mobile, password), await logsIn(user.mobile, fresh)]).toEqual([false, true]);
  });

  test.each<[object, string, string]>([
    [{ oldpassword: undefined }, 'Please enter Old Password.', 'PWD-02'],
    [{ oldpassword: '' }, 'Please enter Old Password.', 'PWD-02'],
    [{ oldpassword: 'wrong password' }, 'Incorrect Old Password.', 'PWD-03'],
    [{ password: '' }, 'Please enter New Password.', 'PWD-04'],
    [{ password: 'seven77' }, 'The password must have at least 8 characters.', 'PWD-04'],
    [{ password: 'x'.repeat(201) }, 'Password is too long: at most 200 characters.', 'PWD-04'],
  ])('is not changed with %j: «%s» (%s)', async (change, sentence) => {
    const user = await panel.userWith(['Add User', 'Edit User']);
    const reply = await user.send('ChangePassword', { userid: user.userId, password: fresh, oldpassword: password, ...change });
    expect([reply.status, reply.json.data]).toEqual([400, sentence]);
    expect(await logsIn(user.mobile, password)).toBe(true);
  });

  test('counts blanks and capitals, and takes any script', async () => {
    const user = await panel.userWith([]);
    const hindi = '  पासवर्ड Nया  ';
    await user.call('ChangePassword', { userId: user.userId, oldPassword: password, password: hindi });
    expect([await logsIn(user.mobile, hindi.trim()), await logsIn(user.mobile, hindi)]).toEqual([false, true]);
  });

  test('cannot be guessed from an open session: after 10 failures even the right one is refused, here and at the login', async () => {
    const user = await panel.userWith([]);
    const change = (oldPassword: string) => user.ask('ChangePassword', { userId: user.userId, oldPassword, password: fresh });
    for (let time = 0; time < 10; time++) expect((await change(`guess number ${time}`)).status).toBe(400);
    expect((await change(password)).status).toBe(429);
    expect((await panel.visitor().logIn(user.mobile, password)).status).toBe(429);
    panel.clock.pass(16);
    expect((await change(password)).status).toBe(200);
  });

  test('is changed once by two simultaneous changes', async () => {
    const user = await panel.userWith([]);
    const replies = await Promise.all(
      ['first new one', 'second new one'].map((next) =>
        user.ask('ChangePassword', { userId: user.userId, oldPassword: password, password: next }),
      ),
    );
    expect(statusCounts(replies)).toEqual({ 200: 1, 400: 1 });
  });

  test('answers a repeat under the same key as the first time, although the old password is no longer valid', async () => {
    const user = await panel.userWith([]);
    const input = { userId: user.userId, oldPassword: password, password: fresh };
    const first = await user.ask('ChangePassword', input, { key: 'change-own-1' });
    const again = await user.ask('ChangePassword', input, { key: 'change-own-1' });
    expect([first.status, again.status, again.text]).toEqual([200, 200, first.text]);
  });

  test('is not reported as changed when the same key comes with another password, even at the same time', async () => {
    const user = await panel.userWith([]);
    const change = (next: string, key: string) =>
      user.ask('ChangePassword', { userId: user.userId, oldPassword: password, password: next }, { key });
    await change(fresh, 'change-own-2');
    const reply = await change('yet another one', 'change-own-2');
    expect([reply.status, reply.json.error.code]).toEqual([422, 'KeyReused']);
    expect([await logsIn(user.mobile, fresh), await logsIn(user.mobile, 'yet another one')]).toEqual([true, false]);
    const other = await panel.userWith([]);
    const both = ['one of two', 'two of two'].map((next) =>
      other.ask('ChangePassword', { userId: other.userId, oldPassword: password, password: next }, { key: 'change-own-3' }),
    );
    expect((await Promise.all(both)).filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('the old password alone', () => {
  const check = (caller: Caller, oldPassword: string) => caller.ask('CheckOldPassword', { oldPassword });

  test('is confirmed as right, and nothing changes', async () => {
    const user = await panel.userWith([]);
    const reply = await check(user, password);
    expect([reply.status, reply.json]).toEqual([200, { data: [] }]);
    expect([await isSignedIn(user), await logsIn(user.mobile, password)]).toEqual([true, true]);
  });

  test.each<[object, string, string]>([
    [{}, 'Please enter Old Password.', 'PWD-02'],
    [{ oldpassword: '' }, 'Please enter Old Password.', 'PWD-02'],
    [{ oldpassword: 'wrong password' }, 'Incorrect Old Password.', 'PWD-03'],
    [{ oldpassword: 'x'.repeat(201) }, 'Incorrect Old Password.', 'PWD-03'],
  ])('is refused as %j: «%s» (%s)', async (body, sentence) => {
    const reply = await (await panel.userWith([])).send('CheckOldPassword', body);
    expect([reply.status, reply.json.data, reply.json.error.field]).toEqual([400, sentence, 'oldPassword']);
  });

  test('is the user’s own: another user’s is wrong, and a visitor learns nothing', async () => {
    const user = await panel.userWith([]);
    await user.ask('ChangePassword', { userId: user.userId, oldPassword: password, password: fresh });
    const colleague = await panel.userWith([]);
    expect((await colleague.send('CheckOldPassword', { userid: user.userId, oldpassword: fresh })).status).toBe(400);
    expect((await check(panel.visitor(), password)).status).toBe(401);
  });

  test('counts its failures together with those of the change and of the login', async () => {
    const user = await panel.userWith([]);
    const change = (oldPassword: string) => user.ask('ChangePassword', { userId: user.userId, oldPassword, password: fresh });
    for (let time = 0; time < 5; time++) expect((await check(user, `guess number ${time}`)).status).toBe(400);
    for (let time = 5; time < 10; time++) expect((await change(`guess number ${time}`)).status).toBe(400);
    const refused = await check(user, password);
    expect([refused.status, refused.json.data]).toEqual([429, 'Too many failed attempts. Wait 15 minutes, then try again.']);
    expect([(await change(password)).status, (await panel.visitor().logIn(user.mobile, password)).status]).toEqual([429, 429]);
    panel.clock.pass(16);
    expect((await check(user, password)).status).toBe(200);
  });

  test('cannot be guessed by many simultaneous tries', async () => {
    const user = await panel.userWith([]);
    const replies = await Promise.all(Array.from({ length: 15 }, (_, time) => check(user, `guess number ${time}`)));
    expect(replies.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(10);
  });

  test('forgets the failures before it when it is right', async () => {
    const user = await panel.userWith([]);
    for (let round = 0; round < 2; round++) {
      for (let time = 0; time < 9; time++) expect((await check(user, `guess number ${time}`)).status).toBe(400);
      expect((await check(user, password)).status).toBe(200);
    }
  });
});

describe('another user’s password', () => {
  test('is reset by a holder of Add User without the old one; that user’s sessions end, the caller’s does not', async () => {
    const [clerk, user] = [await panel.userWith(['Add User']), await panel.userWith([])];
    const reply = await clerk.send('ChangePassword', { userid: user.userId, password: fresh, salt: '', updatedon: 'now', updatedby: 1 });
    expect(reply.status).toBe(200);
    expect([await isSignedIn(user), await isSignedIn(clerk)]).toEqual([false, true]);
    expect([await logsIn(user.mobile, password), await logsIn(user.mobile, fresh)]).toEqual([false, true]);
  });

  test('cannot be reset by anyone else', async () => {
    const [editor, user] = [await panel.userWith(['Edit User', 'User List', 'Delete User']), await panel.userWith([])];
    const reply = await editor.ask('ChangePassword', { userId: user.userId, oldPassword: password, password: fresh });
    expect([reply.status, reply.json.data]).toEqual([403, 'You are not authorised to continue.']);
    expect(await isSignedIn(user)).toBe(true);
  });

  test('can be reset only by an Administrator if it is an Administrator’s', async () => {
    const [clerk, chief] = [await panel.userWith(['Add User'], 'Administrative'), await panel.userWith([], 'Administrator')];
    const refused = await clerk.ask('ChangePassword', { userId: chief.userId, password: fresh });
    expect([refused.status, refused.json.data]).toEqual([403, 'Only an Administrator can add, change or delete an Administrator.']);
    expect((await panel.admin.ask('ChangePassword', { userId: chief.userId, password: fresh })).status).toBe(200);
  });

  test('is not reset by a colleague if the user becomes an Administrator in the meantime', async () => {
    const [clerk, user] = [await panel.userWith(['Add User'], 'Administrative'), await panel.userWith([])];
    const paused = pausedDatabase(database.settings, /^insert into "login_attempts"/);
    const another = await panel.startAnother({ database: paused.settings });
    const elsewhere = Object.assign(new Caller(another.address), { cookie: clerk.cookie });
    const resetting = elsewhere.ask('ChangePassword', { userId: user.userId, password: fresh, ownPassword: password });
    await paused.reached;
    await panel.db.updateTable('users').set({ login_type: 'Administrator' }).where('id', '=', user.userId).execute();
    paused.resume();
    expect([(await resetting).status, await logsIn(user.mobile, password)]).toEqual([403, true]);
    await another.stop();
  });

  test('is not found for an unknown user, and a repeat is answered as the first time', async () => {
    expect((await panel.admin.ask('ChangePassword', { userId: 471_100, password: fresh })).json.error.code).toBe('UserNotFound');
    const { userId } = await panel.userWith([]);
    const replies = [1, 2].map(() => panel.admin.ask('ChangePassword', { userId, password: fresh }, { key: 'reset-other-1' }));
    expect(statusCounts(await Promise.all(replies))).toEqual({ 200: 2 });
  });
});

test('a change of a password is logged, the password is not', async () => {
  const user = await panel.userWith([]);
  await user.ask('ChangePassword', { userId: user.userId, oldPassword: password, password: fresh }, { key: 'written-down-1' });
  const entries = await panel.db
    .selectFrom('audit_log')
    .selectAll()
    .where('record_id', '=', user.userId)
    .where('operation', '=', 'ChangePassword')
    .execute();
  expect(entries).toHaveLength(1);
  const keys = await panel.db.selectFrom('idempotency_keys').selectAll().where('user_id', '=', user.userId).execute();
  expect(JSON.stringify([entries, keys])).not.toContain(fresh);
});
