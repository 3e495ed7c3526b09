import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';

/** A product may have a code. No two products that are not deleted have the same, in small or capital letters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await db.schema
    .alterTable('products')
    .addColumn('code', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('products')
    .addColumn('code_key', kind.key, (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`create unique index products_code_key on products (code_key) where code_key <> '' and status <> 'Deleted'`.execute(db);
}
