import type { Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';

/** Removed approval limits keep their row, so that the version goes on when they are added again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('approval_limits')
    .addColumn('is_removed', columnKinds(db).flag, (column) => column.notNull().defaultTo(0))
    .execute();
}
