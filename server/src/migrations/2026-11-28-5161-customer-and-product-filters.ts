import { sql, type Kysely } from 'kysely';

/** The filters of the customer and product lists. Those by status have an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['state_id', 'industry_id', 'created_at'])
    await sql`
      create index ${sql.raw(`customers_by_${column}`)} on customers (${sql.raw(column)}, id) where status <> 'Deleted'`.execute(db);
  // Also for the orders of deleted customers.
  await sql`create index customers_by_data_source on customers (data_source, status, id)`.execute(db);
  for (const column of ['category_id', 'visible'])
    await sql`
      create index ${sql.raw(`products_by_${column}`)} on products (${sql.raw(column)}, id) where status <> 'Deleted'`.execute(db);
  // Most products have one of few texts, so that the index must hold all that is read.
  await sql`create index products_by_solution on products (solution, status, id)`.execute(db);
}
