import type { Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';

/** A deal that all its quotations have left goes from lists and pages. Its row stays, because SQLite would give its id to the next deal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await db.schema
    .alterTable('deals')
    .addColumn('emptied_at', kind.instant, (column) => column.notNull().defaultTo(''))
    .execute();
}
