/** The stock of each product as a user was last shown it: what an edit was made upon when it does not say so itself. */
import './products-tables.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import { isUnavailable } from '../platform/database/errors.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StockReason } from './products-tables.ts';

type ShownStock = Pick<Product, 'productId' | 'stock'>;

/** How a product comes by its first stock, which needs no note. */
const firstReasons: readonly StockReason[] = ['Opening', 'Import'];

/** Notes the stocks that a user is shown. A database that can only be read keeps none; the list is answered all the same. */
export async function noteSeenStocks(db: Db, userId: number, shown: readonly ShownStock[]): Promise<void> {
  const moved = new Set(
    await movedProducts(
      db,
      shown.map(({ productId }) => productId),
    ),
  );
  if (moved.size === 0) return;
  const known = await seenStocks(db, userId, [...moved]);
  const news = shown.filter(({ productId, stock }) => moved.has(productId) && known.get(productId) !== stock);
  if (news.length === 0) return;
  try {
    await db
      .insertInto('seen_stocks')
      .values(news.map(({ productId, stock }) => ({ user_id: userId, product_id: productId, stock_hundredths: stock })))
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'product_id']).doUpdateSet((eb) => ({ stock_hundredths: eb.ref('excluded.stock_hundredths') })),
      )
      .execute();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
}

/** Whether the user knows the stock that a product has now: it is the one they were last shown, or nothing has moved the first one. */
export async function knowsStock(db: Db, userId: number, { productId, stock }: ShownStock): Promise<boolean> {
  const seen = (await seenStocks(db, userId, [productId])).get(productId);
  return seen === undefined ? (await movedProducts(db, [productId])).length === 0 : seen === stock;
}

async function seenStocks(db: Db, userId: number, productIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('seen_stocks')
    .select(['product_id', 'stock_hundredths'])
    .where('user_id', '=', userId)
    .where('product_id', 'in', productIds)
    .execute();
  return new Map(rows.map((row) => [row.product_id, row.stock_hundredths]));
}

/** Those of the products whose ledger holds more than the first stock. */
async function movedProducts(db: Db, productIds: readonly number[]): Promise<number[]> {
  if (productIds.length === 0) return [];
  const rows = await db
    .selectFrom('stock_movements')
    .select('product_id')
    .distinct()
    .where('product_id', 'in', productIds)
    .where('reason', 'not in', firstReasons)
    .execute();
  return rows.map((row) => row.product_id);
}
