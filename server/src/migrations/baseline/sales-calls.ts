import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../parts/column-kinds.ts';
import { createSearchIndex } from '../../platform/database/search/search-indexes.ts';

/** Notes of conversations with customers, imported or entered. */
export async function createSalesCalls(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table sales_calls (
      id ${kind.idNeverReused},
      -- The number that the office gave the call: the same call imported again is the same row.
      sales_id ${kind.key} not null,
      company_name_key ${kind.key} not null,
      customer_id bigint,
      contact_names text not null,
      -- Blank for none.
      acted_on ${kind.key} not null,
      staff_id bigint,
      search_text text not null,
      import_id bigint,
      created_at ${kind.instant} not null,
      company_name text not null,
      contact_name text not null,
      call_type text not null,
      description text not null,
      call_action text not null,
      action_description text not null,
      staff_name text not null,
      status text not null,
      deal_id bigint references deals (id),
      quotation_id bigint,
      entered_by_id bigint,
      mail_id bigint,
      next_on text not null default '',
      constraint sales_calls_sales_id unique (sales_id),
      constraint sales_calls_customer foreign key (customer_id) references customers (id),
      constraint sales_calls_staff foreign key (staff_id) references users (id)
    )`.execute(db);
  await sql`create index sales_calls_by_action on sales_calls (acted_on, id)`.execute(db);
  await sql`create index sales_calls_by_company on sales_calls (company_name_key, id)`.execute(db);
  await sql`create index sales_calls_of_staff_by_action on sales_calls (staff_id, acted_on, id)`.execute(db);
  await sql`create index sales_calls_of_staff_by_company on sales_calls (staff_id, company_name_key, id)`.execute(db);
  await sql`create index sales_calls_import_id on sales_calls (import_id)`.execute(db);
  await sql`create index sales_calls_deal_id on sales_calls (deal_id) where deal_id is not null`.execute(db);
  await createSearchIndex(db, 'sales_calls');
}
