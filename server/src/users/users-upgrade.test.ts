import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrateTo } from '../../../testing/database/migrate-to.ts';
import { testDatabase } from '../../../testing/database/test-database.ts';
import { migrateToLatest } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import type { Window } from '../platform/database/lists/list-page.ts';
import { findUser, pageOfUsers, refreshSearchText, updateUser } from './user-store.ts';

const before = '2026-11-21-1200-quotations-create';
const firstPage: Window = {
  search: undefined,
  sort: undefined,
  descending: undefined,
  after: undefined,
  offset: 0,
  limit: 30,
  wantsTotal: true,
  mayTakeLong: true,
};

test('users of an older database are listed, found and changed after the upgrade', async () => {
  const database = await testDatabase({ isMigrated: false });
  const db = openDatabase(database.settings);
  onTestFinished(async () => {
    await db.destroy();
    await database.drop();
  });
  await migrateTo(db, before);
  for (const [number, name] of [
    [1, 'Rohini Sondhi'],
    [2, 'asha RAO'],
  ] as const) {
    await sql`
      insert into users (emp_number, name, nickname, designation, office_email, office_mobile, photo, login_type, status, password_hash, created_at, updated_at)
      values (${`E${number}`}, ${name}, 'N', 'Manager', 'n@example.in', ${`900000000${number}`}, '', 'Administrator', 'Active', 'x', '2026-01-01', '2026-01-01')`.execute(
      db,
    );
  }

  await migrateToLatest(db);
  expect((await pageOfUsers(db, {}, firstPage)).rows.map((user) => user.name)).toEqual(['asha RAO', 'Rohini Sondhi']);
  const [asha] = (await pageOfUsers(db, {}, { ...firstPage, search: 'asha' })).rows;
  expect(asha).toMatchObject({ empNumber: 'E2', version: 1, joinDate: '', countryId: null });
  if (!asha) return;
  expect(await updateUser(db, asha, { name: 'Asha Kulkarni' }, { userId: 1, now: '2026-11-22T00:00:00.000Z' })).toBe(true);
  await refreshSearchText(db, asha.userId);
  expect((await findUser(db, asha.userId))?.name).toBe('Asha Kulkarni');
  for (const [search, total] of [
    ['kulkarni', 1],
    ['asha rao', 0],
  ] as const)
    expect((await pageOfUsers(db, {}, { ...firstPage, search })).total).toBe(total);
});
