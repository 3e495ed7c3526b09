import type { Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';

/** An import keeps who started it, or took it back, last. Nothing for those that were started or taken back before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('imports')
    .addColumn('worked_for_id', columnKinds(db).reference, (column) => column.references('users.id'))
    .execute();
}
