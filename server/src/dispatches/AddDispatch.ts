import { dispatchHistory } from '@vikray/contract/dispatches/dispatch-messages.ts';
import { orderHistory } from '@vikray/contract/orders/order-messages.ts';
import { addDays, dateAt } from '@vikray/contract/platform/dates.ts';
import { billDispatch, findParties, joinConsignment } from '../consignments/public.ts';
import { afterDispatch, listOrderLines, lockOrder, noteDispatch } from '../orders/public.ts';
import type { Subject } from '../platform/audit.ts';
import { handler } from '../platform/handler.ts';
import { sharedHistory } from '../quotations/public.ts';
import { completeDispatches } from './dispatch-store.ts';
import { dispatchGoods, outgoingLines, quantitiesOf } from './outgoing-goods.ts';

export const AddDispatch = handler('AddDispatch', async ({ db, input, user, now, fail, record }) => {
  const { orderId, invoiceDate } = input;
  const stamp = { userId: user.userId, now };
  const order = await lockOrder(db, orderId);
  if (!order) throw fail('OrderNotFound');
  // Read while the order is locked, so that no other dispatch changes them before this one ends.
  const lines = await listOrderLines(db, orderId);
  const dispatchDate = dateAt(now);
  // One day of tolerance for a browser with a wrong clock.
  if (invoiceDate < addDays(order.date, -1) || invoiceDate > addDays(dispatchDate, 1)) throw fail('InvoiceDateOutOfRange');

  const parties = await findParties(db, order);
  const typed = input.invoiceNumber ?? '';
  if (parties.issuesHere && typed !== '') throw fail('NumbersItself');
  if (!parties.issuesHere && typed === '') throw fail('InvoiceNumberMissing');
  const outgoing = outgoingLines(input, lines, fail);

  const billing = parties.issuesHere ? await billDispatch(db, order, parties, invoiceDate) : { ...order, invoiceNumber: typed };
  const papers = { invoiceNumber: billing.invoiceNumber, invoiceDate, dispatchDate };
  const dispatched = await dispatchGoods({ db, fail }, outgoing, { orderId, orderNumber: order.number, ...papers }, stamp);
  const quantities = quantitiesOf(outgoing);
  const left = afterDispatch(lines, quantities);
  const goods = { order, lines: left, quantities, billing, invoiceDate, dispatchDate, parties };
  const consignmentId = await joinConsignment({ db, fail }, goods, stamp);
  await completeDispatches(db, consignmentId, dispatched);
  const after = await noteDispatch(db, order, left, stamp);

  const ofOrder: Subject[] = [{ record: 'order', id: orderId }, { record: 'quotation', id: order.quotationId }, ...sharedHistory(order)];
  for (const { line, quantity, dispatchId, movementId } of dispatched)
    record({
      record: 'dispatch',
      id: dispatchId,
      after: { number: order.number, name: line.name, dispatchQuantity: quantity, ...papers },
      summary: dispatchHistory.dispatched({ quantity, ordered: line.quantity, name: line.name, invoiceNumber: papers.invoiceNumber }),
      relatedRecords: [...ofOrder, { record: 'product', id: line.productId, kind: 'Stock', movementId }],
    });
  const summary = after.status === 'Dispatched' ? orderHistory.dispatched(order.number) : orderHistory.partlyDispatched(order.number);
  record({ record: 'order', id: orderId, before: order, after, summary });
  return dispatched.map(({ dispatchId }) => ({ dispatchId, consignmentId }));
});
