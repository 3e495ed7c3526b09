import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../parts/column-kinds.ts';
import { createSearchIndex } from '../../platform/database/search/search-indexes.ts';

/** The rates since September 2025. The first is the default of every list of percentages. */
const startingPercents = ['18.00', '5.00', '0.00', '40.00'];
const startedAt = '2026-11-21T00:00:00.000Z';

/** The percentages of GST. */
export async function createTaxes(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table taxes (
      id ${kind.id},
      percent_hundredths bigint not null,
      search_text text not null,
      updated_at ${kind.instant} not null,
      constraint taxes_percent unique (percent_hundredths),
      constraint taxes_percent_range check (percent_hundredths between 0 and 10000)
    )`.execute(db);
  await createSearchIndex(db, 'taxes');
  for (const percent of startingPercents)
    await sql`
      insert into taxes (percent_hundredths, search_text, updated_at)
      values (${Math.round(Number(percent) * 100)}, ${`${percent}\n21st november 2026`}, ${startedAt})`.execute(db);
}
