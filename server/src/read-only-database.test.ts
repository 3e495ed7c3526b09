import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Caller } from '../../testing/panel/caller.ts';
import { aCustomer } from '../../testing/builders/customers.ts';
import { startTestPanel, type TestPanel } from '../../testing/panel/panel.ts';
import { setReadOnly } from '../../testing/panel/read-only.ts';
import { refusalOf } from '../../testing/panel/refusal.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

// PGlite has one connection, and it would keep the setting.
describe.skipIf(inject('databaseSupply').engine === 'pglite')('a read-only database', () => {
  test('refuses writes clearly, still serves reads, and later takes writes again without a restart', async () => {
    const customer = aCustomer();
    await setReadOnly(panel.db, true);
    // Long enough that the use of a session is recorded.
    panel.clock.pass(10);
    expect(refusalOf(await panel.admin.ask('AddCustomer', customer))).toEqual([503, 'Unavailable']);
    expect(refusalOf(await panel.visitor().logIn('9000000001', 'wrong password'))).toEqual([503, 'Unavailable']);
    expect((await panel.admin.call('GetCustomerList', { page: 1 })).rows).toEqual([]);
    expect((await panel.admin.send('GetLoginRecord')).status).toBe(200);
    await setReadOnly(panel.db, false);
    expect((await panel.admin.ask('AddCustomer', customer)).status).toBe(201);
    expect((await panel.admin.call('GetCustomerList', { page: 1 })).rows).toHaveLength(1);
  });

  test('is reported by /api/health and to Administrators until it takes writes again', async () => {
    const user = await panel.userWith(['Approve Customer']);
    const report = async () => {
      panel.clock.pass(1);
      const health = await panel.visitor().fetch('/api/health');
      const alarms = async (caller: Caller) =>
        (await caller.call('GetNotifications', {})).filter(({ isAlarm }) => isAlarm).map(({ text, page }) => [text, page]);
      return [health.status, health.json.error?.code, await alarms(panel.admin), await alarms(user)];
    };
    expect(await report()).toEqual([200, undefined, [], []]);
    await setReadOnly(panel.db, true);
    const sentence = 'The database cannot be written to. Free some space on the disk of the server.';
    expect(await report()).toEqual([503, 'Unwritable', [[sentence, 'dashboard']], []]);
    await setReadOnly(panel.db, false);
    expect(await report()).toEqual([200, undefined, [], []]);
  });

  test('still ends an expired session', async () => {
    const user = await panel.userWith([]);
    await setReadOnly(panel.db, true);
    panel.clock.pass(13 * 60);
    expect((await user.send('GetLoginRecord')).status).toBe(401);
    await setReadOnly(panel.db, false);
  });
});
