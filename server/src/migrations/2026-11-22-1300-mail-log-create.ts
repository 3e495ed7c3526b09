import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);

  await db.schema
    .createTable('mail_log')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('quotation_id', kind.reference, (column) => column.notNull())
    .addColumn('sent_at', kind.instant, (column) => column.notNull())
    .addColumn('sent_by_id', kind.reference, (column) => column.notNull())
    .addColumn('recipients', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('result', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addForeignKeyConstraint('mail_log_quotation', ['quotation_id'], 'quotations', ['id'])
    .addForeignKeyConstraint('mail_log_sent_by', ['sent_by_id'], 'users', ['id'])
    .addCheckConstraint('mail_log_result', sql`result in ('sending', 'sent', 'written', 'failed', 'uncertain')`)
    .execute();
  await db.schema.createIndex('mail_log_message_id').on('mail_log').column('message_id').unique().execute();
  await db.schema.createIndex('mail_log_quotation').on('mail_log').columns(['quotation_id', 'id']).execute();
}
