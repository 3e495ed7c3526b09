import type { Kysely } from 'kysely';
import { neverReuseIds } from '../platform/database/for-migrations/rebuild-table.ts';

/** The id of a discarded draft, or of a record that was taken back with its import, is not given to another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['quotation_drafts', 'brochure_requests', 'sales_calls', 'old_quotations']) await neverReuseIds(db, table);
}
