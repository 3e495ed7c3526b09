import type { Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';

/** Work that time brings: when each is due, who is at it, and how the last run ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await db.schema
    .createTable('duties')
    .addColumn('name', kind.key, (column) => column.primaryKey())
    .addColumn('due_at', kind.instant, (column) => column.notNull())
    // The process that is at work on it, and until when the others leave it alone.
    .addColumn('owner', 'text')
    .addColumn('lease_until', kind.instant)
    // How often it has been begun since it became due.
    .addColumn('tries', kind.integer, (column) => column.notNull())
    .addColumn('started_at', kind.instant)
    .addColumn('done_at', kind.instant)
    .addColumn('failed_at', kind.instant)
    // The sentence of the last run; blank when it succeeded.
    .addColumn('failure', 'text', (column) => column.notNull())
    // How many runs have failed since the last that succeeded.
    .addColumn('failures', kind.integer, (column) => column.notNull())
    .execute();
}
