import { sql, type Kysely } from 'kysely';

const name = 'Order Changed';
const subject = 'Change of your Order {order}';
const text = [
  'Dear {name},',
  'As agreed, we have changed your order {order} dated {orderdate}. The attached paper says what differs, and the order is now for {amount}.',
  '{buyersorder}',
  'Please check the change and tell us soon if anything differs from what you expect.',
  'With kind regards,\n{preparer}\n{designation}\n{issuer}\n{mobile}',
].join('\n\n');

/** The letter about a changed order. The office may change and delete it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A check cannot be widened on SQLite, so another column takes the place of this one.
  await sql`
    alter table mail_templates add column occasion_now text not null default ''
    constraint mail_templates_occasion check (occasion_now in ('', 'Offer', 'Revision', 'Order', 'Dispatch', 'Change'))`.execute(db);
  await sql`update mail_templates set occasion_now = occasion`.execute(db);
  await sql`alter table mail_templates drop column occasion`.execute(db);
  await sql`alter table mail_templates rename column occasion_now to occasion`.execute(db);
  const searchText = [name, subject, text.replaceAll(/\s+/g, ' ')].join('\n').toLowerCase();
  await sql`
    insert into mail_templates (name, name_key, step, occasion, subject, text, status, version, search_text, updated_at)
    select ${name}, ${name.toLowerCase()}, null, 'Change', ${subject}, ${text}, 'Active', 1, ${searchText}, ''
    where not exists (select 1 from mail_templates where name_key = ${name.toLowerCase()} and status <> 'Deleted')`.execute(db);
}
