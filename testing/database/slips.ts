/** A small table with a search index, for tests of the index. */
import { sql, type Kysely } from 'kysely';
import { createSearchIndex } from '../../server/src/platform/database/search/search-indexes.ts';
import { indexWaiting } from '../../server/src/platform/database/search/search-waiting.ts';
import type { Db } from '../../server/src/platform/database/tables.ts';

/** Makes the table `slips` and its trigram index. */
export async function makeSlips(db: Db): Promise<void> {
  await sql`create table slips (id integer primary key, search_text text not null)`.execute(db);
  await createSearchIndex(db as unknown as Kysely<unknown>, 'slips');
}

/** The text of a slip. */
export function slipWords(id: number): string {
  return Array.from({ length: 40 }, (_, place) => ((id * 7919 + place * 104_729) % 1_679_616).toString(36)).join(' ');
}

/** Adds slips, which are one part of the index. */
export async function addSlips(db: Db, from: number, count: number): Promise<void> {
  const slips = Array.from({ length: count }, (_, place) => sql`(${from + place}, ${slipWords(from + place)})`);
  await sql`insert into slips values ${sql.join(slips)}`.execute(db);
  await indexWaiting(db, 'slips');
}

/** The parts of the index in the embedded database. */
export async function countParts(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(distinct segid) as count from slips_search_idx`.execute(db);
  return rows[0]?.count ?? -1;
}
