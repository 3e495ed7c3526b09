import type { Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);

  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', kind.reference, (column) => column.notNull())
    .addColumn('created_at', kind.instant, (column) => column.notNull())
    .addColumn('last_seen_at', kind.instant, (column) => column.notNull())
    .addForeignKeyConstraint('sessions_user', ['user_id'], 'users', ['id'])
    .execute();
  await db.schema.createIndex('sessions_user_id').on('sessions').column('user_id').execute();
  await db.schema.createIndex('sessions_last_seen_at').on('sessions').column('last_seen_at').execute();

  await db.schema
    .createTable('login_events')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('user_id', kind.reference)
    .addColumn('mobile', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('happened_at', kind.instant, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('login_events_user').on('login_events').columns(['user_id', 'id']).execute();

  await db.schema
    .createTable('login_attempts')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('mobile', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('happened_at', kind.instant, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('login_attempts_mobile').on('login_attempts').columns(['mobile', 'happened_at']).execute();
  await db.schema.createIndex('login_attempts_address').on('login_attempts').columns(['address', 'happened_at']).execute();
}
