import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { password } from '../../../testing/builders/users.ts';
import { testDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { Caller } from '../../../testing/panel/caller.ts';
import { hashAtRecommendedCost } from '../../../testing/panel/hash-cost.ts';
import { pausedDatabase } from '../../../testing/panel/paused-database.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { waitsForLock } from '../../../testing/panel/waits-for-lock.ts';
import { codeOfStep, stepAt } from '../second-step/totp.ts';

const keys = [Buffer.alloc(32, 7).toString('base64')];

let database: TestDatabase;
let panel: TestPanel;
beforeAll(async () => {
  database = await testDatabase();
  panel = await startTestPanel({ database: { ...database.settings, keys } });
});
afterAll(async () => {
  await panel.stop();
  await database.drop();
});
beforeEach(() => panel.clock.pass(16));

const isPostgres = inject('databaseSupply').engine === 'postgres';

const fresh = 'another good password';

/** A login on a server of its own, which stops before the first statement like this. */
async function heldLogin(mobile: string, statement: RegExp) {
  const paused = pausedDatabase(database.settings, statement);
  const server = await panel.startAnother({ database: { ...paused.settings, keys } });
  const browser = new Caller(server.address);
  const login = browser.logIn(mobile, password);
  await paused.reached;
  return {
    async finish() {
      paused.resume();
      const { status, json } = await login;
      await server.stop();
      return { status, sentence: json.data as unknown, cookie: browser.cookie };
    },
  };
}

const isOpen = async (cookie: string) => (await Object.assign(panel.visitor(), { cookie }).send('GetLoginRecord')).status === 200;

test('a password that a colleague resets while it is checked opens no session', async () => {
  const user = await panel.userWith([]);
  const login = await heldLogin(user.mobile, /^select \* from "second_steps"/);
  expect((await panel.admin.ask('ChangePassword', { userId: user.userId, password: fresh })).status).toBe(200);
  const { status, sentence, cookie } = await login.finish();
  expect([status, sentence, cookie]).toEqual([401, 'Invalid Mobile Number or Password.', '']);
});

test.runIf(isPostgres)('a reset waits for a login that opens its session, and ends it', async () => {
  const user = await panel.userWith([]);
  const login = await heldLogin(user.mobile, /^insert into "sessions"/);
  const resetting = panel.admin.ask('ChangePassword', { userId: user.userId, password: fresh });
  await waitsForLock(panel.db);
  const { status, cookie } = await login.finish();
  expect([status, (await resetting).status]).toEqual([200, 200]);
  expect(await isOpen(cookie)).toBe(false);
});

test('a password whose hash another login renews while it is checked is right', async () => {
  const user = await panel.userWith([]);
  const login = await heldLogin(user.mobile, /^select \* from "second_steps"/);
  onTestFinished(hashAtRecommendedCost());
  expect((await panel.visitor().logIn(user.mobile, password)).status).toBe(200);
  const { status, cookie } = await login.finish();
  expect([status, await isOpen(cookie)]).toEqual([200, true]);
});

// SQLite lets no other transaction begin while a login opens its session.
test.runIf(isPostgres)('a login without a code opens no session once the second step is on (SEC-02, SEC-04)', async () => {
  const user = await panel.userWith([]);
  const [started] = await user.call('StartSecondStep', { ownPassword: password });
  const login = await heldLogin(user.mobile, /^select "id" from "users" .*"password_hash"/);
  const code = codeOfStep(started?.secret ?? '', stepAt(panel.clock.now().toISOString()));
  expect((await user.ask('ConfirmSecondStep', { code })).status).toBe(200);
  const { status, sentence, cookie } = await login.finish();
  expect([status, sentence, cookie]).toEqual([401, 'Please enter the code from your authenticator app.', '']);
});

test.runIf(isPostgres)('turning on the second step waits for a login that opens its session, and ends it (SEC-02)', async () => {
  const user = await panel.userWith([]);
  const [started] = await user.call('StartSecondStep', { ownPassword: password });
  const login = await heldLogin(user.mobile, /^insert into "sessions"/);
  const code = codeOfStep(started?.secret ?? '', stepAt(panel.clock.now().toISOString()));
  const confirming = user.ask('ConfirmSecondStep', { code });
  await waitsForLock(panel.db);
  const { status, cookie } = await login.finish();
  expect([status, (await confirming).status]).toEqual([200, 200]);
  expect(await isOpen(cookie)).toBe(false);
});
