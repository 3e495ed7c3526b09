import { sql, type Kysely } from 'kysely';
import { makeAppendOnly } from '../../platform/database/ledgers/append-only.ts';
import { columnKinds } from '../parts/column-kinds.ts';
import { createSearchIndex } from '../../platform/database/search/search-indexes.ts';

/** Products and their stock. */
export async function createProducts(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table products (
      id ${kind.id},
      name text not null,
      name_key ${kind.key} not null,
      category_id bigint not null,
      category text not null,
      solution text not null,
      description text not null,
      image_hash text,
      mrp_paise bigint not null,
      stock_hundredths bigint not null,
      warranty text not null,
      delivery text not null,
      payment_terms text not null,
      visible text not null,
      status text not null,
      version integer not null,
      search_text text not null,
      entered_by_id bigint not null,
      updated_by_id bigint not null,
      created_at ${kind.instant} not null,
      updated_at ${kind.instant} not null,
      -- The import that added the row; null for an entered one.
      import_id bigint,
      floor_price_paise bigint,
      -- For GST. No percentage: that of the quotation.
      hsn text not null default '',
      unit text not null default 'NOS',
      nature text not null default 'Goods',
      gst_percent_hundredths integer,
      code text not null default '',
      code_key ${kind.key} not null default '',
      constraint products_category foreign key (category_id) references product_categories (id),
      constraint products_image foreign key (image_hash) references images (hash),
      constraint products_entered_by foreign key (entered_by_id) references users (id),
      constraint products_updated_by foreign key (updated_by_id) references users (id),
      constraint products_status_known check (status in ('Pending', 'Approved', 'Deleted')),
      constraint products_visible_known check (visible in ('Yes', 'No')),
      constraint products_stock_not_negative check (stock_hundredths >= 0),
      constraint products_mrp_not_negative check (mrp_paise >= 0)
    )`.execute(db);
  await sql`create unique index products_name_key on products (name_key) where status <> 'Deleted'`.execute(db);
  await sql`create index products_by_name on products (name_key, id) where status <> 'Deleted'`.execute(db);
  await sql`create index products_by_mrp on products (mrp_paise, id) where status <> 'Deleted'`.execute(db);
  await sql`create index products_by_stock on products (stock_hundredths, id) where status <> 'Deleted'`.execute(db);
  await sql`create index products_by_update on products (updated_at, id) where status <> 'Deleted'`.execute(db);
  await sql`create index products_pending on products (id) where status = 'Pending'`.execute(db);
  await sql`create index products_import_id on products (import_id, id) where import_id is not null`.execute(db);
  // The dashboard counts from this index alone.
  await sql`create index products_by_status on products (status)`.execute(db);
  await sql`create unique index products_code_key on products (code_key) where code_key <> '' and status <> 'Deleted'`.execute(db);
  await createSearchIndex(db, 'products');

  // Every change of a stock is one row, and the stock of a product is the sum of its rows.
  await sql`
    create table stock_movements (
      id ${kind.id},
      product_id bigint not null,
      quantity_hundredths bigint not null,
      reason text not null,
      document_id bigint,
      user_id bigint not null,
      happened_at ${kind.instant} not null,
      constraint stock_movements_product foreign key (product_id) references products (id),
      constraint stock_movements_user foreign key (user_id) references users (id),
      constraint stock_movements_reason_known check (reason in ('Opening', 'Correction', 'Purchase', 'Dispatch', 'Import')),
      constraint stock_movements_not_zero check (quantity_hundredths <> 0)
    )`.execute(db);
  await sql`create index stock_movements_by_instant on stock_movements (product_id, happened_at, id, quantity_hundredths)`.execute(db);
  await makeAppendOnly(db, 'stock_movements');

  // The stock of a product as each user was last shown it.
  await sql`
    create table seen_stocks (
      user_id bigint not null,
      product_id bigint not null,
      stock_hundredths bigint not null,
      constraint seen_stocks_pkey primary key (user_id, product_id),
      constraint seen_stocks_user foreign key (user_id) references users (id),
      constraint seen_stocks_product foreign key (product_id) references products (id)
    )`.execute(db);
}
