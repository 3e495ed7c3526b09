import { wrongBuyersOrder } from '@vikray/contract/orders/buyers-order.ts';
import { orderHistory } from '@vikray/contract/orders/order-messages.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { changePromise, lockOrder, saveAgreement } from '../orders/public.ts';
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
  const { sentences, ...promise } = await changePromise({ db, input, fail }, before);

  const after = await saveAgreement(db, before, { ...buyersOrder, ...promise }, { userId: user.userId, now });
  await refreshSearchOfOrder(db, orderId);
  const isPoChanged = buyersOrder.poNumber !== before.poNumber || buyersOrder.poDate !== before.poDate;
  const changes = [...(isPoChanged ? [orderHistory.poNumber(before.number, buyersOrder.poNumber)] : []), ...sentences];
  record({
    record: 'order',
    id: orderId,
    before,
    after,
    ...(changes.length > 0 && { summary: changes.join(', ') }),
    relatedRecords: [{ record: 'quotation', id: before.quotationId }, ...sharedHistory(before)],
  });
  return [{ orderId }];
});
