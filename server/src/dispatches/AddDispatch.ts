import { dispatchHistory } from '@vikray/contract/dispatches/dispatch-messages.ts';
import { orderHistory } from '@vikray/contract/orders/order-messages.ts';
import { addDays, dateAt } from '@vikray/contract/platform/dates.ts';
import { billDispatch, findParties, joinConsignment } from '../consignments/public.ts';
import { afterDispatch, listOrderLines, holdOrder, noteDispatch } from '../orders/public.ts';
import type { Subject } from '../platform/audit.ts';
import { sendTogether } from '../platform/database/send-together.ts';
import { handler } from '../platform/handler.ts';
import { sharedHistory } from '../quotations/public.ts';
import { outgoingLines, quantitiesOf, recordTaken, takeOut } from './outgoing-goods.ts';

export const AddDispatch = handler('AddDispatch', async ({ db, input, user, now, fail, record }) => {
  const { orderId, invoiceDate } = input;
  const stamp = { userId: user.userId, now };
  const [order, lines] = await sendTogether(
    db,
    (tx) => holdOrder(tx, orderId),
    (tx) => listOrderLines(tx, orderId),
  );
  if (!order) throw fail('OrderNotFound');
  const dispatchDate = dateAt(now);
  // One day of tolerance, for a browser whose clock is wrong.
  if (invoiceDate < addDays(order.date, -1) || invoiceDate > addDays(dispatchDate, 1)) throw fail('InvoiceDateOutOfRange');

  const parties = await findParties(db, order);
  const typed = input.invoiceNumber ?? '';
  if (parties.issuesHere && typed !== '') throw fail('NumbersItself');
  if (!parties.issuesHere && typed === '') throw fail('InvoiceNumberMissing');
  const outgoing = outgoingLines(input, lines, fail);

  const billing = parties.issuesHere ? await billDispatch(db, order, parties, invoiceDate) : { ...order, invoiceNumber: typed };
  const taken = await takeOut({ db, fail }, outgoing);
  const quantities = quantitiesOf(outgoing);
  const left = afterDispatch(lines, quantities);
  const goods = { order, lines: left, quantities, billing, invoiceDate, dispatchDate, parties };
  const [consignmentId, after] = await sendTogether(
    db,
    (tx) => joinConsignment({ db: tx, fail }, goods, stamp),
    (tx) => noteDispatch(tx, order, left, stamp),
  );
  const papers = { invoiceNumber: billing.invoiceNumber, invoiceDate, dispatchDate };
  const recorded = await recordTaken(db, taken, { orderId, orderNumber: order.number, consignmentId, ...papers }, stamp);

  const ofOrder: Subject[] = [{ record: 'order', id: orderId }, { record: 'quotation', id: order.quotationId }, ...sharedHistory(order)];
  for (const { line, quantity, dispatchId, movementId } of recorded)
    record({
      record: 'dispatch',
      id: dispatchId,
      after: { number: order.number, name: line.name, dispatchQuantity: quantity, ...papers },
      summary: dispatchHistory.dispatched({ quantity, ordered: line.quantity, name: line.name, invoiceNumber: papers.invoiceNumber }),
      concerns: [...ofOrder, { record: 'product', id: line.productId, kind: 'Stock', movementId }],
    });
  const summary = after.status === 'Dispatched' ? orderHistory.dispatched(order.number) : orderHistory.partlyDispatched(order.number);
  record({ record: 'order', id: orderId, before: order, after, summary });
  return recorded.map(({ dispatchId }) => ({ dispatchId, consignmentId }));
});
