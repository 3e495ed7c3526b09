import { sql, type Kysely } from 'kysely';
import { columnKinds } from './parts/column-kinds.ts';

/** Changes of orders with their lines and papers, and what an order knows of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  // The last approved change, and its day; 0 and blank for the order as it was placed.
  await sql`alter table orders add column change_number integer not null default 0`.execute(db);
  await sql`alter table orders add column changed_on text not null default ''`.execute(db);
  // Lines are in the order of their change, then of their id.
  await sql`alter table order_lines add column position integer not null default 0`.execute(db);
  // The change that took the line out; 0 for a line that stands. Its dispatches may have been cancelled.
  await sql`alter table order_lines add column removed_by_change integer not null default 0`.execute(db);

  await sql`
    create table order_changes (
      id ${kind.id},
      order_id bigint not null references orders (id),
      -- 0 is the order as it was placed.
      number integer not null,
      state text not null,
      reason text not null,
      customer_id bigint not null,
      contact_person_id bigint not null,
      company_id bigint not null,
      prepared_by_id bigint not null,
      customer_name text not null,
      customer_name_key ${kind.key} not null,
      company_name text not null,
      company_image_hash text not null,
      printed text not null,
      subtotal_paise bigint not null,
      discount_percent_hundredths bigint not null,
      discount_paise bigint not null,
      discounted_paise bigint not null,
      gst_percent_hundredths bigint not null,
      gst_paise bigint not null,
      special_charges_paise bigint not null,
      shipping_charges_paise bigint not null,
      installation_charges_paise bigint not null,
      service_gst_percent_hundredths bigint not null,
      service_gst_paise bigint not null,
      total_paise bigint not null,
      place_of_supply text not null,
      place_name text not null,
      tax_heads text not null,
      tax_reason text not null,
      is_installed text not null,
      place_reason text not null,
      decided_by text not null,
      decided_at text not null,
      site_id bigint,
      tax_mode text not null,
      charges_mode text not null,
      -- What the order printed with these contents, as JSON, once a later change has taken their place.
      order_document text,
      proforma_document text,
      changed_by_id bigint not null references users (id),
      settled_by_id bigint references users (id),
      settled_on text not null default '',
      version integer not null default 1,
      updated_by_id bigint not null,
      created_at ${kind.instant} not null,
      updated_at ${kind.instant} not null,
      constraint order_changes_number unique (order_id, number),
      constraint order_changes_state_known check (state in ('Waiting', 'Approved', 'Void')),
      constraint order_changes_total_adds_up check (
        discounted_paise = subtotal_paise - discount_paise
        and total_paise = discounted_paise + gst_paise + special_charges_paise + shipping_charges_paise
          + installation_charges_paise + service_gst_paise
      )
    )`.execute(db);
  // An order has one open change at a time.
  await sql`create unique index order_changes_waiting on order_changes (order_id) where state = 'Waiting'`.execute(db);

  await sql`
    create table order_change_lines (
      id ${kind.id},
      change_id bigint not null references order_changes (id),
      product_id bigint not null references products (id),
      name text not null,
      description text not null,
      image_hash text,
      quantity integer not null,
      rate_paise bigint not null,
      total_paise bigint not null,
      gst_percent_hundredths integer,
      mrp_paise bigint not null,
      constraint order_change_lines_total_adds_up check (total_paise = quantity * rate_paise),
      constraint order_change_lines_quantity_positive check (quantity > 0)
    )`.execute(db);
  await sql`create index order_change_lines_change on order_change_lines (change_id)`.execute(db);

  // The bytes of each paper as it was first printed. They never change.
  await sql`
    create table order_change_papers (
      change_id bigint not null references order_changes (id),
      kind text not null,
      file_hash text not null,
      constraint order_change_papers_pk primary key (change_id, kind)
    )`.execute(db);
  await sql`create index order_change_papers_hash on order_change_papers (file_hash)`.execute(db);
}
