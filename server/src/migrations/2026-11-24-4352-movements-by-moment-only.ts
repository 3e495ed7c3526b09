import type { Kysely } from 'kysely';

/** `stock_movements_by_moment` begins with the product as well, and no query needs the movements of a product in the order of their ids. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('stock_movements_by_product').execute();
}
