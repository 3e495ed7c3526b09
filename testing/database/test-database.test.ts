import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import type { Db } from '../../server/src/platform/database/tables.ts';
import { testDatabase } from './test-database.ts';

async function inTestDatabase<T>(isMigrated: boolean, work: (db: Db) => Promise<T>): Promise<T> {
  const database = await testDatabase({ isMigrated });
  const db = openDatabase(database.settings);
  try {
    return await work(db);
  } finally {
    await db.destroy();
    await database.drop();
  }
}

async function namesOfTables(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.map((table) => table.name);
}

test('gives out separate migrated databases', async () => {
  await inTestDatabase(true, async (first) => {
    await sql`create table only_here (id integer)`.execute(first);
    await inTestDatabase(true, async (second) => {
      const tables = await namesOfTables(second);
      expect(tables).toContain('kysely_migration');
      expect(tables).not.toContain('only_here');
    });
  });
});

test('gives out empty databases on request', async () => {
  expect(await inTestDatabase(false, namesOfTables)).toEqual([]);
});
