import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../parts/column-kinds.ts';
import { createSearchIndex } from '../../platform/database/search/search-indexes.ts';

/** What leaves together for an order, with the papers that travel with it. */
export async function createConsignments(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table consignments (
      id ${kind.id},
      order_id bigint not null references orders (id),
      company_id bigint not null references companies (id),
      customer_id bigint not null references customers (id),
      invoice_number text not null,
      invoiced_on text not null,
      dispatched_on text not null,
      distance_km integer,
      packages integer,
      weight_hundredths bigint,
      version integer not null default 1,
      search_text text not null,
      updated_by_id bigint not null references users (id),
      created_at ${kind.instant} not null,
      updated_at ${kind.instant} not null,
      paper text not null default 'Dispatch Note',
      paper_state text not null default '',
      challan_number text not null default '',
      gstin text not null default '',
      gst_category text not null default '',
      place_of_supply text not null default '',
      place_name text not null default '',
      tax_heads text not null default '',
      tax_reason text not null default '',
      charges_mode text not null default 'Own Rate',
      irn text not null default '',
      eway_number text not null default '',
      transporter text not null default '',
      transporter_id text not null default '',
      transport_mode text not null default '',
      vehicle_number text not null default '',
      vehicle_type text not null default '',
      lr_number text not null default '',
      lr_on text not null default '',
      driver text not null default '',
      driver_mobile text not null default '',
      freight text not null default '',
      remark text not null default '',
      gross_paise bigint not null default 0,
      discount_paise bigint not null default 0,
      special_charges_paise bigint not null default 0,
      shipping_charges_paise bigint not null default 0,
      installation_charges_paise bigint not null default 0,
      service_gst_percent_hundredths bigint not null default 0,
      taxable_paise bigint not null default 0,
      tax_paise bigint not null default 0,
      cgst_paise bigint not null default 0,
      sgst_paise bigint not null default 0,
      igst_paise bigint not null default 0,
      round_off_paise bigint not null default 0,
      total_paise bigint not null default 0,
      eway_on text not null default '',
      eway_valid_until text not null default '',
      ack_number text not null default '',
      ack_on text not null default '',
      signed_qr text not null default '',
      -- The GSTIN of the company when the tax was decided at billing.
      company_gstin text not null default '',
      -- What it freezes of its order if that has got another tax decision since.
      printed text not null default '',
      voucher_gstin text not null default '',
      -- 1 if the e-way bill is older than the tax decision of the order.
      eway_outdated integer not null default 0
    )`.execute(db);
  // Calls in the documented style, one line at a time, join one consignment.
  await sql`
    create unique index consignments_invoice on consignments (order_id, invoice_number, invoiced_on)
    where invoice_number <> ''`.execute(db);
  await sql`create index consignments_order on consignments (order_id, id)`.execute(db);
  await sql`create index consignments_company on consignments (company_id, id)`.execute(db);
  await sql`create index consignments_customer on consignments (customer_id, id)`.execute(db);
  await sql`create index consignments_invoiced_on on consignments (invoiced_on, id)`.execute(db);
  // The files of a month or a period.
  await sql`create index consignments_company_period on consignments (company_id, invoiced_on, id)`.execute(db);
  // A series skips the numbers that were typed before the company issued its own.
  await sql`create index consignments_typed_number on consignments (company_id, invoice_number) where paper_state = ''`.execute(db);
  await createSearchIndex(db, 'consignments');

  await sql`
    create table consignment_lines (
      consignment_id bigint not null references consignments (id),
      order_line_id bigint not null references order_lines (id),
      product_id bigint not null references products (id),
      hsn text not null,
      unit text not null,
      nature text not null,
      quantity integer not null,
      gst_percent_hundredths bigint not null,
      gross_paise bigint not null,
      discount_paise bigint not null,
      charges_with_goods_paise bigint not null,
      taxable_paise bigint not null,
      special_charges_paise bigint not null,
      shipping_charges_paise bigint not null,
      installation_charges_paise bigint not null,
      constraint consignment_lines_pk primary key (consignment_id, order_line_id)
    )`.execute(db);

  await sql`
    create table document_series (
      company_id bigint not null references companies (id),
      kind text not null,
      financial_year text not null,
      last integer not null,
      constraint document_series_pk primary key (company_id, kind, financial_year)
    )`.execute(db);

  await sql`
    create table papers (
      id ${kind.id},
      consignment_id bigint not null references consignments (id),
      company_id bigint not null references companies (id),
      kind text not null,
      title text not null,
      financial_year text not null,
      number text not null,
      issued_on text not null,
      state text not null,
      void_reason text not null default '',
      content text,
      issued_by_id bigint not null references users (id),
      created_at ${kind.instant} not null
    )`.execute(db);
  await sql`create unique index papers_number on papers (company_id, kind, financial_year, number)`.execute(db);
  await sql`create index papers_consignment on papers (consignment_id, id)`.execute(db);

  await sql`
    create table paper_files (
      paper_id bigint not null references papers (id),
      copy text not null,
      file_hash text not null,
      constraint paper_files_pk primary key (paper_id, copy)
    )`.execute(db);
  await sql`create index paper_files_hash on paper_files (file_hash)`.execute(db);
}
