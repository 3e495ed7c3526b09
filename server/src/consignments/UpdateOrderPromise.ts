import { wrongBuyersOrder } from '@vikray/contract/orders/buyers-order.ts';
import { orderHistory } from '@vikray/contract/orders/order-messages.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { lockOrder, savePurchaseOrder } from '../orders/public.ts';
import { handler } from '../platform/handler.ts';
import { sharedHistory } from '../quotations/public.ts';
import { refreshSearchOfOrder } from './consignment-store.ts';

export const UpdateOrderPromise = handler('UpdateOrderPromise', async ({ db, input, user, now, fail, record }) => {
  const { orderId, version } = input;
  const before = await lockOrder(db, orderId);
  if (!before) throw fail('OrderNotFound');
  if (version !== undefined && version !== before.version) throw fail('VersionConflict');
  const wanted = { poNumber: input.poNumber ?? before.poNumber, poDate: input.poDate ?? before.poDate };
  // Without its number, a date says nothing.
  const buyersOrder = input.poNumber === '' && input.poDate === undefined ? { poNumber: '', poDate: '' } : wanted;
  const wrong = wrongBuyersOrder(buyersOrder, dateAt(now));
  if (wrong) throw fail(wrong);

  const after = await savePurchaseOrder(db, before, buyersOrder, { userId: user.userId, now });
  await refreshSearchOfOrder(db, orderId);
  record({
    record: 'order',
    id: orderId,
    before,
    after,
    summary: orderHistory.poNumber(before.number, after.poNumber),
    relatedRecords: [{ record: 'quotation', id: before.quotationId }, ...sharedHistory(before)],
  });
  return [{ orderId }];
});
