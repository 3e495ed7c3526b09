import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { ownDatabase } from '../../../../testing/database/own-database.ts';
import { planOfQuery } from '../../../../testing/panel/query-plan.ts';
import { migrateToLatest } from './migrate.ts';
import { typicalStatistics } from './typical-statistics.ts';

const own = ownDatabase();

const isEmbedded = inject('databaseSupply').engine === 'sqlite';

const someRows = sql`select updated_at from taxes where id in (1, 2, 3)`;
/** When SQLite merges a search index, it removes these rows, in a statement of its own. */
const mergedParts = sql`select block from audit_log_search_data where id between 100 and 200`;

/** How SQLite reads the rows of both queries. */
async function bothPlans(): Promise<string[]> {
  return [await planOfQuery(own.db, someRows), await planOfQuery(own.db, mergedParts)];
}

test.runIf(isEmbedded)('the embedded database uses its indexes, even after it has collected statistics of few rows', async () => {
  await sql`analyze`.execute(own.db);
  await own.reopen();
  expect(await bothPlans()).toEqual(['SCAN taxes', 'SCAN audit_log_search_data']);

  await migrateToLatest(own.db);
  const plans = [
    'SEARCH taxes USING INTEGER PRIMARY KEY (rowid=?)',
    'SEARCH audit_log_search_data USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)',
  ];
  expect(await bothPlans()).toEqual(plans);
  await own.reopen();
  expect(await bothPlans()).toEqual(plans);
});

test.runIf(isEmbedded)('a table with typical statistics has them for each of its indexes', async () => {
  const { rows } = await sql<{ table: string; name: string }>`
    select tbl_name as "table", name from sqlite_schema where type = 'index'`.execute(own.db);
  const tables = new Set(typicalStatistics.map(([table]) => table));
  const indexes = new Set(typicalStatistics.map(([, index]) => index));
  expect(rows.filter(({ table, name }) => tables.has(table) && !indexes.has(name))).toEqual([]);
  expect([...indexes].filter((index) => !rows.some(({ name }) => name === index))).toEqual([]);
});
