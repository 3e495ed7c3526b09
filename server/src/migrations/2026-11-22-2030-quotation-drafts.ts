import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';

/** What users have entered for quotations that they have not submitted yet: at most 20 drafts of a user, each in a slot of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await db.schema
    .createTable('quotation_drafts')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('user_id', kind.reference, (column) => column.notNull())
    .addColumn('slot', kind.integer, (column) => column.notNull())
    .addColumn('quotation_id', kind.reference)
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('content', kind.json, (column) => column.notNull())
    .addColumn('version', kind.integer, (column) => column.notNull())
    .addColumn('updated_at', kind.instant, (column) => column.notNull())
    .addUniqueConstraint('quotation_drafts_slot', ['user_id', 'slot'])
    .addCheckConstraint('quotation_drafts_slots', sql`slot between 1 and 20`)
    .addForeignKeyConstraint('quotation_drafts_user', ['user_id'], 'users', ['id'])
    .addForeignKeyConstraint('quotation_drafts_quotation', ['quotation_id'], 'quotations', ['id'])
    .execute();
  await db.schema.createIndex('quotation_drafts_updated_at').on('quotation_drafts').column('updated_at').execute();
}
