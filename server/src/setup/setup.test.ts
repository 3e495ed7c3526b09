import { rightPresets, presetNames } from '@vikray/contract/rights/right-presets.ts';
import { rightNames } from '@vikray/contract/platform/rights.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addCompany } from '../../../testing/builders/companies.ts';
import { addCustomer } from '../../../testing/builders/customers.ts';
import { password } from '../../../testing/builders/users.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { up } from '../migrations/2026-11-28-5262-setup.ts';

let panel: TestPanel;
beforeEach(async () => {
  panel = await startTestPanel();
});
afterEach(() => panel.stop());

async function state() {
  const rows = await panel.admin.call('GetSetupState', {});
  return {
    done: rows.filter(({ isDone }) => isDone === 'Yes').map(({ step }) => step),
    isDismissed: new Set(rows.map(({ isDismissed }) => isDismissed)),
  };
}

describe('GetSetupState', () => {
  test('says what the office has, whoever has entered it (OPS-24)', async () => {
    expect(await state()).toEqual({ done: ['Taxes'], isDismissed: new Set(['No']) });
    await addCompany(panel.admin);
    await panel.userWith([]);
    await addCustomer(panel.admin);
    const smtp = [{ name: 'smtpurl', value: 'smtp://mail.invalid' }];
    await panel.admin.call('UpdateSettings', { version: 0, settings: smtp, saveAnyway: 'Yes' });
    expect((await state()).done).toEqual(['Company', 'Taxes', 'Users', 'Import', 'Mail']);
  });

  test('is for Administrators (OPS-21)', async () => {
    const user = await panel.userWith(['Add Company']);
    expect([(await user.send('GetSetupState')).status, (await user.send('DismissSetup')).status]).toEqual([403, 403]);
    expect((await user.send('AddOfficeUsers')).status).toBe(403);
  });
});

describe('DismissSetup', () => {
  test('takes the set-up from the dashboard of every Administrator (OPS-24)', async () => {
    const other = await panel.userWith([], 'Administrator');
    await panel.admin.call('DismissSetup', {});
    expect(new Set((await other.call('GetSetupState', {})).map(({ isDismissed }) => isDismissed))).toEqual(new Set(['Yes']));
  });

  test('is not needed where there is a company at the upgrade (OPS-24)', async () => {
    await addCompany(panel.admin);
    await sql`drop table setup_state`.execute(panel.db);
    await up(panel.db as never);
    expect((await state()).isDismissed).toEqual(new Set(['Yes']));
  });
});

describe('AddOfficeUsers', () => {
  const users = [
    { name: 'Meenal Dabholkar', officeMobile: '9822000001', nickname: 'MD', preset: 'Sales' },
    { name: 'Tukaram Gaikwad', officeMobile: '9822000002', nickname: 'TG', preset: 'Store' },
  ] as const;

  test('adds users with the rights of their presets, and passwords for the first login alone (OPS-23)', async () => {
    const added = await panel.admin.call('AddOfficeUsers', { users: [...users], ownPassword: password });
    expect(added.map(({ name, officeMobile }) => [name, officeMobile])).toEqual(users.map((user) => [user.name, user.officeMobile]));
    for (const [index, { officeMobile, password: first }] of added.entries()) {
      const caller = panel.visitor();
      expect((await caller.logIn(officeMobile, first)).status).toBe(200);
      expect((await caller.send('GetCustomerList')).status).toBe(403);
      const own = { userId: added[index]?.userId ?? 0, oldPassword: first, password: 'a sentence of my own' };
      await caller.call('ChangePassword', own);
      await caller.logIn(officeMobile, own.password);
      const held = (await caller.call('GetUserSubMenuAccessRights', {})).filter(({ access }) => access === 1);
      expect(new Set(held.map(({ menuName }) => menuName))).toEqual(new Set(rightPresets[users[index]?.preset ?? 'Sales']));
    }
    expect(new Set((await panel.admin.call('GetUser', {})).rows.map(({ empNumber }) => empNumber)).size).toBe(3);
  });

  test('answers the passwords once: a repeat has none, and adds nobody (OPS-23)', async () => {
    const wire = { users: users.map(({ officeMobile, ...user }) => ({ ...user, officemobile: officeMobile })) };
    const first = await panel.admin.send('AddOfficeUsers', wire, { key: 'once-0001' });
    expect(first.json.data).toHaveLength(2);
    const again = await panel.admin.send('AddOfficeUsers', wire, { key: 'once-0001' });
    expect([again.status, again.json.data]).toEqual([200, []]);
    const log = await panel.admin.send('GetAuditLog', { page: 1 });
    for (const { fld_password: given } of first.json.data) expect(log.text).not.toContain(given);
  });

  test('adds all or none: a number that is taken, twice the same, or a wrong own password (OPS-23)', async () => {
    const twice = await panel.admin.ask('AddOfficeUsers', { users: [users[0], { ...users[1], officeMobile: users[0].officeMobile }] });
    expect([twice.status, twice.json.data]).toEqual([409, 'One of these mobile numbers is registered already.']);
    const wrong = await panel.admin.ask('AddOfficeUsers', { users: [...users], ownPassword: 'not mine' });
    expect([wrong.status, wrong.json.error.field]).toEqual([400, 'ownPassword']);
    expect((await panel.admin.call('GetUser', {})).rows).toHaveLength(1);
  });
});

test.each(presetNames)('the preset %s names rights that exist, each once (OPS-23)', (name) => {
  const names = rightPresets[name];
  expect(names.filter((right) => !rightNames.some((known) => known === right))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
