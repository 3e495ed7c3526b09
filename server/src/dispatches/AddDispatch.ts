import { dispatchHistory } from '@vikray/contract/dispatches/dispatch-messages.ts';
import type { NewDispatch } from '@vikray/contract/dispatches/dispatch.ts';
import { orderHistory } from '@vikray/contract/orders/order-messages.ts';
import { addDays, dateAt } from '@vikray/contract/platform/dates.ts';
import { billDispatch, findParties, joinConsignment } from '../consignments/public.ts';
import { afterDispatch, dispatchFromLine, listOrderLines, lockOrder, saveStatus, type OrderLine } from '../orders/public.ts';
import type { Subject } from '../platform/audit.ts';
import { withIds } from '../platform/database/inserting.ts';
import { sendTogether } from '../platform/database/send-together.ts';
import type { Db } from '../platform/database/tables.ts';
import { handler, type OperationFailure } from '../platform/handler.ts';
import { recordDispatches, takeFromStock } from '../products/public.ts';
import { sharedHistory } from '../quotations/public.ts';
import { insertDispatches } from './dispatch-store.ts';

const hundredths = 100;

export const AddDispatch = handler('AddDispatch', async ({ db, input, user, now, fail, record }) => {
  const { orderId, invoiceDate } = input;
  const stamp = { userId: user.userId, now };
  const [order, lines] = await sendTogether(
    db,
    (tx) => lockOrder(tx, orderId),
    (tx) => listOrderLines(tx, orderId),
  );
  if (!order) throw fail('OrderNotFound');
  const today = dateAt(now);
  // One day of tolerance, for a browser whose clock is wrong.
  if (invoiceDate < addDays(order.date, -1) || invoiceDate > addDays(today, 1)) throw fail('InvoiceDateOutOfRange');

  const parties = await findParties(db, order);
  const typed = input.invoiceNumber ?? '';
  if (parties.issuesHere && typed !== '') throw fail('NumbersItself');
  if (!parties.issuesHere && typed === '') throw fail('InvoiceNumberMissing');

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
  const taken = await takeOut({ db, fail }, outgoing);
  const quantities = new Map<number, number>();
  for (const { line, quantity } of outgoing) quantities.set(line.id, (quantities.get(line.id) ?? 0) + quantity);
  const left = afterDispatch(lines, quantities);
  const goods = { order, lines: left, quantities, billing, invoiceDate, dispatchDate: today, parties };
  const [consignmentId, after] = await sendTogether(
    db,
    (tx) => joinConsignment({ db: tx, fail }, goods, stamp),
    (tx) => saveStatus(tx, order, left, stamp),
  );

  const entries = taken.map(({ line, quantity, stockBefore }) => ({
    orderId,
    orderNumber: order.number,
    lineId: line.id,
    productId: line.productId,
    productName: line.name,
    quantity,
    stockBefore,
    invoiceNumber,
    invoiceDate,
    dispatchDate: today,
  }));
  const dispatched = withIds(taken, await insertDispatches(db, consignmentId, entries, stamp));
  const movements = dispatched.map(([{ line, quantity }, dispatchId]) => ({
    productId: line.productId,
    quantity: quantity * hundredths,
    dispatchId,
  }));
  const recorded = withIds(dispatched, await recordDispatches(db, movements, stamp));

  const ofOrder: Subject[] = [{ record: 'order', id: orderId }, { record: 'quotation', id: order.quotationId }, ...sharedHistory(order)];
  for (const [[{ line, quantity }, dispatchId], movementId] of recorded)
    record({
      record: 'dispatch',
      id: dispatchId,
      after: { number: order.number, name: line.name, dispatchQuantity: quantity, invoiceNumber, invoiceDate, dispatchDate: today },
      summary: dispatchHistory.dispatched({ quantity, ordered: line.quantity, name: line.name, invoiceNumber }),
      concerns: [...ofOrder, { record: 'product', id: line.productId, kind: 'Stock', movementId }],
    });
  const summary = after.status === 'Dispatched' ? orderHistory.dispatched(order.number) : orderHistory.partlyDispatched(order.number);
  record({ record: 'order', id: orderId, before: order, after, summary });
  return dispatched.map(([, dispatchId]) => ({ dispatchId, consignmentId }));
});

interface Outgoing {
  readonly line: OrderLine;
  readonly quantity: number;
}

/** What has left. */
interface Taken extends Outgoing {
  /** The stock of the product before, in hundredths of a piece. */
  readonly stockBefore: number;
}

interface Asked {
  readonly db: Db;
  fail(name: 'MoreThanOrdered' | 'MoreThanInStock'): OperationFailure;
}

/** Takes the pieces from their lines and from the stock. */
async function takeOut({ db, fail }: Asked, outgoing: readonly Outgoing[]): Promise<Taken[]> {
  const taken: Taken[] = [];
  for (const { line, quantity } of outgoing) {
    const [isPending, stockBefore] = await sendTogether(
      db,
      (tx) => dispatchFromLine(tx, line.id, quantity),
      (tx) => takeFromStock(tx, { productId: line.productId, quantity: quantity * hundredths }),
    );
    if (!isPending) throw fail('MoreThanOrdered');
    if (stockBefore === undefined) throw fail('MoreThanInStock');
    taken.push({ line, quantity, stockBefore });
  }
  return taken;
}

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
