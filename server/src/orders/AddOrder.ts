import { wrongBuyersOrder } from '@vikray/contract/orders/buyers-order.ts';
import { orderHistory } from '@vikray/contract/orders/order-messages.ts';
import { mayBePromised } from '@vikray/contract/orders/order-promise.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { handler } from '../platform/handler.ts';
import {
  copiedColumnsOf,
  findQuotation,
  guardQuotation,
  listLinesToOrder,
  markOrdered,
  nextDocumentNumber,
  orderedOnce,
  refreshQuotation,
  refusedOrder,
  sharedHistory,
} from '../quotations/public.ts';
import { getLoginRecord } from '../users/public.ts';
import { insertOrder } from './order-store.ts';

export const AddOrder = handler(
  'AddOrder',
  async ({ db, input, user, now, fail, record }) => {
    const isDespiteExpiry = input.despiteExpiry === 'Yes';
    if (isDespiteExpiry && !user.rights.has('Approve Quotation')) throw fail('Forbidden');
    const found = await findQuotation(db, input.quotationId, now);
    const mayExpire = isDespiteExpiry && found?.shownStatus === 'Expired';
    if (found && !mayExpire) await guardQuotation(db, found, 'order', fail);
    const stamp = { userId: user.userId, now };
    const quotation = await markOrdered(db, input.quotationId, stamp);
    if (!quotation) throw refusedOrder(fail);

    // The number has the year of the order's own date. Everything else on the order comes from the quotation.
    const date = dateAt(now);
    const number = await nextDocumentNumber(db, 'order', await getLoginRecord(db, user.userId), date);
    const printed = copiedColumnsOf(quotation);
    const buyersOrder = { poNumber: input.poNumber ?? quotation.po_number, poDate: input.poDate ?? '' };
    const wrong = wrongBuyersOrder(buyersOrder, date);
    if (wrong) throw fail(wrong);
    const promisedOn = input.promisedOn ?? '';
    if (!mayBePromised(promisedOn, date)) throw fail('PromiseOutOfRange');
    const lines = await listLinesToOrder(db, input.quotationId);
    const order = await insertOrder(db, { number, date, quotation, printed, buyersOrder, promisedOn }, lines, stamp);

    await refreshQuotation(db, input.quotationId, now);
    record({
      record: 'order',
      id: order.orderId,
      after: order,
      summary: (mayExpire ? orderHistory.generatedDespiteExpiry : orderHistory.generated)(number, quotation.number),
      relatedRecords: [
        { record: 'quotation', id: input.quotationId },
        ...sharedHistory({ companyId: quotation.customer_id, dealId: quotation.deal_id }),
      ],
    });
    return [{ orderId: order.orderId }];
  },
  { violations: orderedOnce },
);
