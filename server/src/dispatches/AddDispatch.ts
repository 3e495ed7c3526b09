import { addDays, dateAt } from '@vikray/contract/platform/dates.ts';
import { findParties } from '../consignments/public.ts';
import { listOrderLines, lockOrder } from '../orders/public.ts';
import { handler } from '../platform/handler.ts';
import { outgoingLines } from './outgoing-goods.ts';
import { sendGoods } from './send-goods.ts';

export const AddDispatch = handler('AddDispatch', async ({ db, input, user, now, fail, record }) => {
  const { orderId, invoiceNumber = '', invoiceDate } = input;
  const order = await lockOrder(db, orderId);
  if (!order) throw fail('OrderNotFound');
  const lines = await listOrderLines(db, orderId);
  // One day of tolerance for a browser with a wrong clock.
  if (invoiceDate < addDays(order.date, -1) || invoiceDate > addDays(dateAt(now), 1)) throw fail('InvoiceDateOutOfRange');
  const parties = await findParties(db, order);
  if (parties.issuesHere && invoiceNumber !== '') throw fail('NumbersItself');
  const outgoing = outgoingLines(input, lines, fail);
  return sendGoods({ db, fail, record }, { order, lines, outgoing, parties, invoiceNumber, invoiceDate }, { userId: user.userId, now });
});
