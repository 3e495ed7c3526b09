import type { Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);

  await db.schema
    .createTable('idempotency_keys')
    .addColumn('user_id', kind.reference, (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('operation', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('status', kind.integer)
    .addColumn('answer', kind.json)
    .addColumn('created_at', kind.instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_pk', ['user_id', 'key'])
    .execute();
  await db.schema.createIndex('idempotency_keys_created_at').on('idempotency_keys').column('created_at').execute();

  await db.schema
    .createTable('audit_log')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('happened_at', kind.instant, (column) => column.notNull())
    .addColumn('user_id', kind.reference, (column) => column.notNull())
    .addColumn('operation', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('record_id', kind.reference, (column) => column.notNull())
    .addColumn('before', kind.json)
    .addColumn('after', kind.json)
    .execute();
  await db.schema.createIndex('audit_log_record').on('audit_log').columns(['record', 'record_id', 'id']).execute();
  await db.schema.createIndex('audit_log_user').on('audit_log').columns(['user_id', 'id']).execute();
}
