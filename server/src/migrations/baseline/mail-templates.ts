import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../parts/column-kinds.ts';
import { createSearchIndex } from '../../platform/database/search/search-indexes.ts';

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

/** The texts of mails, with those that come with the panel. */
export async function createMailTemplates(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table mail_templates (
      id ${kind.id},
      name text not null,
      name_key ${kind.key} not null,
      step integer,
      subject text not null,
      text text not null,
      status text not null,
      version integer not null,
      search_text text not null,
      -- Null for a template that came with the panel.
      updated_by_id bigint,
      updated_at ${kind.instant} not null,
      constraint mail_templates_updated_by foreign key (updated_by_id) references users (id),
      constraint mail_templates_status_known check (status in ('Active', 'Deleted')),
      constraint mail_templates_step_known check (step between 1 and 4)
    )`.execute(db);
  await sql`create unique index mail_templates_name on mail_templates (name_key) where status <> 'Deleted'`.execute(db);
  await createSearchIndex(db, 'mail_templates');
  for (const { name, step, subject, paragraphs } of templates) {
    const text = ['Dear {name},', ...paragraphs, closing].join('\n\n');
    const searchText = [name, ...(step === null ? [] : [step]), subject, text.replaceAll(/\s+/g, ' ')].join('\n').toLowerCase();
    await sql`
      insert into mail_templates (name, name_key, step, subject, text, status, version, search_text, updated_at)
      values (${name}, ${name.toLowerCase()}, ${step}, ${subject}, ${text}, 'Active', 1, ${searchText}, '')`.execute(db);
  }
}
