import { sql, type Kysely } from 'kysely';

/** What a customer is for GST. A blank category follows from GSTIN and country. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('customers')
    .addColumn('gstin', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('customers')
    .addColumn('gst_category', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`create index customers_gstin on customers (gstin) where gstin <> ''`.execute(db);
}
