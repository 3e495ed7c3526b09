import { sql, type Kysely } from 'kysely';
import { columnKinds } from './parts/column-kinds.ts';

const closing = 'With kind regards,\n{preparer}\n{designation}\n{issuer}\n{mobile}';
const paidAlready = 'If you have paid meanwhile, please ignore this mail and tell us the reference of the payment.';

/** The reminders of payment. The office may change and delete them. */
const templates = [
  {
    name: 'First Reminder of Payment',
    subject: 'Payment of {overdue} is due',
    paragraphs: [
      '{overdue} of your account with {issuer} is overdue, the oldest bill since {oldest}. Altogether, {outstanding} is open.',
      'Invoices: {number}',
      'Please pay it to this account:\n{bank}',
      paidAlready,
    ],
  },
  {
    name: 'Second Reminder of Payment',
    subject: 'Reminder: Payment of {overdue} is overdue since {oldest}',
    paragraphs: [
      'We wrote to you earlier about your account with {issuer}. {overdue} is still overdue, the oldest bill since {oldest}.',
      'Invoices: {number}',
      'Please pay it within seven days, or tell us what keeps you from paying:\n{bank}',
      paidAlready,
    ],
  },
  {
    name: 'Last Reminder of Payment',
    subject: 'Last Reminder: Payment of {overdue} is overdue since {oldest}',
    paragraphs: [
      'In spite of our reminders, {overdue} of your account with {issuer} is overdue, the oldest bill since {oldest}.',
      'Invoices: {number}',
      'Please pay it at once, or call us today so that we can agree on the payment:\n{bank}',
      paidAlready,
    ],
  },
] as const;

/** Calls about money with their promises, reminders of payment with their templates, and customers who are not to be reminded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  // The company whose money a call is about; null for every other call.
  await sql`alter table sales_calls add column company_id bigint`.execute(db);
  await sql`alter table sales_calls add column promised_on text not null default ''`.execute(db);
  await sql`alter table sales_calls add column promised_paise bigint not null default 0`.execute(db);
  // The last day on which money still keeps the promise.
  await sql`alter table sales_calls add column promise_ends_on text not null default ''`.execute(db);
  await sql`create index sales_calls_collections on sales_calls (customer_id, company_id, id) where company_id is not null`.execute(db);
  await sql`create index sales_calls_promises on sales_calls (promise_ends_on, id) where promised_on <> ''`.execute(db);
  await sql`alter table customers add column no_reminders integer not null default 0`.execute(db);
  await sql`
    create table reminders (
      id ${kind.id},
      customer_id bigint not null,
      company_id bigint not null,
      template_id bigint not null,
      sent_at ${kind.instant} not null,
      sent_by_id bigint not null,
      recipients text not null,
      cc text not null,
      subject text not null,
      message_id text not null,
      result text not null,
      answer text not null,
      constraint reminders_customer foreign key (customer_id) references customers (id),
      constraint reminders_company foreign key (company_id) references companies (id),
      constraint reminders_template foreign key (template_id) references mail_templates (id),
      constraint reminders_sent_by foreign key (sent_by_id) references users (id),
      constraint reminders_result check (result in ('sending', 'sent', 'written', 'failed', 'uncertain'))
    )`.execute(db);
  await sql`create unique index reminders_message_id on reminders (message_id)`.execute(db);
  await sql`create index reminders_account on reminders (customer_id, company_id, id)`.execute(db);

  // A check cannot be widened on SQLite, so another column takes the place of this one.
  await sql`
    alter table mail_templates add column occasion_now text not null default ''
    constraint mail_templates_occasion_listed check (occasion_now in ('', 'Offer', 'Revision', 'Order', 'Dispatch', 'Change', 'Payment'))`.execute(
    db,
  );
  await sql`update mail_templates set occasion_now = occasion`.execute(db);
  await sql`alter table mail_templates drop column occasion`.execute(db);
  await sql`alter table mail_templates rename column occasion_now to occasion`.execute(db);
  for (const { name, subject, paragraphs } of templates) {
    const text = ['Dear {name},', ...paragraphs, closing].join('\n\n');
    const searchText = [name, subject, text.replaceAll(/\s+/g, ' ')].join('\n').toLowerCase();
    // An office may have a template of this name already.
    await sql`
      insert into mail_templates (name, name_key, step, occasion, subject, text, status, version, search_text, updated_at)
      select ${name}, ${name.toLowerCase()}, null, 'Payment', ${subject}, ${text}, 'Active', 1, ${searchText}, ''
      where not exists (select 1 from mail_templates where name_key = ${name.toLowerCase()} and status <> 'Deleted')`.execute(db);
  }
}
