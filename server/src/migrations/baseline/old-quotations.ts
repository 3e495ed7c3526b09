import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../parts/column-kinds.ts';
import { createSearchIndex } from '../../platform/database/search/search-indexes.ts';

/** The quotations of a former system as they were filed. They need not add up. */
export async function createOldQuotations(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table old_quotations (
      id ${kind.idNeverReused},
      -- The number in the former system: imported again, it is the same row.
      code ${kind.key} not null,
      -- Blank for none.
      quoted_on ${kind.key} not null,
      financial_year ${kind.key} not null,
      customer_name_key ${kind.key} not null,
      search_text text not null,
      import_id bigint,
      created_at ${kind.instant} not null,
      number text not null,
      customer_name text not null,
      prepared_by text not null,
      status text not null,
      contact_name text not null,
      contact_designation text not null,
      address text not null,
      country text not null,
      state text not null,
      city text not null,
      pincode text not null,
      delivery text not null,
      price text not null,
      payment text not null,
      taxes text not null,
      freight text not null,
      validity text not null,
      others text not null,
      subtotal_paise bigint not null,
      discount_percent_hundredths bigint not null,
      discount_paise bigint not null,
      tax_percent_hundredths bigint not null,
      tax_paise bigint not null,
      special_charges_paise bigint not null,
      shipping_charges_paise bigint not null,
      installation_charges_paise bigint not null,
      service_tax_percent_hundredths bigint not null,
      service_tax_paise bigint not null,
      total_paise bigint not null,
      constraint old_quotations_code unique (code)
    )`.execute(db);
  await sql`create index old_quotations_by_date on old_quotations (quoted_on, id)`.execute(db);
  await sql`create index old_quotations_of_year_by_date on old_quotations (financial_year, quoted_on, id)`.execute(db);
  await sql`create index old_quotations_by_total on old_quotations (total_paise, id)`.execute(db);
  await sql`create index old_quotations_of_year_by_total on old_quotations (financial_year, total_paise, id)`.execute(db);
  await sql`create index old_quotations_by_customer on old_quotations (customer_name_key, id)`.execute(db);
  await sql`create index old_quotations_of_year_by_customer on old_quotations (financial_year, customer_name_key, id)`.execute(db);
  await sql`create index old_quotations_import_id on old_quotations (import_id)`.execute(db);
  await createSearchIndex(db, 'old_quotations');

  await sql`
    create table old_quotation_lines (
      id ${kind.id},
      old_quotation_id bigint not null,
      name text not null,
      description text not null,
      image_hash text,
      quantity_hundredths bigint not null,
      rate_paise bigint not null,
      total_paise bigint not null,
      constraint old_quotation_lines_old_quotation foreign key (old_quotation_id) references old_quotations (id),
      constraint old_quotation_lines_image foreign key (image_hash) references images (hash)
    )`.execute(db);
  await sql`create index old_quotation_lines_old_quotation_id on old_quotation_lines (old_quotation_id)`.execute(db);
}
