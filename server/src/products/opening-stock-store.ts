/** The SQL for the opening stock of an import. Reading: productsWithOpening, openingOf. Writing: addOpeningStock, takeBackOpeningStock. */
import './products-tables.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { moveStock } from './stock-store.ts';

/** The opening stock of a product, in hundredths of a piece. */
export interface NewOpeningStock {
  readonly productId: number;
  readonly quantity: number;
}

/** The given products that have an opening stock: entered with them, or imported. */
export async function productsWithOpening(db: Db, productIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('stock_movements')
    .select((eb) => ['product_id as productId', eb.fn.sum<number>('quantity_hundredths').as('sum')])
    .where('product_id', 'in', productIds)
    .where('reason', 'in', ['Opening', 'Import'])
    .groupBy('product_id')
    .execute();
  return new Set(rows.flatMap(({ productId, sum }) => (Number(sum) > 0 ? productId : [])));
}

/** Adds opening stock and returns how many products got theirs: fewer if one does not exist or its stock would be too large. */
export async function addOpeningStock(db: Db, entries: readonly NewOpeningStock[], importId: number, stamp: WriteStamp): Promise<number> {
  const moved = await moveStock(
    db,
    entries.map(({ productId, quantity }) => ({ productId, quantity, reason: 'Import', documentId: importId })),
    stamp,
  );
  return moved.filter((movement) => movement !== undefined).length;
}

/** Takes the opening stock of an import out of the stock of these products again, in which it must be. */
export async function takeBackOpeningStock(db: Db, productIds: readonly number[], importId: number, stamp: WriteStamp): Promise<void> {
  const rows = await db
    .selectFrom('stock_movements')
    .select((eb) => ['product_id as productId', eb.fn.sum<number>('quantity_hundredths').as('sum')])
    .where('product_id', 'in', productIds)
    .where('reason', '=', 'Import')
    .where('document_id', '=', importId)
    .groupBy('product_id')
    .execute();
  const moved = await moveStock(
    db,
    rows.map(({ productId, sum }) => ({ productId, quantity: -Number(sum), reason: 'Import', documentId: importId })),
    stamp,
  );
  if (moved.some((movement) => movement === undefined)) throw new Error('The stock of an import has left');
}
