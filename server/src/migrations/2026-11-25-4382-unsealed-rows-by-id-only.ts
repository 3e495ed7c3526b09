import type { Kysely } from 'kysely';

/**
 * The rows that wait to be sealed are few and are read in the order of their ids; each audited write added to this index and removed from
 * it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('unsealed_rows_by_row').execute();
}
