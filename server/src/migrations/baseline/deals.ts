import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../parts/column-kinds.ts';
import { createSearchIndex } from '../../platform/database/search/search-indexes.ts';

/** A deal gathers the enquiry, the quotations and the orders of one sale. */
export async function createDeals(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table deals (
      id ${kind.id},
      number text not null,
      customer_id bigint,
      owner_id bigint not null,
      version integer not null default 1,
      created_at ${kind.instant} not null,
      updated_at ${kind.instant} not null,
      company_name text not null default '',
      enquiry_number text not null default '',
      contact_name text not null default '',
      mobile text not null default '',
      email text not null default '',
      requirement text not null default '',
      source text not null default '',
      next_on text not null default '',
      closed_on text not null default '',
      lost_reason text not null default '',
      lost_remark text not null default '',
      search_text text not null default '',
      company_name_key ${kind.key} not null default '',
      -- When its last quotation left it. It is no longer listed.
      emptied_at ${kind.instant} not null default '',
      cadence text not null default 'Standard',
      stage integer not null default 0,
      -- These serve the list of follow-ups. due_on is blank unless the deal is followed up.
      amount_paise bigint not null default 0,
      expected_month ${kind.key} not null default '',
      due_on ${kind.key} not null default '',
      valid_until ${kind.key} not null default '',
      constraint deals_number unique (number),
      constraint deals_customer foreign key (customer_id) references customers (id),
      constraint deals_owner foreign key (owner_id) references users (id)
    )`.execute(db);
  await sql`create index deals_customer_id on deals (customer_id, id)`.execute(db);
  await sql`create index deals_by_company on deals (company_name_key, id)`.execute(db);
  await sql`create index deals_owner_id on deals (owner_id, id)`.execute(db);
  await sql`create index deals_enquiries on deals (id) where number = enquiry_number`.execute(db);
  await sql`create index deals_due on deals (due_on, id, owner_id, valid_until) where due_on > ''`.execute(db);
  await sql`create index deals_due_by_owner on deals (owner_id, due_on, id, valid_until) where due_on > ''`.execute(db);
  await sql`create index deals_due_by_amount on deals (amount_paise, id, owner_id, due_on, valid_until) where due_on > ''`.execute(db);
  await sql`create index deals_due_by_company on deals (company_name_key, id, owner_id, due_on, valid_until) where due_on > ''`.execute(db);
  await createSearchIndex(db, 'deals');
}
