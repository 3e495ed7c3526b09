import type { Kysely } from 'kysely';
import { createSearchIndex } from '../../platform/database/search/search-indexes.ts';
import { createPairsIndex } from '../../platform/database/search/search-pairs.ts';

/** Creates the search indexes of a table with a `search_text`. */
export async function makeSearched(db: Kysely<unknown>, table: string): Promise<void> {
  await createSearchIndex(db, table);
  await createPairsIndex(db, table);
}
