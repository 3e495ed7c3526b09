import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';
import { createSearchIndex } from '../platform/database/search/search-indexes.ts';

const texts = ['company_name', 'enquiry_number', 'contact_name', 'mobile', 'email', 'requirement', 'source'] as const;
const losses = ['next_on', 'closed_on', 'lost_reason', 'lost_remark'] as const;

/** Deals are listed and searched by their company, may begin with an enquiry, and know what of their orders waits for stock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  for (const name of [...texts, ...losses, 'search_text'])
    await db.schema
      .alterTable('deals')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  await db.schema
    .alterTable('deals')
    .addColumn('company_name_key', kind.key, (column) => column.notNull().defaultTo(''))
    .execute();
  // Each deal has one quotation number so far. The newest revision has the name of today.
  await sql`
    update deals set company_name = quotations.customer_name, company_name_key = quotations.customer_name_key
    from (select max(id) as id from quotations group by deal_id) as newest join quotations on quotations.id = newest.id
    where quotations.deal_id = deals.id`.execute(db);
  await sql`
    update deals set search_text = lower(
      number || ${'\n'} || company_name || ${'\n'} || (select name from users where users.id = deals.owner_id))`.execute(db);
  await createSearchIndex(db, 'deals');

  await db.schema.createIndex('deals_by_company').on('deals').columns(['company_name_key', 'id']).execute();
  await db.schema.createIndex('deals_owner_id').on('deals').columns(['owner_id', 'id']).execute();
  await sql`create index deals_enquiries on deals (id) where number = enquiry_number`.execute(db);
  await sql`create index order_lines_open on order_lines (product_id) where dispatched_quantity < quantity`.execute(db);
}
