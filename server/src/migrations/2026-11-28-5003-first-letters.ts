import { sql, type Kysely } from 'kysely';

const closing = 'With kind regards,\n{preparer}\n{designation}\n{issuer}\n{mobile}';
const anyQuestion =
  'If you have any question about the products, the terms or the delivery, please write or call. We will be glad to help.';

/** The first letters about a quotation, an order and a dispatch. The office may change and delete them. */
const templates = [
  {
    name: 'Offer',
    occasion: 'Offer',
    subject: 'Our Quotation {number} dated {date}',
    paragraphs: ['Please find our quotation {number} dated {date} for {amount}.', anyQuestion],
  },
  {
    name: 'New Revision',
    occasion: 'Revision',
    subject: 'Our Revised Quotation {number} dated {date}',
    paragraphs: [
      'Please find our revised quotation {number} dated {date} for {amount}. It replaces {replaces}, which is no longer valid.',
      anyQuestion,
    ],
  },
  {
    name: 'Order Confirmation',
    occasion: 'Order',
    subject: 'Order Confirmation {order}',
    paragraphs: [
      'Thank you for your order. We have booked it as {order} dated {orderdate}, against our quotation {number}, for {amount}.',
      '{buyersorder}',
      'Please check the order and tell us soon if anything differs from what you expect.',
    ],
  },
  {
    name: 'Dispatched',
    occasion: 'Dispatch',
    subject: 'Goods of your Order {order} Dispatched',
    paragraphs: [
      'These goods of your order {order} have been dispatched:',
      '{goods}',
      '{buyersorder}\n{invoice}\n{transport}',
      'Please check the goods when they arrive, and note any damage on the receipt.',
    ],
  },
] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  // The step of an offer, 0, is an occasion here, because the check of the column allows 1 to 4.
  await sql`
    alter table mail_templates add column occasion text not null default ''
    constraint mail_templates_occasion_known check (occasion in ('', 'Offer', 'Revision', 'Order', 'Dispatch'))`.execute(db);
  for (const { name, occasion, subject, paragraphs } of templates) {
    const text = ['Dear {name},', ...paragraphs, closing].join('\n\n');
    const searchText = [name, subject, text.replaceAll(/\s+/g, ' ')].join('\n').toLowerCase();
    // An office may have a template of this name already.
    await sql`
      insert into mail_templates (name, name_key, step, occasion, subject, text, status, version, search_text, updated_at)
      select ${name}, ${name.toLowerCase()}, null, ${occasion}, ${subject}, ${text}, 'Active', 1, ${searchText}, ''
      where not exists (select 1 from mail_templates where name_key = ${name.toLowerCase()} and status <> 'Deleted')`.execute(db);
  }
}
