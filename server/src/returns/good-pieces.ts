/** The good ones of returned pieces go back into stock. */
import type { Db } from '../platform/database/tables.ts';
import type { OperationFailure } from '../platform/handler.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { moveStock, quantityOf } from '../products/public.ts';

interface Returned {
  readonly dispatch: { readonly productId: number };
  readonly quantity: number;
  readonly condition: 'Good' | 'Damaged';
}

/** Books the good pieces, and answers the movement of each line; undefined for damaged ones. */
export async function bookGoodPieces(
  { db, fail }: { readonly db: Db; fail(name: 'StockTooLarge'): OperationFailure },
  returned: readonly Returned[],
  returnId: number,
  stamp: WriteStamp,
): Promise<(number | undefined)[]> {
  const good = returned.filter(({ condition }) => condition === 'Good');
  const moved = await moveStock(
    db,
    good.map(({ dispatch, quantity }) => ({
      productId: dispatch.productId,
      quantity: quantityOf(quantity),
      reason: 'Return',
      documentId: returnId,
    })),
    stamp,
  );
  if (moved.includes(undefined)) throw fail('StockTooLarge');
  return returned.map((line) => moved[good.indexOf(line)]?.movementId);
}
