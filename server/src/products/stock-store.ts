/** The stock ledger. A product's stock changes only here, always together with its row in the ledger. */
import './products-tables.ts';
import type { StoredProduct } from '@vikray/contract/products/product.ts';
import { locked } from '../platform/database/row-locks.ts';
import { insertInChunks, withIds } from '../platform/database/insert-many.ts';
import { isAmong } from '../platform/database/is-among.ts';
import type { Db } from '../platform/database/tables.ts';
import { valuesTable } from '../platform/database/values-table.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { isPossibleStock } from './not-more-than-in-stock.ts';
import { asProduct, searchTextOfShown } from './product-store.ts';
import type { StockReason } from '@vikray/contract/stock/stock-reason.ts';

/** A change of the stock of a product, with its reason. */
export interface StockMovement {
  readonly productId: number;
  /** Hundredths of a piece, not 0; negative for pieces that leave the stock. */
  readonly quantity: number;
  readonly reason: StockReason;
  /** The dispatch or import that moved it. */
  readonly documentId?: number;
}

/** The stock around a movement, in hundredths of a piece. */
export interface MovedStock {
  readonly before: number;
  readonly after: number;
  /** The row of the ledger. */
  readonly movementId: number;
}

/** Whole pieces as the quantity of a movement. */
export function quantityOf(pieces: number): number {
  return pieces * 100;
}

/**
 * Moves the stock of products and records each movement in the ledger, safely against simultaneous movements. The products may be deleted:
 * their orders still have to be dispatched. Returns the stock around each movement, in the order given. A movement is undefined and changes
 * nothing if the product does not exist, or if its stock would fall below zero or exceed the greatest stock.
 */
export async function moveStock(db: Db, movements: readonly StockMovement[], stamp: WriteStamp): Promise<(MovedStock | undefined)[]> {
  const products = await lockProducts(db, new Set(movements.map(({ productId }) => productId)));
  const made: { readonly index: number; readonly movement: StockMovement; readonly before: number; readonly after: number }[] = [];
  for (const [index, movement] of movements.entries()) {
    const before = products.get(movement.productId);
    if (!before) continue;
    const after = before.stock + movement.quantity;
    if (!isPossibleStock(after)) continue;
    products.set(movement.productId, { ...before, stock: after });
    made.push({ index, movement, before: before.stock, after });
  }
  const movedIds = new Set(made.map(({ movement }) => movement.productId));
  await storeStocks(
    db,
    [...movedIds].flatMap((id) => products.get(id) ?? []),
  );
  const moved: (MovedStock | undefined)[] = movements.map(() => undefined);
  for (const [{ index, before, after }, movementId] of withIds(made, await insertMovements(db, made, stamp)))
    moved[index] = { before, after, movementId };
  return moved;
}

/** The products by id. They are locked in the order of their ids, so that two transactions cannot deadlock. */
async function lockProducts(db: Db, ids: ReadonlySet<number>): Promise<Map<number, StoredProduct>> {
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where(isAmong(db, 'id', [...ids]))
    .orderBy('id')
    .$call(locked(db))
    .execute();
  return new Map(rows.map((row) => [row.id, asProduct(row)]));
}

/** Stores the new stocks of locked products, and makes the search find them by what their list then shows. */
async function storeStocks(db: Db, products: readonly StoredProduct[]): Promise<void> {
  if (products.length === 0) return;
  const moved = products.map((product) => ({ id: product.productId, stock: product.stock, search_text: searchTextOfShown(product) }));
  await db
    .with('moved(id, stock, search_text)', () => valuesTable(moved))
    .updateTable('products')
    .from('moved')
    .set(({ ref }) => ({ stock_hundredths: ref('moved.stock'), search_text: ref('moved.search_text') }))
    .whereRef('products.id', '=', 'moved.id')
    .execute();
}

async function insertMovements(db: Db, made: readonly { readonly movement: StockMovement }[], { userId, now }: WriteStamp) {
  const rows = made.map(({ movement: { productId, quantity, reason, documentId } }) => ({
    product_id: productId,
    quantity_hundredths: quantity,
    reason,
    document_id: documentId ?? null,
    user_id: userId,
    happened_at: now,
  }));
  return insertInChunks(rows, (chunk) => db.insertInto('stock_movements').values(chunk).returning('id').execute());
}
