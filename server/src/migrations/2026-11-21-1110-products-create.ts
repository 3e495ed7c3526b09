import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';
import { createSearchIndex } from '../platform/database/search/search-indexes.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);

  await db.schema
    .createTable('products')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', kind.key, (column) => column.notNull())
    .addColumn('category_id', kind.reference, (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('solution', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('image_hash', 'text')
    .addColumn('mrp_paise', kind.hundredths, (column) => column.notNull())
    .addColumn('stock_hundredths', kind.hundredths, (column) => column.notNull())
    .addColumn('warranty', 'text', (column) => column.notNull())
    .addColumn('delivery', 'text', (column) => column.notNull())
    .addColumn('payment_terms', 'text', (column) => column.notNull())
    .addColumn('visible', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('version', kind.integer, (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('entered_by_id', kind.reference, (column) => column.notNull())
    .addColumn('updated_by_id', kind.reference, (column) => column.notNull())
    .addColumn('created_at', kind.instant, (column) => column.notNull())
    .addColumn('updated_at', kind.instant, (column) => column.notNull())
    .addForeignKeyConstraint('products_category', ['category_id'], 'product_categories', ['id'])
    .addForeignKeyConstraint('products_image', ['image_hash'], 'images', ['hash'])
    .addForeignKeyConstraint('products_entered_by', ['entered_by_id'], 'users', ['id'])
    .addForeignKeyConstraint('products_updated_by', ['updated_by_id'], 'users', ['id'])
    .addCheckConstraint('products_status_known', sql`status in ('Pending', 'Approved', 'Deleted')`)
    .addCheckConstraint('products_visible_known', sql`visible in ('Yes', 'No')`)
    .addCheckConstraint('products_stock_not_negative', sql`stock_hundredths >= 0`)
    .addCheckConstraint('products_mrp_not_negative', sql`mrp_paise >= 0`)
    .execute();
  await sql`create unique index products_name_key on products (name_key) where status <> 'Deleted'`.execute(db);
  for (const [name, column] of [
    ['products_by_name', 'name_key'],
    ['products_by_mrp', 'mrp_paise'],
    ['products_by_stock', 'stock_hundredths'],
    ['products_by_update', 'updated_at'],
  ] as const) {
    await sql`create index ${sql.ref(name)} on products (${sql.ref(column)}, id) where status <> 'Deleted'`.execute(db);
  }
  await sql`create index products_pending on products (id) where status = 'Pending'`.execute(db);
  await createSearchIndex(db, 'products');

  // Append-only: every change of a product's stock is one row, and a product's stock is the sum of its rows.
  await db.schema
    .createTable('stock_movements')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('product_id', kind.reference, (column) => column.notNull())
    .addColumn('quantity_hundredths', kind.hundredths, (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('document_id', kind.reference)
    .addColumn('user_id', kind.reference, (column) => column.notNull())
    .addColumn('happened_at', kind.instant, (column) => column.notNull())
    .addForeignKeyConstraint('stock_movements_product', ['product_id'], 'products', ['id'])
    .addForeignKeyConstraint('stock_movements_user', ['user_id'], 'users', ['id'])
    .addCheckConstraint('stock_movements_reason_known', sql`reason in ('Opening', 'Correction', 'Purchase', 'Dispatch')`)
    .addCheckConstraint('stock_movements_not_zero', sql`quantity_hundredths <> 0`)
    .execute();
  await db.schema.createIndex('stock_movements_by_product').on('stock_movements').columns(['product_id', 'id']).execute();
}
