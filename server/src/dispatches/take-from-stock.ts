/** How goods that have left their orders leave the stock, and the history of each, which its product shows, too. */
import { dispatchHistory } from '@vikray/contract/dispatches/dispatch-messages.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import type { Change, Subject } from '../platform/audit.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { moveStock, quantityOf } from '../products/public.ts';
import { sharedHistory } from '../quotations/public.ts';
import { noteStockBefore } from './dispatch-store.ts';
import type { LeftGoods, LeftOrder, Papers } from './send-goods.ts';

/** A dispatched line in an answer. */
export type Sent = Pick<LeftGoods, 'dispatchId' | 'consignmentId'>;

/** Takes the goods of all these orders from the stock together, so that each product changes once, and records what has happened. */
export async function takeFromStock(
  { db, record }: { readonly db: Db; record(change: Change): void },
  left: readonly LeftOrder[],
  stamp: WriteStamp,
): Promise<Sent[]> {
  const goods = left.flatMap((from) => from.goods.map((each) => ({ ...each, from })));
  const movements = goods.map(({ line, quantity, dispatchId }) => ({
    productId: line.productId,
    quantity: -quantityOf(quantity),
    reason: 'Dispatch' as const,
    documentId: dispatchId,
  }));
  const moved = await moveStock(db, movements, stamp);
  const taken = goods.map((each, index) => {
    const movement = moved[index];
    if (!movement) throw each.from.refuseLine('MoreThanInStock', each.line);
    return { ...each, movementId: movement.movementId, stockBefore: movement.before };
  });
  await noteStockBefore(db, taken);

  for (const [{ order, papers, changes }, goodsOfOrder] of Map.groupBy(taken, ({ from }) => from)) {
    for (const each of goodsOfOrder) record(entryOf(order, each, papers));
    for (const change of changes) record(change);
  }
  return goods.map(({ dispatchId, consignmentId }) => ({ dispatchId, consignmentId }));
}

/** The history of a dispatched line, which also stands with its order, its deal and its product. */
function entryOf(
  order: Order,
  { line, quantity, isReplacement, dispatchId, movementId }: LeftGoods & { readonly movementId: number },
  papers: Papers,
): Change {
  const invoiceNumber = isReplacement ? '' : papers.invoiceNumber;
  const said = { quantity, ordered: line.quantity, name: line.name, invoiceNumber };
  const relatedRecords: Subject[] = [
    { record: 'order', id: order.orderId },
    { record: 'quotation', id: order.quotationId },
    ...sharedHistory(order),
    { record: 'product', id: line.productId, kind: 'Stock', movementId },
  ];
  return {
    record: 'dispatch',
    id: dispatchId,
    after: { number: order.number, name: line.name, dispatchQuantity: quantity, ...papers, invoiceNumber },
    summary: isReplacement ? dispatchHistory.replaced(said) : dispatchHistory.dispatched(said),
    relatedRecords,
  };
}
