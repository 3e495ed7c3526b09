import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer } from '../../../testing/builders/customers.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { addApprovedQuotation, addOrder, aQuotation, addSalesSetup } from '../../../testing/builders/quotations.ts';
import { password } from '../../../testing/builders/users.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

const hour = 60;

describe('a clock that is set back by three hours', () => {
  test('neither ends nor prolongs a session', async () => {
    const user = await panel.userWith([]);
    panel.clock.pass(-3 * hour);
    expect((await user.send('GetLoginRecord')).status).toBe(200);
    panel.clock.pass(12 * hour + 1);
    expect((await user.send('GetLoginRecord')).status).toBe(401);
    await panel.admin.logIn('9000000001', password);
  });

  test('locks no one out for longer than before', async () => {
    const { mobile } = await panel.userWith([]);
    for (let count = 0; count < 10; count++) await panel.visitor().logIn(mobile, 'wrong password');
    expect((await panel.visitor().logIn(mobile, password)).status).toBe(429);
    panel.clock.pass(-3 * hour);
    expect((await panel.visitor().logIn(mobile, password)).status).toBe(200);
    panel.clock.pass(3 * hour);
    expect((await panel.visitor().logIn(mobile, password)).status).toBe(200);
  });

  test('stops no work, and nothing is done twice', async () => {
    const setup = await addSalesSetup(panel.admin);
    const quotationId = await addApprovedQuotation(panel.admin, aQuotation(setup));
    await panel.admin.call('AddOrder', { quotationId });
    const [customer, key] = [aCustomer(), 'set-back-0123456789abcdef'];
    const first = await panel.admin.ask('AddCustomer', customer, { key });
    panel.clock.pass(-3 * hour);
    const again = await panel.admin.ask('AddCustomer', customer, { key });
    expect([again.status, again.json]).toEqual([201, first.json]);
    expect((await panel.admin.ask('AddOrder', { quotationId })).status).toBe(409);
    expect(await addOrder(panel.admin, aQuotation(setup))).toBeGreaterThan(0);
    panel.clock.pass(3 * hour);
  });
});

describe('a clock that is set back by a year', () => {
  const year = 365 * 24 * hour;

  test('lets a session that it began a year ahead last no longer than any other, used or not', async () => {
    panel.clock.pass(year);
    const [user, other] = [await panel.userWith([]), await panel.userWith([])];
    panel.clock.pass(-year);
    const statuses: number[] = [];
    let unused = 0;
    for (let hours = 0; hours <= 7 * 24 + 16; hours += 8) {
      await panel.jobs.runDue();
      statuses.push((await user.send('GetLoginRecord')).status);
      if (hours === 24) unused = (await other.send('GetLoginRecord')).status;
      panel.clock.pass(8 * hour);
    }
    expect([statuses.indexOf(401), unused]).toEqual([statuses.length - 1, 401]);
    await panel.admin.logIn('9000000001', password);
  });

  test('still notes the refused attempts of an address that had many while it was ahead', async () => {
    const { mobile } = await panel.userWith([]);
    const guess = async (times: number) => {
      for (let count = 0; count < times; count++) await panel.visitor().logIn(mobile, 'wrong password');
    };
    const refused = async () => (await panel.admin.call('GetLoginEvents', { search: mobile, action: 'Refused' })).rows.length;
    panel.clock.pass(year);
    await guess(25);
    panel.clock.pass(-year);
    await panel.admin.logIn('9000000001', password);
    expect(await refused()).toBe(10);
    await guess(11);
    expect(await refused()).toBe(11);
  });
});
