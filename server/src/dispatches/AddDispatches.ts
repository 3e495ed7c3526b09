import { dispatchDeskMessages as say } from '@vikray/contract/dispatches/dispatch-desk-messages.ts';
import type { FailureOf, InputOf } from '@vikray/contract/operations.ts';
import { setTransport } from '../consignments/public.ts';
import { listOrderLines } from '../orders/public.ts';
import { lockRows } from '../platform/database/row-locks.ts';
import type { Db } from '../platform/database/tables.ts';
import { handler, type OperationFailure } from '../platform/handler.ts';
import { dispatchOrder, type RefusedGoods } from './dispatch-order.ts';
import type { LeftOrder } from './send-goods.ts';
import { takeFromStock } from './take-from-stock.ts';

type Requested = InputOf<'AddDispatches'>['dispatches'];

export const AddDispatches = handler('AddDispatches', async ({ db, input, user, now, fail, record }) => {
  const { dispatches, transport } = input;
  const stamp = { userId: user.userId, now };
  await lockGoods(db, dispatches);
  const left: LeftOrder[] = [];
  for (const [index, requested] of dispatches.entries()) {
    const refuse = (name: FailureOf<'AddDispatch'>, about: RefusedGoods) => refusalAt({ fail, index, requested }, name, about);
    left.push(await dispatchOrder({ db, refuse }, requested, stamp));
  }
  const sent = await takeFromStock({ db, record }, left, stamp);
  if (transport)
    for (const change of await setTransport(db, [...new Set(sent.map((each) => each.consignmentId))], transport)) record(change);
  return sent;
});

/** Locks all orders, then all their products, each in one order, so that two simultaneous requests cannot deadlock. */
async function lockGoods(db: Db, dispatches: Requested): Promise<void> {
  const orderIds = dispatches.map(({ orderId }) => orderId);
  await lockRows(db, 'orders', orderIds);
  const lines = await listOrderLines(db, ...orderIds);
  await lockRows(
    db,
    'products',
    lines.map(({ productId }) => productId),
  );
}

interface Place {
  fail(name: FailureOf<'AddDispatches'>, sentence?: string, field?: string): OperationFailure;
  /** The place of the order in the request. */
  readonly index: number;
  readonly requested: Requested[number];
}

/** The field of an order that a failure is about. */
const fields: Partial<Record<FailureOf<'AddDispatch'>, string>> = {
  InvoiceDateOutOfRange: 'invoiceDate',
  LineUnknown: 'lines',
};

/** Names the place in the request and, in the sentence, the order and the product (DSK-10). */
function refusalAt({ fail, index, requested }: Place, name: FailureOf<'AddDispatch'>, { order, line }: RefusedGoods): OperationFailure {
  const at = `dispatches.${index}`;
  if (!order) return fail(name, undefined, `${at}.orderId`);
  if (!line) return fail(name, say.ofOrder(order.number, fail(name).message), `${at}.${fields[name] ?? 'invoiceNumber'}`);
  const position = requested.lines.findLastIndex(({ productMapId, dispatchQuantity }) => productMapId === line.id && dispatchQuantity > 0);
  const sentence = name === 'MoreThanInStock' ? say.moreThanInStock : say.moreThanPending;
  return fail(name, say.ofProduct(line.name, order.number, sentence), `${at}.lines.${position}`);
}
