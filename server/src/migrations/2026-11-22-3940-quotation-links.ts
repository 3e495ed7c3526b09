import { sql, type Kysely } from 'kysely';
import { addMenu, addRights } from '../platform/database/for-migrations/add-rights.ts';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';

const quotationIcon = 4;

/** Links by which customers open a quotation and answer it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await db.schema
    .createTable('quotation_links')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('quotation_id', kind.reference, (column) => column.notNull().references('quotations.id'))
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('expires_on', kind.date, (column) => column.notNull())
    .addColumn('created_by_id', kind.reference, (column) => column.notNull().references('users.id'))
    .addColumn('created_at', kind.instant, (column) => column.notNull())
    .addColumn('opened_at', kind.instant)
    .addColumn('withdrawn_at', kind.instant)
    .execute();
  await db.schema.createIndex('quotation_links_token').unique().on('quotation_links').column('token_hash').execute();
  await db.schema.createIndex('quotation_links_quotation').on('quotation_links').columns(['quotation_id', 'id']).execute();

  await db.schema
    .createTable('link_answers')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('link_id', kind.reference, (column) => column.notNull().references('quotation_links.id'))
    .addColumn('quotation_id', kind.reference, (column) => column.notNull().references('quotations.id'))
    .addColumn('answered_at', kind.instant, (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('designation', 'text', (column) => column.notNull())
    .addColumn('po_number', 'text', (column) => column.notNull())
    .addColumn('lost_reason', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('pdf_hash', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('link_answers_link').on('link_answers').columns(['link_id', 'id']).execute();
  // Whatever happens at once: one acceptance or refusal for each quotation.
  await sql`create unique index link_answers_final on link_answers (quotation_id) where answer in ('Accept', 'Decline')`.execute(db);

  await db.schema
    .createTable('link_attempts')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('started_at', kind.instant, (column) => column.notNull())
    .addColumn('count', kind.integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('link_attempts_pk', ['kind', 'subject'])
    .execute();

  await db.schema
    .createTable('answer_mails')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('answer_id', kind.reference, (column) => column.notNull().references('link_answers.id'))
    .addColumn('user_id', kind.reference, (column) => column.notNull().references('users.id'))
    .addColumn('has_failed', kind.flag, (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', kind.instant, (column) => column.notNull())
    .execute();

  for (const [name, type] of [
    ['customer_answer', 'text'],
    ['customer_answered_at', kind.instant],
    ['customer_words', 'text'],
    ['accepted_by', 'text'],
    ['po_number', 'text'],
  ] as const)
    await db.schema
      .alterTable('quotations')
      .addColumn(name, type, (column) => column.notNull().defaultTo(''))
      .execute();
  await db.schema
    .alterTable('quotations')
    .addColumn('customer_changes', kind.integer, (column) => column.notNull().defaultTo(0))
    .execute();

  await addMenu(db, { name: 'Quotation Sharing', icon: quotationIcon });
  await addRights(db, [{ menu: 'Quotation Sharing', position: 2, name: 'Send Quotation' }]);
}
