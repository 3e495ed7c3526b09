import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password } from '../../../testing/builders/users.ts';
import { adminMobile, startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { refusalOf } from '../../../testing/panel/refusal.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

const details = {
  name: 'Asha Rao',
  nickname: 'ASH',
  officeMobile: '9812345670',
  officeEmail: 'asha@example.in',
  password: 'teak and mahogany',
};
const loginRecord = async () => (await panel.admin.send('GetLoginRecord')).json.data[0];

describe('CompleteFirstUser', () => {
  test('is for the first user alone', async () => {
    const colleague = await panel.userWith([], 'Administrator');
    expect(refusalOf(await colleague.ask('CompleteFirstUser', details))).toEqual([409, 'AlreadyComplete']);
    expect((await colleague.send('GetLoginRecord')).json.data[0]).not.toHaveProperty('fld_mustcomplete');
  });

  test.each([
    [{ name: '' }, 400, "Please enter employee's Name."],
    [{ nickname: '' }, 400, "Please enter employee's Nick Name."],
    [{ officeMobile: '98123' }, 400, 'Please enter valid Mobile Number.'],
    [{ officeEmail: 'asha' }, 400, 'Please enter valid Email Address.'],
    [{ password: 'short' }, 400, 'The password must have at least 8 characters.'],
    [{ password }, 400, 'Please choose another password.'],
    [{ password: 'asha rao' }, 400, 'This password is too common. Please choose another.'],
  ])('refuses %j, and the user still has to complete them', async (wrong, status, sentence) => {
    const reply = await panel.admin.send('CompleteFirstUser', {
      name: details.name,
      nickname: details.nickname,
      officemobile: details.officeMobile,
      officeemail: details.officeEmail,
      password: details.password,
      ...Object.fromEntries(Object.entries(wrong).map(([key, value]) => [key.toLowerCase(), value])),
    });
    expect([reply.status, reply.json.data]).toEqual([status, sentence]);
    expect((await loginRecord()).fld_mustcomplete).toBe('Yes');
  });

  test('gives the first user a name, a mobile number and a password of their own, once, and blocks nothing before (RES-10)', async () => {
    expect((await panel.admin.send('GetCustomerList')).status).toBe(200);
    const elsewhere = panel.visitor();
    await elsewhere.logIn(adminMobile, password);
    await panel.admin.call('CompleteFirstUser', details);
    expect(await loginRecord()).toMatchObject({ fld_name: 'Asha Rao', fld_nickname: 'ASH', fld_officemobile: '9812345670' });
    expect(await loginRecord()).not.toHaveProperty('fld_mustcomplete');
    expect((await elsewhere.send('GetCustomerList')).status).toBe(401);
    expect((await panel.visitor().logIn(adminMobile, password)).status).toBe(401);
    expect((await panel.visitor().logIn(details.officeMobile, details.password)).status).toBe(200);
    expect(refusalOf(await panel.admin.ask('CompleteFirstUser', details))).toEqual([409, 'AlreadyComplete']);
    const health = await panel.admin.call('GetSystemHealth', {});
    expect(health.find(({ check }) => check === 'First password')?.result).toBe('OK');
    const [entry] = (await panel.admin.call('GetAuditLog', { operation: 'CompleteFirstUser', page: 1 })).rows;
    expect(JSON.stringify(entry)).not.toContain(details.password);
  });
});
