/** Closing and reopening lines of an order, which differ in direction and rule only. */
import type { InputOf } from '@vikray/contract/operations.ts';
import type { Change } from '../platform/audit.ts';
import type { Db } from '../platform/database/tables.ts';
import type { OperationFailure } from '../platform/handler.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { sharedHistory } from '../quotations/public.ts';
import { changeQuantities, listLines, type OrderLine } from './order-line-store.ts';
import { noteProgress } from './changed-order-store.ts';
import { lockOrder } from './order-store.ts';

interface Asked {
  readonly db: Db;
  readonly input: InputOf<'CloseOrderLines'>;
  fail(name: 'OrderNotFound' | 'VersionConflict' | 'LineUnknown'): OperationFailure;
  record(change: Change): void;
}

/** Pieces of a line to close or reopen. */
interface Pieces {
  readonly line: OrderLine;
  readonly name: string;
  readonly quantity: number;
  readonly ordered: number;
}

/** Whether pieces are closed or reopened. */
export interface Direction {
  readonly sign: 1 | -1;
  /** How many pieces of a line: at most what the rule allows. */
  readonly quantityOf: (line: OrderLine, wanted: number | undefined) => number;
  readonly say: (pieces: readonly Pieces[], reason: string) => string;
}

/** Closes or reopens pieces of an order. Its status follows. */
export async function changeClosing(
  { db, input, fail, record }: Asked,
  { sign, quantityOf, say }: Direction,
  stamp: WriteStamp,
): Promise<void> {
  const order = await lockOrder(db, input.orderId);
  if (!order) throw fail('OrderNotFound');
  if (input.version !== undefined && input.version !== order.version) throw fail('VersionConflict');
  const lines = new Map((await listLines(db, order.orderId)).map((line) => [line.id, line]));
  const changed: Pieces[] = [];
  for (const { productMapId, quantity: wanted } of input.lines) {
    const line = lines.get(productMapId);
    if (!line) throw fail('LineUnknown');
    const quantity = quantityOf(line, wanted);
    // A line that is named twice counts twice.
    lines.set(line.id, { ...line, closedQuantity: line.closedQuantity + sign * quantity });
    changed.push({ line, name: line.name, quantity, ordered: line.quantity });
  }
  await changeQuantities(
    db,
    changed.map(({ line, quantity }) => ({ lineId: line.id, closed: sign * quantity })),
  );
  const after = await noteProgress(db, order, [...lines.values()], stamp);
  record({
    record: 'order',
    id: order.orderId,
    before: order,
    after,
    summary: say(changed, input.reason),
    relatedRecords: [{ record: 'quotation', id: order.quotationId }, ...sharedHistory(order)],
  });
}
