import { cancelHistory, portalHints } from '@vikray/contract/dispatches/cancel-messages.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import { consignmentDetails, lockConsignments } from '../consignments/public.ts';
import { lockOrder, noteProgress } from '../orders/public.ts';
import type { Change } from '../platform/audit.ts';
import { handler } from '../platform/handler.ts';
import { sharedHistory } from '../quotations/public.ts';
import { refuseGone } from './cancel-what-stands.ts';
import { findDispatches, setCancelled, type FoundDispatch } from './dispatch-store.ts';
import { bookBack, takeOff } from './goods-stay.ts';
import { refuseCredited, refuseInvoiced } from './papers-before-cancelling.ts';

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
  for (const dispatch of dispatches) refuseGone(dispatch, fail);
  const consignments = await consignmentDetails(db, { ids: [...new Set(dispatches.flatMap(({ consignmentId }) => consignmentId ?? []))] });
  for (const consignment of consignments) refuseInvoiced(consignment, now, fail);
  await refuseCredited(db, consignments, fail);

  for (const dispatch of dispatches) if (!(await setCancelled(db, dispatch, reason, stamp))) throw fail('CancelledBefore');
  const movementIds = await bookBack({ db, fail }, dispatches, stamp);

  for (const order of orders) {
    const own = dispatches.filter(({ orderId }) => orderId === order.orderId);
    const { lines, changes } = await takeOff(db, { order, dispatches: own, consignments, reason }, stamp);
    for (const change of changes) record(change);
    const after = await noteProgress(db, order, lines, stamp);
    record({ record: 'order', id: order.orderId, before: order, after, summary: cancelHistory.order(order.number) });
    for (const dispatch of own) record(cancelledEntry(order, dispatch, reason, movementIds[dispatches.indexOf(dispatch)]));
  }

  const hints = consignments.flatMap(portalHints);
  return dispatches.map(({ id }, index) => ({ dispatchId: id, ...(index === 0 && hints.length > 0 && { hints }) }));
});

function cancelledEntry(order: Order, dispatch: FoundDispatch, reason: string, movementId: number | undefined): Change {
  const { id, productId, name, dispatchQuantity: quantity, invoiceNumber } = dispatch;
  return {
    record: 'dispatch',
    id,
    before: dispatch,
    after: { ...dispatch, status: 'Cancelled', cancelReason: reason },
    summary: cancelHistory.cancelled({ quantity, name, invoiceNumber, reason }),
    relatedRecords: [
      { record: 'order', id: order.orderId },
      { record: 'quotation', id: order.quotationId },
      ...sharedHistory(order),
      { record: 'product', id: productId, kind: 'Stock', ...(movementId !== undefined && { movementId }) },
    ],
  };
}
