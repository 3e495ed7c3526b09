import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';
import { engineOf } from '../platform/database/engine.ts';

const known = sql`reason in ('Opening', 'Correction', 'Purchase', 'Dispatch', 'Import')`;

/** Stock may also come by import. SQLite cannot change a constraint, so there the table is written anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (engineOf(db) === 'postgres') {
    await db.schema.alterTable('stock_movements').dropConstraint('stock_movements_reason_known').execute();
    await db.schema.alterTable('stock_movements').addCheckConstraint('stock_movements_reason_known', known).execute();
    return;
  }
  const kind = columnKinds(db);
  await db.schema
    .createTable('stock_movements_anew')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('product_id', kind.reference, (column) => column.notNull())
    .addColumn('quantity_hundredths', kind.hundredths, (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('document_id', kind.reference)
    .addColumn('user_id', kind.reference, (column) => column.notNull())
    .addColumn('happened_at', kind.instant, (column) => column.notNull())
    .addForeignKeyConstraint('stock_movements_product', ['product_id'], 'products', ['id'])
    .addForeignKeyConstraint('stock_movements_user', ['user_id'], 'users', ['id'])
    .addCheckConstraint('stock_movements_reason_known', known)
    .addCheckConstraint('stock_movements_not_zero', sql`quantity_hundredths <> 0`)
    .execute();
  await sql`insert into stock_movements_anew select * from stock_movements`.execute(db);
  await db.schema.dropTable('stock_movements').execute();
  await db.schema.alterTable('stock_movements_anew').renameTo('stock_movements').execute();
  await db.schema.createIndex('stock_movements_by_product').on('stock_movements').columns(['product_id', 'id']).execute();
}
