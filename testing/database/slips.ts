/** A small table with a search index, for tests of the index. */
import { sql, type Kysely } from 'kysely';
import { createSearchIndex } from '../../server/src/platform/database/search.ts';
import type { Db } from '../../server/src/platform/database/tables.ts';

/** Makes the table `slips` and its trigram index. */
export async function makeSlips(db: Db): Promise<void> {
  await sql`create table slips (id integer primary key, search_text text not null)`.execute(db);
  await createSearchIndex(db as unknown as Kysely<unknown>, 'slips');
}

/** The parts of the index in the embedded database. */
export async function countParts(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(distinct segid) as count from slips_search_idx`.execute(db);
  return rows[0]?.count ?? -1;
}
