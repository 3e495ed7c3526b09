import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';
import { createSearchIndex } from '../platform/database/search/search-indexes.ts';

/** The rates of goods and services since September 2025; the first is the default of every percent select. */
const startingPercents = ['18.00', '5.00', '0.00', '40.00'];
const startedAt = '2026-11-21T00:00:00.000Z';

export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);

  await db.schema
    .createTable('taxes')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('percent_hundredths', kind.hundredths, (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('updated_at', kind.instant, (column) => column.notNull())
    .addUniqueConstraint('taxes_percent', ['percent_hundredths'])
    .addCheckConstraint('taxes_percent_range', sql`percent_hundredths between 0 and 10000`)
    .execute();
  await createSearchIndex(db, 'taxes');

  for (const percent of startingPercents) {
    await sql`
      insert into taxes (percent_hundredths, search_text, updated_at)
      values (${Math.round(Number(percent) * 100)}, ${`${percent}\n21st november 2026`}, ${startedAt})`.execute(db);
  }
}
