import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';
import { createSearchIndex } from '../platform/database/search/search-indexes.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);

  await db.schema
    .createTable('purchases')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('supplier_id', kind.reference, (column) => column.notNull())
    .addColumn('supplier_name', 'text', (column) => column.notNull())
    .addColumn('invoice_number', 'text', (column) => column.notNull())
    .addColumn('purchased_on', kind.date, (column) => column.notNull())
    .addColumn('product_id', kind.reference, (column) => column.notNull())
    .addColumn('product_name', 'text', (column) => column.notNull())
    .addColumn('stock_before_hundredths', kind.hundredths, (column) => column.notNull())
    .addColumn('quantity_hundredths', kind.hundredths, (column) => column.notNull())
    .addColumn('stock_after_hundredths', kind.hundredths, (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('updated_by_id', kind.reference, (column) => column.notNull())
    .addColumn('updated_at', kind.instant, (column) => column.notNull())
    .addForeignKeyConstraint('purchases_supplier', ['supplier_id'], 'companies', ['id'])
    .addForeignKeyConstraint('purchases_product', ['product_id'], 'products', ['id'])
    .addForeignKeyConstraint('purchases_updated_by', ['updated_by_id'], 'users', ['id'])
    .addCheckConstraint('purchases_quantity_positive', sql`quantity_hundredths > 0`)
    .addCheckConstraint('purchases_stock_adds_up', sql`stock_after_hundredths = stock_before_hundredths + quantity_hundredths`)
    .execute();
  await db.schema.createIndex('purchases_by_date').on('purchases').columns(['purchased_on', 'id']).execute();
  await createSearchIndex(db, 'purchases');
}
