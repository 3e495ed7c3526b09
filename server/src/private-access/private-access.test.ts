import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addUser } from '../../../testing/builders/users.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { planOfPage, sorting } from '../../../testing/panel/query-plan.ts';
import { refusalOf } from '../../../testing/panel/refusal.ts';
import { listedPrivateAccess } from './private-access-store.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

type Filter = Parameters<typeof panel.admin.call<'GetPrivateAccess'>>[1];
const readings = async (filter: Filter) => (await panel.admin.call('GetPrivateAccess', filter)).rows;
const fieldsOf = async (filter: Filter) => (await readings(filter)).map(({ field }) => field);

describe('the private log', () => {
  test('names reader, user, field, moment and place, newest first (SEC-21)', async () => {
    const userId = await addUser(panel.admin, { name: 'Read Person' });
    const reader = await panel.userWith(['Edit User']);
    await reader.send('GetUser', { userid: userId, view: 'masked' });
    await reader.send('RevealPrivate', { userid: userId, field: 'adhaar' });
    await reader.send('GetUser', { userid: userId });
    const { json } = await panel.admin.send('GetPrivateAccess', { userid: userId, page: 1 });
    expect([json.total, json.data.map((row: Record<string, string>) => [row['fld_field'], row['fld_place']])]).toEqual([
      3,
      [
        ['all', 'Program'],
        ['adhaar', 'View User'],
        ['masked', 'View User'],
      ],
    ]);
    expect(json.data[1]).toEqual({
      fld_accessid: expect.any(Number),
      fld_happenedat: panel.clock.now().toISOString(),
      fld_userid: userId,
      fld_username: 'Read Person',
      fld_readerid: reader.userId,
      fld_readername: expect.stringMatching(/^Test User/),
      fld_field: 'adhaar',
      fld_place: 'View User',
    });
  });

  test('has a row for each user of a whole list, and none for the list page (SEC-21)', async () => {
    const [one, two] = [await addUser(panel.admin), await addUser(panel.admin)];
    const reader = await panel.userWith(['Edit User']);
    await reader.send('GetUser', { view: 'brief' });
    expect(await readings({ readerId: reader.userId })).toEqual([]);
    await reader.send('GetUser');
    const users = (await readings({ readerId: reader.userId })).map(({ userId }) => userId);
    expect(users).toEqual(expect.arrayContaining([one, two, reader.userId]));
  });

  test('has no row for a reading that was refused (SEC-21)', async () => {
    const userId = await addUser(panel.admin);
    const nosy = await panel.userWith(['User List']);
    await nosy.send('GetUser', { userid: userId });
    await nosy.send('RevealPrivate', { userid: userId, field: 'pan' });
    const editor = await panel.userWith(['Edit User']);
    await editor.send('RevealPrivate', { userid: userId, field: 'pan', password: 'a wrong one' });
    expect(await readings({ userId })).toEqual([]);
  });

  test('is for Administrators only (SEC-21)', async () => {
    const editor = await panel.userWith(['Edit User', 'User List', 'Add User']);
    expect(refusalOf(await editor.send('GetPrivateAccess'))).toEqual([403, 'NotAuthorised']);
    expect(refusalOf(await panel.visitor().send('GetPrivateAccess'))).toEqual([401, 'NotSignedIn']);
  });

  test('narrows by user, reader, field, days and search (SEC-21)', async () => {
    const userId = await addUser(panel.admin, { name: 'Filtered Person' });
    const [first, second] = [await panel.userWith(['Edit User']), await panel.userWith(['Edit User'])];
    await first.send('RevealPrivate', { userid: userId, field: 'pan' });
    await second.send('RevealPrivate', { userid: userId, field: 'bankaccount' });
    expect(await fieldsOf({ userId })).toEqual(['bankaccount', 'pan']);
    expect(await fieldsOf({ userId, readerId: first.userId })).toEqual(['pan']);
    expect(await fieldsOf({ userId, field: 'bankaccount' })).toEqual(['bankaccount']);
    expect(await fieldsOf({ search: 'filtered person' })).toEqual(['bankaccount', 'pan']);
    expect(await fieldsOf({ search: 'account num', userId })).toEqual(['bankaccount']);
    const today = panel.clock.now().toISOString().slice(0, 10);
    expect(await fieldsOf({ userId, from: today, to: today })).toHaveLength(2);
    expect(await fieldsOf({ userId, to: '2026-01-01' })).toEqual([]);
    for (const wire of [{ field: 'dob' }, { userid: 'me' }, { from: '2026-02-30' }])
      expect((await panel.admin.send('GetPrivateAccess', wire)).status).toBe(400);
  });

  test('is also the file private_log.csv (SEC-21)', async () => {
    const userId = await addUser(panel.admin, { name: 'Csv Person' });
    await panel.admin.send('RevealPrivate', { userid: userId, field: 'rationcard' });
    const reply = await panel.admin.send('GetPrivateAccess', { userid: userId, format: 'csv' });
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="private_log.csv"');
    const [heading, line] = reply.text.split('\r\n');
    expect(heading).toContain('When,Read By,User,Field,Where');
    expect(line).toMatch(/^\d\d-11-2026 \d\d:\d\d:\d\d,Administrator,Csv Person,Ration Card,View User$/);
  });

  test.each([
    ['csv', 'text/csv'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ])('has no reading by a %s file of the users, which holds nothing private (SEC-19, SEC-21)', async (format, type) => {
    const userId = await addUser(panel.admin, { name: 'Listed Person' });
    const reader = await panel.userWith(['Edit User']);
    const whole = `/api/GetUser?userid=${userId}`;
    expect((await reader.fetch(`${whole}&format=${format}`)).headers.get('content-type')).toContain(type);
    expect((await reader.fetch(whole, { headers: { accept: type } })).headers.get('content-type')).toContain(type);
    expect(await readings({ userId })).toEqual([]);
    expect((await panel.admin.call('GetAuditLog', { userId: reader.userId, operation: 'GetUser' })).rows).toEqual([]);
    await reader.fetch(whole);
    expect(await fieldsOf({ userId })).toEqual(['all']);
  });

  test('shows everyone the readings of their own row, and of no other (SEC-21)', async () => {
    const [own, other] = [await panel.userWith([]), await panel.userWith([])];
    const editor = await panel.userWith(['Edit User']);
    await editor.send('RevealPrivate', { userid: own.userId, field: 'pan' });
    await editor.send('RevealPrivate', { userid: other.userId, field: 'passport' });
    await own.send('RevealPrivate', { userid: own.userId, field: 'dl' });
    const { rows } = await own.call('GetOwnPrivateAccess', { page: 1 });
    expect(rows.map(({ readerId, field }) => [readerId, field])).toEqual([
      [own.userId, 'dl'],
      [editor.userId, 'pan'],
    ]);
    const { json } = await own.send('GetOwnPrivateAccess', { userid: other.userId });
    expect(JSON.stringify(json)).not.toContain('passport');
  });

  test('is retained for at least a year, and deleted after 400 days (SEC-21)', async () => {
    const userId = await addUser(panel.admin);
    await panel.admin.send('RevealPrivate', { userid: userId, field: 'pan' });
    const age = async (days: number) => {
      const moment = new Date(panel.clock.now().getTime() - days * 24 * 60 * 60_000).toISOString();
      await panel.db.updateTable('private_access').where('user_id', '=', userId).set({ happened_at: moment }).execute();
      await panel.admin.call('RunJob', { job: 'housekeeping' });
      await panel.jobs.settled();
      return fieldsOf({ userId });
    };
    expect(await age(366)).toEqual(['pan']);
    expect(await age(401)).toEqual([]);
    const { rows } = await panel.admin.call('GetAuditLog', { record: 'user', recordId: userId, operation: 'RevealPrivate' });
    expect(rows).toHaveLength(1);
  });
});

test.each<[Parameters<typeof listedPrivateAccess>[1], string]>([
  [{}, 'private_access_by_instant'],
  [{ from: '2026-11-01', to: '2026-11-30' }, 'private_access_by_instant'],
  [{ userId: 1 }, 'private_access_of_user'],
  [{ readerId: 1 }, 'private_access_by_reader'],
  [{ field: 'adhaar' }, 'private_access_by_field'],
])('the private log narrowed by %j is read in order from %s (SEC-21)', async (filter, index) => {
  const plan = await planOfPage(panel.db, listedPrivateAccess(panel.db, filter), {});
  expect(plan).toContain(index);
  expect(plan).not.toMatch(sorting);
});
