import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../parts/column-kinds.ts';
import { createSearchIndex } from '../../platform/database/search/search-indexes.ts';

/** The issuing companies and suppliers. */
export async function createCompanies(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table companies (
      id ${kind.id},
      company_name text not null,
      name_key ${kind.key} not null,
      short_name text not null,
      industry_id bigint,
      industry text not null,
      address text not null,
      country_id bigint not null,
      country text not null,
      state_id bigint,
      state text not null,
      city_id bigint,
      city text not null,
      pincode text not null,
      image_hash text not null,
      status text not null,
      version integer not null,
      search_text text not null,
      updated_by_id bigint not null,
      created_at ${kind.instant} not null,
      updated_at ${kind.instant} not null,
      landmark text not null,
      mobile text not null,
      email text not null,
      website text not null,
      facebook text not null,
      instagram text not null,
      linkedin text not null,
      youtube text not null,
      gstin text not null,
      pan text not null,
      tan text not null,
      msme text not null,
      bank_name text not null,
      account_number text not null,
      branch text not null,
      ifsc text not null,
      swift text not null,
      type text not null,
      -- GST, its papers and the books.
      gst_regime text not null default 'Regular',
      lut text not null default '',
      invoices_issued_here text not null default 'No',
      invoice_prefix text not null default '',
      challan_prefix text not null default '',
      round_invoices text not null default 'No',
      charges_mode text not null default 'Own Rate',
      e_invoices text not null default 'No',
      tally_sales text not null default 'Sales',
      tally_cgst text not null default 'CGST',
      tally_sgst text not null default 'SGST',
      tally_igst text not null default 'IGST',
      tally_packing text not null default 'Packing',
      tally_freight text not null default 'Freight',
      tally_installation text not null default 'Installation',
      tally_round_off text not null default 'Round Off',
      -- The amount above which goods need an e-way bill: ₹50,000.
      eway_limit_paise bigint not null default 5000000,
      constraint companies_industry foreign key (industry_id) references industries (id),
      constraint companies_image foreign key (image_hash) references images (hash),
      constraint companies_updated_by foreign key (updated_by_id) references users (id),
      constraint companies_status_known check (status in ('Active', 'Inactive'))
    )`.execute(db);
  await sql`create unique index companies_gstin on companies (gstin) where gstin <> ''`.execute(db);
  await sql`create index companies_by_name on companies (name_key, id)`.execute(db);
  await sql`create index companies_by_update on companies (updated_at, id)`.execute(db);
  await createSearchIndex(db, 'companies');
}
