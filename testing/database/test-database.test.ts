import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import { testDatabase } from './test-database.ts';

async function inTestDatabase<T>(isMigrated: boolean, work: (db: ReturnType<typeof openDatabase>) => Promise<T>): Promise<T> {
  const database = await testDatabase({ isMigrated });
  const db = openDatabase(database.settings);
  return work(db).finally(async () => {
    await db.destroy();
    await database.drop();
  });
}

const namesOfTables = async (db: ReturnType<typeof openDatabase>) =>
  (await db.introspection.getTables({ withInternalKyselyTables: true })).map((table) => table.name);

test('hands out migrated databases that do not see each other', async () => {
  await inTestDatabase(true, async (first) => {
    await sql`create table only_here (id integer)`.execute(first);
    await inTestDatabase(true, async (second) => {
      const tables = await namesOfTables(second);
      expect(tables).toContain('kysely_migration');
      expect(tables).not.toContain('only_here');
    });
  });
});

test('hands out empty databases on request', async () => {
  expect(await inTestDatabase(false, namesOfTables)).toEqual([]);
});
