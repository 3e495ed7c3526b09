import { dispatchHistory } from '@vikray/contract/dispatches/dispatch-messages.ts';
import type { NewDispatch } from '@vikray/contract/dispatches/dispatch.ts';
import { orderHistory } from '@vikray/contract/orders/order-messages.ts';
import { addDays, dateAt } from '@vikray/contract/platform/dates.ts';
import { billDispatch, findParties, joinConsignment } from '../consignments/public.ts';
import { dispatchFromLine, findOrder, listOrderLines, refreshOrder } from '../orders/public.ts';
import type { Subject } from '../platform/audit.ts';
import { handler } from '../platform/handler.ts';
import { moveStock } from '../products/public.ts';
import { sharedHistory } from '../quotations/public.ts';
import { completeDispatch, insertDispatch } from './dispatch-store.ts';

const hundredths = 100;

export const AddDispatch = handler('AddDispatch', async ({ db, input, user, now, fail, record }) => {
  const { orderId, invoiceDate } = input;
  const order = await findOrder(db, orderId);
  if (!order) throw fail('OrderNotFound');
  const today = dateAt(now);
  // One day of tolerance, for a browser whose clock is wrong.
  if (invoiceDate < addDays(order.date, -1) || invoiceDate > addDays(today, 1)) throw fail('InvoiceDateOutOfRange');

  const parties = await findParties(db, order);
  const typed = input.invoiceNumber ?? '';
  if (parties.issuesHere && typed !== '') throw fail('NumbersItself');
  if (!parties.issuesHere && typed === '') throw fail('InvoiceNumberMissing');

  const known = new Map((await listOrderLines(db, orderId)).map((line) => [line.id, line]));
  const outgoing = outgoingLines(input).map(({ lineId, productId, quantity }) => {
    const line = known.get(lineId);
    if (!line || (productId ?? line.productId) !== line.productId) throw fail('LineUnknown');
    return { line, quantity };
  });
  // Sorted by product, so that two simultaneous dispatches cannot wait for each other.
  outgoing.sort((a, b) => a.line.productId - b.line.productId || a.line.id - b.line.id);

  const billing = parties.issuesHere ? await billDispatch(db, order, parties, invoiceDate) : { ...order, invoiceNumber: typed };
  const { invoiceNumber } = billing;
  const stamp = { userId: user.userId, now };
  const ofOrder: Subject[] = [{ record: 'order', id: orderId }, { record: 'quotation', id: order.quotationId }, ...sharedHistory(order)];
  const entered: { readonly dispatchId: number; readonly stockBefore: number }[] = [];
  for (const { line, quantity } of outgoing) {
    if (!(await dispatchFromLine(db, line.id, quantity))) throw fail('MoreThanOrdered');
    const entry = {
      orderId,
      orderNumber: order.number,
      lineId: line.id,
      productId: line.productId,
      productName: line.name,
      quantity,
      invoiceNumber,
      invoiceDate,
      dispatchDate: today,
    };
    const dispatchId = await insertDispatch(db, entry, stamp);
    const moved = await moveStock(
      db,
      { productId: line.productId, quantity: -quantity * hundredths, reason: 'Dispatch', documentId: dispatchId },
      stamp,
    );
    if (!moved) throw fail('MoreThanInStock');
    const after = { number: order.number, name: line.name, dispatchQuantity: quantity, invoiceNumber, invoiceDate, dispatchDate: today };
    record({
      record: 'dispatch',
      id: dispatchId,
      after,
      summary: dispatchHistory.dispatched({ quantity, ordered: line.quantity, name: line.name, invoiceNumber }),
      concerns: [...ofOrder, { record: 'product', id: line.productId, kind: 'Stock', movementId: moved.movementId }],
    });
    entered.push({ dispatchId, stockBefore: moved.before });
  }
  const refreshed = await refreshOrder(db, orderId, stamp);
  if (!refreshed) throw fail('OrderNotFound');
  const { order: after, lines } = refreshed;
  const quantities = new Map<number, number>();
  for (const { line, quantity } of outgoing) quantities.set(line.id, (quantities.get(line.id) ?? 0) + quantity);
  const consignmentId = await joinConsignment(db, { order, lines, quantities, billing, invoiceDate, dispatchDate: today, parties }, stamp);
  for (const { dispatchId, stockBefore } of entered) await completeDispatch(db, dispatchId, { stockBefore, consignmentId });
  const summary = after.status === 'Dispatched' ? orderHistory.dispatched(order.number) : orderHistory.partlyDispatched(order.number);
  record({ record: 'order', id: orderId, before: order, after, summary });
  return entered.map(({ dispatchId }) => ({ dispatchId, consignmentId }));
});

interface OutgoingLine {
  readonly lineId: number;
  /** Empty when the request names no product. */
  readonly productId: number | null | undefined;
  readonly quantity: number;
}

/** The lines of a request with a quantity to dispatch, or the single line of a documented body. A line that is named twice counts twice. */
function outgoingLines({ lines, productMapId, productId, dispatchQuantity }: NewDispatch): OutgoingLine[] {
  const given = lines ?? [{ productMapId: productMapId ?? 0, productId, dispatchQuantity: dispatchQuantity ?? 0 }];
  return given
    .filter((line) => line.dispatchQuantity > 0)
    .map((line) => ({ lineId: line.productMapId, productId: line.productId, quantity: line.dispatchQuantity }));
}
