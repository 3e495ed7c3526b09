import type { Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';

/** The stock of a product as each user was last shown it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await db.schema
    .createTable('seen_stocks')
    .addColumn('user_id', kind.reference, (column) => column.notNull())
    .addColumn('product_id', kind.reference, (column) => column.notNull())
    .addColumn('stock_hundredths', kind.hundredths, (column) => column.notNull())
    .addPrimaryKeyConstraint('seen_stocks_pkey', ['user_id', 'product_id'])
    .addForeignKeyConstraint('seen_stocks_user', ['user_id'], 'users', ['id'])
    .addForeignKeyConstraint('seen_stocks_product', ['product_id'], 'products', ['id'])
    .execute();
}
