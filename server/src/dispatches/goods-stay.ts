/** The goods of cancelled dispatches did not leave: they are back in stock, pending again, and off their consignments (DSK-19). */
import type { Order } from '@vikray/contract/orders/order.ts';
import { takeOffGoods, type StoredConsignment } from '../consignments/public.ts';
import { changeQuantities, listOrderLines, type OrderLine } from '../orders/public.ts';
import type { Change } from '../platform/audit.ts';
import type { Db } from '../platform/database/tables.ts';
import type { OperationFailure } from '../platform/handler.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { moveStock, quantityOf } from '../products/public.ts';
import type { FoundDispatch } from './dispatch-store.ts';

/** Books the pieces back into stock, and answers the movement of each dispatch. */
export async function bookBack(
  { db, fail }: { readonly db: Db; fail(name: 'StockTooLarge'): OperationFailure },
  dispatches: readonly FoundDispatch[],
  stamp: WriteStamp,
): Promise<number[]> {
  const back = dispatches.map(({ id: documentId, productId, dispatchQuantity }) => ({
    productId,
    quantity: quantityOf(dispatchQuantity),
    reason: 'Dispatch cancelled' as const,
    documentId,
  }));
  const moved = await moveStock(db, back, stamp);
  return moved.map((movement) => {
    if (!movement) throw fail('StockTooLarge');
    return movement.movementId;
  });
}

/** What is cancelled of a locked order. */
interface CancelledOfOrder {
  readonly order: Order;
  readonly dispatches: readonly FoundDispatch[];
  /** Those of all that is cancelled. */
  readonly consignments: readonly StoredConsignment[];
  readonly reason: string;
}

/** Makes the pieces pending again and takes them off their consignments. Answers the lines of the order and what to record. */
export async function takeOff(
  db: Db,
  { order, dispatches, consignments, reason }: CancelledOfOrder,
  stamp: WriteStamp,
): Promise<{ readonly lines: OrderLine[]; readonly changes: Change[] }> {
  await changeQuantities(
    db,
    dispatches.map(({ lineId, dispatchQuantity }) => ({ lineId, dispatched: -dispatchQuantity })),
  );
  const lines = await listOrderLines(db, order.orderId);
  const changes: Change[] = [];
  for (const consignment of consignments) {
    const off = dispatches.filter(({ consignmentId }) => consignmentId === consignment.consignmentId);
    if (off.length > 0) changes.push(await takeOffGoods(db, { order, lines, consignment, quantities: sumsOf(off), reason }, stamp));
  }
  return { lines, changes };
}

/** The pieces of each line, by its id. */
function sumsOf(dispatches: readonly Pick<FoundDispatch, 'lineId' | 'dispatchQuantity'>[]): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const { lineId, dispatchQuantity } of dispatches) sums.set(lineId, (sums.get(lineId) ?? 0) + dispatchQuantity);
  return sums;
}
