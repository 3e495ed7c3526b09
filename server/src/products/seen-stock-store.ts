/**
 * The SQL of the stock that each user was last shown of each product: knowsStock, recordSeenStocks. An edit without a former stock counts
 * as based on it.
 */
import './products-tables.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import { isUnavailable } from '../platform/database/errors.ts';
import { isAmong } from '../platform/database/is-among.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StockReason } from '@vikray/contract/stock/stock-reason.ts';

type ShownStock = Pick<Product, 'productId' | 'stock'>;

/** The reasons of a first stock, which needs no record here. */
const openingReasons: readonly StockReason[] = ['Opening', 'Import'];

/** Records the stocks that a user is shown. In a read-only database it records nothing and does not fail. */
export async function recordSeenStocks(db: Db, userId: number, shown: readonly ShownStock[]): Promise<void> {
  const moved = new Set(
    await movedProducts(
      db,
      shown.map(({ productId }) => productId),
    ),
  );
  if (moved.size === 0) return;
  const known = await seenStocks(db, userId, [...moved]);
  const changed = shown.filter(({ productId, stock }) => moved.has(productId) && known.get(productId) !== stock);
  if (changed.length === 0) return;
  try {
    await db
      .insertInto('seen_stocks')
      .values(changed.map(({ productId, stock }) => ({ user_id: userId, product_id: productId, stock_hundredths: stock })))
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'product_id']).doUpdateSet((eb) => ({ stock_hundredths: eb.ref('excluded.stock_hundredths') })),
      )
      .execute();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
}

/** Whether the user knows the current stock of a product: they were last shown it, or the first stock has not moved. */
export async function knowsStock(db: Db, userId: number, { productId, stock }: ShownStock): Promise<boolean> {
  const seen = (await seenStocks(db, userId, [productId])).get(productId);
  return seen === undefined ? (await movedProducts(db, [productId])).length === 0 : seen === stock;
}

async function seenStocks(db: Db, userId: number, productIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('seen_stocks')
    .select(['product_id', 'stock_hundredths'])
    .where('user_id', '=', userId)
    .where(isAmong(db, 'product_id', productIds))
    .execute();
  return new Map(rows.map((row) => [row.product_id, row.stock_hundredths]));
}

/** The given products whose ledger has more than the first stock. */
async function movedProducts(db: Db, productIds: readonly number[]): Promise<number[]> {
  if (productIds.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where(isAmong(db, 'id', productIds))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('stock_movements').select('id').whereRef('product_id', '=', 'products.id').where('reason', 'not in', openingReasons),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}
