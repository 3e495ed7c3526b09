import { sql, type Kysely } from 'kysely';
import { addMenu, addRights } from '../platform/database/for-migrations/add-rights.ts';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';
import { nameKey } from '../platform/database/name-key.ts';
import { searchTextOf } from '../platform/database/search/search.ts';
import { createSearchIndex } from '../platform/database/search/search-indexes.ts';

const templateIcon = 16;

const closing = 'With kind regards,\n{preparer}\n{designation}\n{issuer}\n{mobile}';

/** The templates that come with the panel. The office may change and delete them. */
const templates = [
  {
    name: 'First Reminder',
    step: 1,
    subject: 'Our Quotation {number} dated {date}',
    paragraphs: [
      'We hope that our quotation {number} dated {date} for {amount} meets your requirement.',
      'If you have any question about the products, the terms or the delivery, please write or call. We will be glad to help.',
    ],
  },
  {
    name: 'Second Reminder',
    step: 2,
    subject: 'Reminder: Our Quotation {number} dated {date}',
    paragraphs: [
      'We wrote to you earlier about our quotation {number} dated {date} for {amount}.',
      'Kindly let us know whether {company} has reached a decision, or whether you would like us to change anything in the quotation.',
    ],
  },
  {
    name: 'Validity Ends',
    step: null,
    subject: 'Our Quotation {number} is valid until {validuntil}',
    paragraphs: [
      'Our quotation {number} dated {date} for {amount} is valid until {validuntil}.',
      'To order at these prices, please send us your purchase order by that day. If you need more time, please let us know.',
    ],
  },
  {
    name: 'Thank You',
    step: null,
    subject: 'Thank you for your interest – Quotation {number}',
    paragraphs: [
      'Thank you for your time and for your interest in our products.',
      'Our quotation {number} dated {date} for {amount} is with you. If you need anything further for your decision, please write or call.',
    ],
  },
] as const;

/** Mail templates with their rights. The mail log keeps who received a copy, and the template and the link of a mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await db.schema
    .createTable('mail_templates')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', kind.key, (column) => column.notNull())
    .addColumn('step', kind.integer)
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('version', kind.integer, (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    // Nobody has updated a template that came with the panel.
    .addColumn('updated_by_id', kind.reference)
    .addColumn('updated_at', kind.instant, (column) => column.notNull())
    .addForeignKeyConstraint('mail_templates_updated_by', ['updated_by_id'], 'users', ['id'])
    .addCheckConstraint('mail_templates_status_known', sql`status in ('Active', 'Deleted')`)
    .addCheckConstraint('mail_templates_step_known', sql`step between 1 and 4`)
    .execute();
  await sql`create unique index mail_templates_name on mail_templates (name_key) where status <> 'Deleted'`.execute(db);
  await createSearchIndex(db, 'mail_templates');
  for (const { name, step, subject, paragraphs } of templates) {
    const text = ['Dear {name},', ...paragraphs, closing].join('\n\n');
    const searchText = searchTextOf([name, step === null ? '' : String(step), subject, text]);
    await sql`
      insert into mail_templates (name, name_key, step, subject, text, status, version, search_text, updated_at)
      values (${name}, ${nameKey(name)}, ${step}, ${subject}, ${text}, 'Active', 1, ${searchText}, '')`.execute(db);
  }

  await db.schema
    .alterTable('mail_log')
    .addColumn('cc', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('mail_log')
    .addColumn('template_id', kind.reference, (column) => column.references('mail_templates.id'))
    .execute();
  // A link whose mail was refused is taken out again.
  await db.schema
    .alterTable('mail_log')
    .addColumn('link_id', kind.reference, (column) => column.references('quotation_links.id').onDelete('set null'))
    .execute();

  await addMenu(db, { name: 'Mail Template', icon: templateIcon });
  await addRights(db, [
    { menu: 'Mail Template', position: 1, name: 'View Mail Template', page: 'mailtemplates' },
    { menu: 'Mail Template', position: 2, name: 'Add Mail Template' },
    { menu: 'Mail Template', position: 5, name: 'Delete Mail Template' },
  ]);
}
