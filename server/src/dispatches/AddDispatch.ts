import { dispatchHistory } from '@vikray/contract/dispatches/dispatch-messages.ts';
import type { NewDispatch } from '@vikray/contract/dispatches/dispatch.ts';
import { orderHistory } from '@vikray/contract/orders/order-messages.ts';
import { addDays, dateAt } from '@vikray/contract/platform/dates.ts';
import { billDispatch, findParties, joinConsignment } from '../consignments/public.ts';
import { afterDispatch, dispatchFromLine, listOrderLines, lockOrder, saveStatus, type OrderLine } from '../orders/public.ts';
import type { Subject } from '../platform/audit.ts';
import { handler } from '../platform/handler.ts';
import { recordDispatch, takeFromStock } from '../products/public.ts';
import { sharedHistory } from '../quotations/public.ts';
import { insertDispatch } from './dispatch-store.ts';

const hundredths = 100;

export const AddDispatch = handler('AddDispatch', async ({ db, input, user, now, fail, record }) => {
  const { orderId, invoiceDate } = input;
  const stamp = { userId: user.userId, now };
  const order = await lockOrder(db, orderId, stamp);
  if (!order) throw fail('OrderNotFound');
  const today = dateAt(now);
  // One day of tolerance, for a browser whose clock is wrong.
  if (invoiceDate < addDays(order.date, -1) || invoiceDate > addDays(today, 1)) throw fail('InvoiceDateOutOfRange');

  const parties = await findParties(db, order);
  const typed = input.invoiceNumber ?? '';
  if (parties.issuesHere && typed !== '') throw fail('NumbersItself');
  if (!parties.issuesHere && typed === '') throw fail('InvoiceNumberMissing');

  const lines = await listOrderLines(db, orderId);
  const known = new Map(lines.map((line) => [line.id, line]));
  const outgoing = outgoingLines(input).map(({ lineId, productId, quantity }) => {
    const line = known.get(lineId);
    if (!line || (productId ?? line.productId) !== line.productId) throw fail('LineUnknown');
    return { line, quantity };
  });
  // Sorted by product, so that two simultaneous dispatches cannot wait for each other.
  outgoing.sort((a, b) => a.line.productId - b.line.productId || a.line.id - b.line.id);

  const billing = parties.issuesHere ? await billDispatch(db, order, parties, invoiceDate) : { ...order, invoiceNumber: typed };
  const { invoiceNumber } = billing;
  const taken: { readonly line: OrderLine; readonly quantity: number; readonly stockBefore: number }[] = [];
  for (const { line, quantity } of outgoing) {
    if (!(await dispatchFromLine(db, line.id, quantity))) throw fail('MoreThanOrdered');
    const stockBefore = await takeFromStock(db, { productId: line.productId, quantity: quantity * hundredths });
    if (stockBefore === undefined) throw fail('MoreThanInStock');
    taken.push({ line, quantity, stockBefore });
  }
  const quantities = new Map<number, number>();
  for (const { line, quantity } of outgoing) quantities.set(line.id, (quantities.get(line.id) ?? 0) + quantity);
  const left = afterDispatch(lines, quantities);
  const goods = { order, lines: left, quantities, billing, invoiceDate, dispatchDate: today, parties };
  const consignmentId = await joinConsignment({ db, fail }, goods, stamp);

  const ofOrder: Subject[] = [{ record: 'order', id: orderId }, { record: 'quotation', id: order.quotationId }, ...sharedHistory(order)];
  const entered: { readonly dispatchId: number; readonly consignmentId: number }[] = [];
  for (const { line, quantity, stockBefore } of taken) {
    const { id: lineId, productId, name: productName } = line;
    const entry = { orderId, orderNumber: order.number, lineId, productId, productName, quantity, invoiceNumber, invoiceDate };
    const dispatchId = await insertDispatch(db, { ...entry, dispatchDate: today, stockBefore, consignmentId }, stamp);
    const movementId = await recordDispatch(db, { productId, quantity: quantity * hundredths, dispatchId }, stamp);
    const after = { number: order.number, name: line.name, dispatchQuantity: quantity, invoiceNumber, invoiceDate, dispatchDate: today };
    record({
      record: 'dispatch',
      id: dispatchId,
      after,
      summary: dispatchHistory.dispatched({ quantity, ordered: line.quantity, name: line.name, invoiceNumber }),
      concerns: [...ofOrder, { record: 'product', id: productId, kind: 'Stock', movementId }],
    });
    entered.push({ dispatchId, consignmentId });
  }
  const after = await saveStatus(db, order, left);
  const summary = after.status === 'Dispatched' ? orderHistory.dispatched(order.number) : orderHistory.partlyDispatched(order.number);
  record({ record: 'order', id: orderId, before: order, after, summary });
  return entered;
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
