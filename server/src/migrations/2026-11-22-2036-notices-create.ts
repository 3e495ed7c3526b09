import type { Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';

/** Personal notices for the bell. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await db.schema
    .createTable('notices')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('user_id', kind.reference, (column) => column.notNull())
    .addColumn('happened_at', kind.instant, (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('record_id', kind.reference, (column) => column.notNull())
    .addColumn('dismissed_at', kind.instant)
    .addForeignKeyConstraint('notices_user', ['user_id'], 'users', ['id'])
    .execute();
  await db.schema.createIndex('notices_of_user').on('notices').columns(['user_id', 'id']).execute();
}
