import { cancelHistory, portalHints } from '@vikray/contract/dispatches/cancel-messages.ts';
import { consignmentDetails, creditedAmong, lockConsignments, takeOffGoods } from '../consignments/public.ts';
import { changeQuantities, listOrderLines, lockOrder, noteProgress } from '../orders/public.ts';
import { handler } from '../platform/handler.ts';
import { moveStock } from '../products/public.ts';
import { sharedHistory } from '../quotations/public.ts';
import { findDispatches, setCancelled } from './dispatch-store.ts';
import { refuseInvoiced } from './papers-before-cancelling.ts';

const hundredths = 100;

export const CancelDispatch = handler('CancelDispatch', async ({ db, input, user, now, fail, record }) => {
  const { reason } = input;
  const stamp = { userId: user.userId, now };
  const ids = [...new Set(input.dispatchIds)];
  const named = await findDispatches(db, ids);
  if (named.length < ids.length) throw fail('DispatchNotFound');
  // In the order of their ids, so that two transactions cannot deadlock.
  const orderIds = [...new Set(named.map(({ orderId }) => orderId))].toSorted((a, b) => a - b);
  const orders = [];
  for (const orderId of orderIds) {
    const order = await lockOrder(db, orderId);
    if (order) orders.push(order);
    await lockConsignments(db, orderId);
  }

  // Read again, while nobody else can cancel or return them.
  const dispatches = await findDispatches(db, ids);
  for (const { status, returnedQuantity } of dispatches) {
    if (status === 'Cancelled') throw fail('CancelledBefore');
    if (returnedQuantity > 0) throw fail('ReturnedBefore');
  }
  const consignments = await consignmentDetails(db, { ids: [...new Set(dispatches.flatMap(({ consignmentId }) => consignmentId ?? []))] });
  for (const consignment of consignments) refuseInvoiced(consignment, now, fail);
  const credited = await creditedAmong(
    db,
    consignments.map(({ consignmentId }) => consignmentId),
  );
  if (credited.size > 0) throw fail('Credited');

  for (const dispatch of dispatches) if (!(await setCancelled(db, dispatch, reason, stamp))) throw fail('CancelledBefore');
  const back = dispatches.map(({ id: documentId, productId, dispatchQuantity }) => ({
    productId,
    quantity: dispatchQuantity * hundredths,
    reason: 'Dispatch cancelled' as const,
    documentId,
  }));
  const moved = await moveStock(db, back, stamp);

  for (const order of orders) {
    const own = dispatches.filter(({ orderId }) => orderId === order.orderId);
    await changeQuantities(
      db,
      own.map(({ lineId, dispatchQuantity }) => ({ lineId, dispatched: -dispatchQuantity })),
    );
    const lines = await listOrderLines(db, order.orderId);
    for (const consignment of consignments) {
      const off = own.filter(({ consignmentId }) => consignmentId === consignment.consignmentId);
      if (off.length > 0) record(await takeOffGoods(db, { order, lines, consignment, quantities: sumsOf(off), reason }, stamp));
    }
    const after = await noteProgress(db, order, lines, stamp);
    record({ record: 'order', id: order.orderId, before: order, after, summary: cancelHistory.order(order.number) });
  }

  for (const [index, dispatch] of dispatches.entries()) {
    const { id, orderId, productId, name, dispatchQuantity: quantity, invoiceNumber } = dispatch;
    const order = orders.find((each) => each.orderId === orderId);
    const movementId = moved[index]?.movementId;
    if (!order || movementId === undefined) throw fail('StockTooLarge');
    record({
      record: 'dispatch',
      id,
      before: dispatch,
      after: { ...dispatch, status: 'Cancelled', cancelReason: reason },
      summary: cancelHistory.cancelled({ quantity, name, invoiceNumber, reason }),
      relatedRecords: [
        { record: 'order', id: orderId },
        { record: 'quotation', id: order.quotationId },
        ...sharedHistory(order),
        { record: 'product', id: productId, kind: 'Stock', movementId },
      ],
    });
  }
  const hints = consignments.flatMap(portalHints);
  return dispatches.map(({ id }, index) => ({ dispatchId: id, ...(index === 0 && hints.length > 0 && { hints }) }));
});

/** The pieces of each line, by its id. */
function sumsOf(dispatches: readonly { readonly lineId: number; readonly dispatchQuantity: number }[]): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const { lineId, dispatchQuantity } of dispatches) sums.set(lineId, (sums.get(lineId) ?? 0) + dispatchQuantity);
  return sums;
}
