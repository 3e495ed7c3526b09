import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../parts/column-kinds.ts';
import { createSearchIndex } from '../../platform/database/search/search-indexes.ts';

/** Customers with their contact persons and sites. */
export async function createCustomers(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table customers (
      id ${kind.id},
      company_name text not null,
      name_key ${kind.key} not null,
      industry_id bigint not null,
      industry text not null,
      company_type_id bigint not null,
      company_type text not null,
      phone text not null,
      email text not null,
      website text not null,
      address text not null,
      country_id bigint not null,
      country text not null,
      state_id bigint,
      state text not null,
      city_id bigint,
      city text not null,
      pincode text not null,
      data_source text not null,
      status text not null,
      version integer not null,
      search_text text not null,
      entered_by_id bigint not null,
      updated_by_id bigint not null,
      created_at ${kind.instant} not null,
      updated_at ${kind.instant} not null,
      -- The import that added the row; null for an entered one.
      import_id bigint,
      gstin text not null default '',
      -- Blank: it follows from GSTIN and country.
      gst_category text not null default '',
      constraint customers_industry foreign key (industry_id) references industries (id),
      constraint customers_company_type foreign key (company_type_id) references company_types (id),
      constraint customers_entered_by foreign key (entered_by_id) references users (id),
      constraint customers_updated_by foreign key (updated_by_id) references users (id),
      constraint customers_status_known check (status in ('Pending', 'Approved', 'Deleted')),
      constraint customers_data_source_known check (data_source in ('Exhibition', 'Enquiry', 'Existing Data'))
    )`.execute(db);
  // A deleted customer leaves the name free.
  await sql`create unique index customers_name_key on customers (name_key) where status <> 'Deleted'`.execute(db);
  await sql`create index customers_by_name on customers (name_key, id) where status <> 'Deleted'`.execute(db);
  await sql`create index customers_by_update on customers (updated_at, id) where status <> 'Deleted'`.execute(db);
  await sql`create index customers_pending on customers (id) where status = 'Pending'`.execute(db);
  await sql`create index customers_import_id on customers (import_id, id) where import_id is not null`.execute(db);
  // The dashboard counts from this index alone.
  await sql`create index customers_by_status on customers (status)`.execute(db);
  await sql`create index customers_gstin on customers (gstin) where gstin <> ''`.execute(db);
  await createSearchIndex(db, 'customers');

  await sql`
    create table contact_persons (
      id ${kind.id},
      customer_id bigint not null,
      name text not null,
      designation text not null,
      email text not null,
      mobile text not null,
      phone text not null,
      is_hidden integer not null default 0,
      updated_by_id bigint not null,
      created_at ${kind.instant} not null,
      updated_at ${kind.instant} not null,
      constraint contact_persons_customer foreign key (customer_id) references customers (id),
      constraint contact_persons_updated_by foreign key (updated_by_id) references users (id),
      constraint contact_persons_hidden_flag check (is_hidden in (0, 1))
    )`.execute(db);
  await sql`create index contact_persons_customer_id on contact_persons (customer_id)`.execute(db);

  // At most 50 that are not hidden, each in a slot of its own.
  await sql`
    create table customer_sites (
      id ${kind.id},
      customer_id bigint not null,
      -- Null for a hidden one.
      slot integer,
      name text not null,
      address text not null,
      country_id bigint not null,
      country text not null,
      state_id bigint,
      state text not null,
      city_id bigint,
      city text not null,
      pincode text not null,
      gstin text not null,
      contact_person_id bigint,
      version integer not null,
      updated_by_id bigint not null,
      created_at ${kind.instant} not null,
      updated_at ${kind.instant} not null,
      constraint customer_sites_slot unique (customer_id, slot),
      constraint customer_sites_slots check (slot between 1 and 50),
      constraint customer_sites_customer foreign key (customer_id) references customers (id),
      constraint customer_sites_contact foreign key (contact_person_id) references contact_persons (id),
      constraint customer_sites_updated_by foreign key (updated_by_id) references users (id)
    )`.execute(db);
}
