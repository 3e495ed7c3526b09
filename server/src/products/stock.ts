/** The stock ledger. A product's stock changes only here, and always with a row that gives the reason. */
import './products-tables.ts';
import { maxHundredths } from '@vikray/contract/platform/decimal.ts';
import { insertInChunks } from '../platform/database/insert-many.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { refreshSearchText } from './product-store.ts';
import type { StockReason } from './products-tables.ts';

export interface StockMovement {
  readonly productId: number;
  /** Hundredths of a piece; negative for pieces that leave the stock. */
  readonly quantity: number;
  readonly reason: StockReason;
  /** The purchase line, dispatch or import that moved it. */
  readonly documentId?: number;
}

/** The stock around a movement, in hundredths of a piece. */
export interface MovedStock {
  readonly before: number;
  readonly after: number;
  /** The row of the ledger; none if nothing moved. */
  readonly movementId: number | undefined;
}

/**
 * Moves the stock of a product, safely against simultaneous movements. The product may be deleted: its orders still have to be dispatched.
 * Changes and returns nothing when the product does not exist, or when its stock would fall below zero or exceed the greatest stock. A
 * transaction that moves several products must do so in the order of their ids, so that two transactions cannot wait for each other.
 */
export async function moveStock(db: Db, movement: StockMovement, stamp: WriteStamp): Promise<MovedStock | undefined> {
  const { productId, quantity } = movement;
  const moved = await db
    .updateTable('products')
    .set((eb) => ({ stock_hundredths: eb('stock_hundredths', '+', quantity) }))
    .where('id', '=', productId)
    .where((eb) => eb.between(eb('stock_hundredths', '+', quantity), 0, maxHundredths))
    .returning('stock_hundredths')
    .executeTakeFirst();
  if (!moved) return undefined;
  const movementId = quantity === 0 ? undefined : await insertMovement(db, movement, stamp);
  if (movementId !== undefined) await refreshSearchText(db, productId);
  return { before: moved.stock_hundredths - quantity, after: moved.stock_hundredths, movementId };
}

async function insertMovement(
  db: Db,
  { productId, quantity, reason, documentId }: StockMovement,
  { userId, now }: WriteStamp,
): Promise<number> {
  const { id } = await db
    .insertInto('stock_movements')
    .values({
      product_id: productId,
      quantity_hundredths: quantity,
      reason,
      document_id: documentId ?? null,
      user_id: userId,
      happened_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Records the first movement of products that an import adds with stock, in the same transaction. Products without stock get none. */
export async function insertOpeningStock(
  db: Db,
  opened: readonly Pick<StockMovement, 'productId' | 'quantity'>[],
  importId: number,
  { userId, now }: WriteStamp,
): Promise<void> {
  const movements = opened
    .filter(({ quantity }) => quantity !== 0)
    .map(({ productId, quantity }) => ({
      product_id: productId,
      quantity_hundredths: quantity,
      reason: 'Import' as const,
      document_id: importId,
      user_id: userId,
      happened_at: now,
    }));
  await insertInChunks(movements, async (chunk) =>
    db
      .insertInto('stock_movements')
      .values([...chunk])
      .execute(),
  );
}
