import { sql, type Kysely } from 'kysely';
import { addMenu, addRights } from './parts/add-rights.ts';
import { columnKinds } from './parts/column-kinds.ts';
import { createSearchIndex } from '../platform/database/search/search-indexes.ts';

/** Receipts with their marks and deductions, bills that no consignment made, due dates and refunds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`alter table companies add column money_from text not null default ''`.execute(db);
  await sql`alter table companies add column receipt_prefix text not null default 'RV'`.execute(db);
  await sql`alter table customers add column credit_days integer not null default 0`.execute(db);
  await sql`alter table customers add column settlement text not null default 'By Bill'`.execute(db);
  await sql`
    create table entered_bills (
      id ${kind.idNeverReused},
      company_id bigint not null,
      customer_id bigint not null,
      kind text not null,
      number text not null,
      billed_on text not null,
      due_on text not null,
      amount_paise bigint not null,
      reason text not null,
      import_id bigint,
      entered_by_id bigint not null,
      created_at ${kind.instant} not null,
      constraint entered_bills_company foreign key (company_id) references companies (id),
      constraint entered_bills_customer foreign key (customer_id) references customers (id),
      constraint entered_bills_amount_positive check (amount_paise > 0)
    )`.execute(db);
  await sql`create index entered_bills_customer on entered_bills (customer_id, company_id)`.execute(db);
  await sql`create unique index entered_bills_opening on entered_bills (company_id, customer_id, number) where kind = 'Opening'`.execute(
    db,
  );
  await sql`
    create table due_parts (
      bill_id bigint not null,
      change_number integer not null,
      position integer not null,
      due_on text not null,
      amount_paise bigint not null,
      changed_on text not null,
      reason text not null,
      changed_by_id bigint not null,
      created_at ${kind.instant} not null,
      constraint due_parts_place primary key (bill_id, change_number, position),
      constraint due_parts_changed_by foreign key (changed_by_id) references users (id)
    )`.execute(db);
  await sql`
    create table receipts (
      id ${kind.id},
      company_id bigint not null,
      customer_id bigint not null,
      number text not null,
      financial_year text not null,
      received_on text not null,
      mode text not null,
      amount_paise bigint not null,
      deducted_paise bigint not null,
      reference text not null,
      reference_key ${kind.key},
      cheque_on text not null,
      bank text not null,
      remark text not null,
      counts_from text not null,
      deposited_on text not null default '',
      cleared_on text not null default '',
      bounced_on text not null default '',
      bounce_reason text not null default '',
      voided_at ${kind.instant} not null default '',
      void_reason text not null default '',
      version integer not null default 1,
      search_text text not null,
      updated_by_id bigint not null,
      created_at ${kind.instant} not null,
      updated_at ${kind.instant} not null,
      constraint receipts_company foreign key (company_id) references companies (id),
      constraint receipts_customer foreign key (customer_id) references customers (id),
      constraint receipts_amounts check (amount_paise >= 0 and deducted_paise >= 0 and amount_paise + deducted_paise > 0)
    )`.execute(db);
  await sql`create unique index receipts_number on receipts (company_id, financial_year, number)`.execute(db);
  await sql`create unique index receipts_reference on receipts (company_id, reference_key) where reference_key is not null`.execute(db);
  await sql`create index receipts_customer on receipts (customer_id, company_id)`.execute(db);
  await sql`create index receipts_by_date on receipts (received_on, id)`.execute(db);
  await createSearchIndex(db, 'receipts');
  await sql`
    create table receipt_deductions (
      id ${kind.id},
      receipt_id bigint not null,
      kind text not null,
      amount_paise bigint not null,
      remark text not null,
      certificate text not null default '',
      certified_on text not null default '',
      version integer not null default 1,
      constraint receipt_deductions_receipt foreign key (receipt_id) references receipts (id),
      constraint receipt_deductions_amount_positive check (amount_paise > 0)
    )`.execute(db);
  await sql`create index receipt_deductions_receipt on receipt_deductions (receipt_id)`.execute(db);
  await sql`
    create table receipt_marks (
      id ${kind.idNeverReused},
      receipt_id bigint not null,
      bill_id bigint,
      deal_id bigint,
      amount_paise bigint not null,
      constraint receipt_marks_receipt foreign key (receipt_id) references receipts (id),
      constraint receipt_marks_deal foreign key (deal_id) references deals (id),
      constraint receipt_marks_amount_positive check (amount_paise > 0),
      constraint receipt_marks_one_target check ((bill_id is null) <> (deal_id is null))
    )`.execute(db);
  await sql`create index receipt_marks_receipt on receipt_marks (receipt_id)`.execute(db);
  await sql`create index receipt_marks_bill on receipt_marks (bill_id) where bill_id is not null`.execute(db);
  await sql`create index receipt_marks_deal on receipt_marks (deal_id) where deal_id is not null`.execute(db);
  await sql`
    create table refunds (
      id ${kind.id},
      company_id bigint not null,
      customer_id bigint not null,
      deal_id bigint,
      number text not null,
      financial_year text not null,
      paid_on text not null,
      mode text not null,
      amount_paise bigint not null,
      reference text not null,
      reason text not null,
      entered_by_id bigint not null,
      created_at ${kind.instant} not null,
      constraint refunds_company foreign key (company_id) references companies (id),
      constraint refunds_customer foreign key (customer_id) references customers (id),
      constraint refunds_deal foreign key (deal_id) references deals (id),
      constraint refunds_amount_positive check (amount_paise > 0)
    )`.execute(db);
  await sql`create unique index refunds_number on refunds (company_id, financial_year, number)`.execute(db);
  await sql`create index refunds_customer on refunds (customer_id, company_id)`.execute(db);
  await addMenu(db, { name: 'Receipt', icon: 21 });
  await addMenu(db, { name: 'Outstanding', icon: 22 });
  await addRights(db, [
    { menu: 'Receipt', position: 1, name: 'Receipt List', page: 'receipts' },
    { menu: 'Receipt', position: 2, name: 'Add Receipt' },
    { menu: 'Receipt', position: 3, name: 'Allow Deduction' },
    { menu: 'Receipt', position: 4, name: 'Edit Receipt' },
    { menu: 'Receipt', position: 6, name: 'Void Receipt' },
    { menu: 'Outstanding', position: 1, name: 'View Outstanding', page: 'outstanding' },
    { menu: 'Outstanding', position: 4, name: 'Edit Credit' },
  ]);
}
