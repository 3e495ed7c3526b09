import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { Caller } from '../../../testing/panel/caller.ts';
import { pausedDatabase } from '../../../testing/panel/paused-database.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { program } from '../../../testing/panel/program-caller.ts';
import { waitsForLock } from '../../../testing/panel/waits-for-lock.ts';

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

const isPostgres = inject('databaseSupply').engine === 'postgres';

/** A token that a server of its own makes, which stops before the first statement like this. */
async function heldToken(user: Caller, statement: RegExp) {
  const paused = pausedDatabase(database.settings, statement);
  const server = await panel.startAnother({ database: paused.settings });
  const browser = Object.assign(new Caller(server.address), { cookie: user.cookie });
  const adding = browser.send('AddApiToken', { name: 'Stock sheet', scope: 'All mine' });
  await paused.reached;
  return {
    async finish() {
      paused.resume();
      const { status, json } = await adding;
      await server.stop();
      return { status, token: (json.data as { token?: string }[])[0]?.token ?? '' };
    },
  };
}

const tokensOf = (userId: number) => panel.db.selectFrom('api_tokens').select('id').where('user_id', '=', userId).execute();

async function takeRight(userId: number) {
  const rights = await panel.admin.call('GetUserSubMenuList', { userId });
  const right = rights.find(({ menuName }) => menuName === 'Add API Token');
  await panel.admin.call('UpdateSubMenuRights', { subMenuRightId: right?.subMenuRightId ?? 0, access: 0 });
}

const endings: [string, (userId: number) => Promise<unknown>][] = [
  ['a reset of the password', (userId) => panel.admin.call('ChangePassword', { userId, password: 'another good password' })],
  ['the deletion of its user', (userId) => panel.admin.call('DeleteUser', { userId })],
  ['the loss of the right to tokens', takeRight],
];

// SQLite lets no other transaction begin while one adds a token.
test.runIf(isPostgres).each(endings)('no token is made after %s (SEC-24)', async (_what, end) => {
  const user = await panel.userWith(['Add API Token']);
  const held = await heldToken(user, /^select 1 from "users" .* for no key update/);
  await end(user.userId);
  expect((await held.finish()).status).toBe(403);
  expect(await tokensOf(user.userId)).toEqual([]);
});

test.runIf(isPostgres).each(endings)('%s waits for a token that is being made, and ends it (SEC-24)', async (_what, end) => {
  const user = await panel.userWith(['Add API Token']);
  const held = await heldToken(user, /^insert into "api_tokens"/);
  const ending = end(user.userId);
  await waitsForLock(panel.db);
  const { status, token } = await held.finish();
  await ending;
  expect(status).toBe(201);
  expect((await program(panel.address, token).send('GetTax')).status).toBe(401);
  expect(await tokensOf(user.userId)).toEqual([]);
});
