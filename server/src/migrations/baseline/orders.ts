import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../parts/column-kinds.ts';
import { createSearchIndex } from '../../platform/database/search/search-indexes.ts';

/** Orders with their lines. */
export async function createOrders(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table orders (
      id ${kind.id},
      number text not null,
      ordered_on ${kind.key} not null,
      quotation_id bigint not null,
      customer_id bigint not null,
      contact_person_id bigint not null,
      company_id bigint not null,
      prepared_by_id bigint not null,
      customer_name_key ${kind.key} not null,
      status text not null,
      search_text text not null,
      updated_by_id bigint not null,
      created_at ${kind.instant} not null,
      updated_at ${kind.instant} not null,
      customer_name text not null,
      company_name text not null,
      company_image_hash text not null,
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
      -- The tax decision. No heads: none is stored.
      place_of_supply text not null default '',
      place_name text not null default '',
      tax_heads text not null default '',
      tax_reason text not null default '',
      is_installed text not null default 'No',
      place_reason text not null default '',
      decided_at text not null default '',
      decided_by text not null default '',
      tax_mode text not null default 'One Rate',
      charges_mode text not null default 'Own Rate',
      site_id bigint,
      -- The frozen parties that it prints, as JSON.
      printed text not null default '{}',
      version integer not null default 1,
      constraint orders_number unique (number),
      constraint orders_quotation_once unique (quotation_id),
      constraint orders_quotation foreign key (quotation_id) references quotations (id),
      constraint orders_status_known check (status in ('Placed', 'Partially Dispatched', 'Dispatched')),
      constraint orders_total_adds_up check (
        discounted_paise = subtotal_paise - discount_paise
        and total_paise = discounted_paise + gst_paise + special_charges_paise + shipping_charges_paise
          + installation_charges_paise + service_gst_paise
      )
    )`.execute(db);
  await sql`create index orders_by_date on orders (ordered_on, id)`.execute(db);
  await sql`create index orders_by_total on orders (total_paise, id)`.execute(db);
  await sql`create index orders_by_customer on orders (customer_name_key, id)`.execute(db);
  await sql`create index orders_to_dispatch on orders (id) where status <> 'Dispatched'`.execute(db);
  // The dashboard sums from this index alone.
  await sql`create index orders_sales on orders (ordered_on, total_paise)`.execute(db);
  await createSearchIndex(db, 'orders');

  await sql`
    create table order_lines (
      id ${kind.id},
      order_id bigint not null,
      product_id bigint not null,
      name text not null,
      description text not null,
      image_hash text,
      quantity integer not null,
      rate_paise bigint not null,
      total_paise bigint not null,
      dispatched_quantity integer not null default 0,
      -- Null: that of the order.
      gst_percent_hundredths integer,
      constraint order_lines_order foreign key (order_id) references orders (id),
      constraint order_lines_product foreign key (product_id) references products (id),
      constraint order_lines_total_adds_up check (total_paise = quantity * rate_paise),
      constraint order_lines_quantity_positive check (quantity > 0)
    )`.execute(db);
  await sql`create index order_lines_order_id on order_lines (order_id)`.execute(db);
  await sql`create index order_lines_open on order_lines (product_id) where dispatched_quantity < quantity`.execute(db);
}
