import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../parts/column-kinds.ts';
import { createSearchIndex } from '../../platform/database/search/search-indexes.ts';

/** The dispatched lines. */
export async function createDispatches(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table dispatches (
      id ${kind.id},
      order_id bigint not null,
      order_number text not null,
      order_line_id bigint not null,
      product_id bigint not null,
      product_name text not null,
      quantity integer not null,
      stock_before_hundredths bigint not null,
      invoice_number text not null,
      invoiced_on text not null,
      dispatched_on text not null,
      search_text text not null,
      updated_by_id bigint not null,
      updated_at ${kind.instant} not null,
      consignment_id bigint references consignments (id),
      constraint dispatches_order foreign key (order_id) references orders (id),
      constraint dispatches_order_line foreign key (order_line_id) references order_lines (id),
      constraint dispatches_product foreign key (product_id) references products (id),
      constraint dispatches_quantity_positive check (quantity > 0)
    )`.execute(db);
  await sql`create index dispatches_order_id on dispatches (order_id)`.execute(db);
  await sql`create index dispatches_consignment on dispatches (consignment_id)`.execute(db);
  await createSearchIndex(db, 'dispatches');
}
