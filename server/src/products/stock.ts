/** The stock ledger. A product's stock changes only here, and always with a row that gives the reason in the same transaction. */
import './products-tables.ts';
import { inserting, type Numbered } from '../platform/database/inserting.ts';
import { insertInChunks } from '../platform/database/insert-many.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { changeStock } from './product-store.ts';
import type { StockReason } from './products-tables.ts';

export interface StockMovement {
  readonly productId: number;
  /** Hundredths of a piece; negative for pieces that leave the stock. */
  readonly quantity: number;
  readonly reason: StockReason;
  /** The purchase line, dispatch or import that moved it. */
  readonly documentId?: number;
}

/** What a dispatch takes from the stock of a product. */
interface TakenStock {
  readonly productId: number;
  /** Hundredths of a piece. */
  readonly quantity: number;
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
  const after = await changeStock(db, productId, quantity);
  if (after === undefined) return undefined;
  const [inserted] = quantity === 0 ? [] : await insertMovements(db, [movement], stamp);
  return { before: after - quantity, after, movementId: inserted?.id };
}

/**
 * Takes the pieces of a dispatch from the stock of a product and returns the stock before it, with the same rules as `moveStock`. Call
 * `recordDispatches` as soon as the dispatch has its number.
 */
export async function takeFromStock(db: Db, { productId, quantity }: TakenStock): Promise<number | undefined> {
  const after = await changeStock(db, productId, -quantity);
  return after === undefined ? undefined : after + quantity;
}

/** Records in the ledger what dispatches have taken from the stock. */
export async function recordDispatches(
  db: Db,
  taken: readonly (TakenStock & { readonly dispatchId: number })[],
  stamp: WriteStamp,
): Promise<Numbered[]> {
  return insertMovements(
    db,
    taken.map(({ productId, quantity, dispatchId }) => ({ productId, quantity: -quantity, reason: 'Dispatch', documentId: dispatchId })),
    stamp,
  );
}

const insert = inserting('stock_movements', (movements) => movements.returning('id'));

async function insertMovements(db: Db, movements: readonly StockMovement[], { userId, now }: WriteStamp): Promise<Numbered[]> {
  const rows = movements.map(({ productId, quantity, reason, documentId }) => ({
    product_id: productId,
    quantity_hundredths: quantity,
    reason,
    document_id: documentId ?? null,
    user_id: userId,
    happened_at: now,
  }));
  return insert.all(db, rows);
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
  await insertInChunks(movements, async (chunk) => insert.all(db, chunk));
}
