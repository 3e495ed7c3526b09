import type { Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';

/** Requests for a reset of a password by mail, and the links that were mailed, by the hash of their token. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await db.schema
    .createTable('reset_requests')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('mobile', 'text', (column) => column.notNull())
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('asked_at', kind.instant, (column) => column.notNull())
    .addColumn('is_answered', kind.flag, (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('reset_requests_network').on('reset_requests').columns(['network', 'asked_at']).execute();
  await db.schema.createIndex('reset_requests_mobile').on('reset_requests').columns(['mobile', 'asked_at']).execute();
  await db.schema
    .createTable('password_resets')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', kind.reference, (column) => column.notNull().unique())
    .addColumn('made_at', kind.instant, (column) => column.notNull())
    .addForeignKeyConstraint('password_resets_user', ['user_id'], 'users', ['id'])
    .execute();
}
