import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../parts/column-kinds.ts';
import { createSearchIndex } from '../../platform/database/search/search-indexes.ts';

/** Products taken into stock. */
export async function createPurchases(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table purchases (
      id ${kind.id},
      supplier_id bigint not null,
      supplier_name text not null,
      invoice_number text not null,
      purchased_on text not null,
      product_id bigint not null,
      product_name text not null,
      stock_before_hundredths bigint not null,
      quantity_hundredths bigint not null,
      stock_after_hundredths bigint not null,
      search_text text not null,
      updated_by_id bigint not null,
      updated_at ${kind.instant} not null,
      constraint purchases_supplier foreign key (supplier_id) references companies (id),
      constraint purchases_product foreign key (product_id) references products (id),
      constraint purchases_updated_by foreign key (updated_by_id) references users (id),
      constraint purchases_quantity_positive check (quantity_hundredths > 0),
      constraint purchases_stock_adds_up check (stock_after_hundredths = stock_before_hundredths + quantity_hundredths)
    )`.execute(db);
  await sql`create index purchases_by_date on purchases (purchased_on, id)`.execute(db);
  await createSearchIndex(db, 'purchases');
}
