import { sql, type Kysely } from 'kysely';
import { columnKinds } from './parts/column-kinds.ts';
import { createSearchIndex } from '../platform/database/search/search-indexes.ts';

/** Credit notes on the invoices of consignments, with the pieces or the part of the value that they credit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`alter table companies add column credit_prefix text not null default 'CN'`.execute(db);
  await sql`
    create table credit_notes (
      id ${kind.id},
      company_id bigint not null,
      customer_id bigint not null,
      consignment_id bigint not null,
      bill_id bigint not null,
      return_id bigint,
      number text not null,
      financial_year text not null,
      is_issued_here integer not null,
      dated_on text not null,
      reason text not null,
      gross_paise bigint not null,
      discount_paise bigint not null,
      special_charges_paise bigint not null,
      shipping_charges_paise bigint not null,
      installation_charges_paise bigint not null,
      taxable_paise bigint not null,
      cgst_paise bigint not null,
      sgst_paise bigint not null,
      igst_paise bigint not null,
      tax_paise bigint not null,
      round_off_paise bigint not null,
      amount_paise bigint not null,
      voided_at ${kind.instant} not null default '',
      void_reason text not null default '',
      version integer not null default 1,
      search_text text not null,
      updated_by_id bigint not null,
      created_at ${kind.instant} not null,
      updated_at ${kind.instant} not null,
      constraint credit_notes_company foreign key (company_id) references companies (id),
      constraint credit_notes_customer foreign key (customer_id) references customers (id),
      constraint credit_notes_consignment foreign key (consignment_id) references consignments (id),
      constraint credit_notes_return foreign key (return_id) references returns (id),
      constraint credit_notes_amount_positive check (amount_paise > 0)
    )`.execute(db);
  await sql`create unique index credit_notes_number on credit_notes (company_id, financial_year, number)`.execute(db);
  await sql`create index credit_notes_customer on credit_notes (customer_id, company_id)`.execute(db);
  await sql`create index credit_notes_consignment on credit_notes (consignment_id)`.execute(db);
  await sql`create index credit_notes_by_date on credit_notes (dated_on, id)`.execute(db);
  await sql`create index credit_notes_of_company on credit_notes (company_id, dated_on)`.execute(db);
  await createSearchIndex(db, 'credit_notes');
  await sql`
    create table credit_note_lines (
      credit_note_id bigint not null,
      order_line_id bigint not null,
      quantity integer not null,
      gross_paise bigint not null,
      discount_paise bigint not null,
      charges_with_goods_paise bigint not null,
      taxable_paise bigint not null,
      special_charges_paise bigint not null,
      shipping_charges_paise bigint not null,
      installation_charges_paise bigint not null,
      constraint credit_note_lines_place primary key (credit_note_id, order_line_id),
      constraint credit_note_lines_note foreign key (credit_note_id) references credit_notes (id)
    )`.execute(db);
  await sql`
    create table credit_note_taxes (
      credit_note_id bigint not null,
      position integer not null,
      kind text not null,
      gst_percent_hundredths bigint not null,
      taxable_paise bigint not null,
      cgst_paise bigint not null,
      sgst_paise bigint not null,
      igst_paise bigint not null,
      constraint credit_note_taxes_place primary key (credit_note_id, position),
      constraint credit_note_taxes_note foreign key (credit_note_id) references credit_notes (id)
    )`.execute(db);
}
