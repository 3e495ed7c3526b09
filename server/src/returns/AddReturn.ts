import { dateAt } from '@vikray/contract/platform/dates.ts';
import { returnHistory } from '@vikray/contract/returns/return-messages.ts';
import { findDispatches, moreThanDispatched, returnFromDispatch } from '../dispatches/public.ts';
import { changeQuantities, listOrderLines, lockOrder, noteProgress } from '../orders/public.ts';
import { handler } from '../platform/handler.ts';
import { nextDocumentNumber, sharedHistory } from '../quotations/public.ts';
import { getLoginRecord } from '../users/public.ts';
import { bookGoodPieces } from './good-pieces.ts';
import { insertReturn } from './return-store.ts';

export const AddReturn = handler('AddReturn', async ({ db, input, user, now, fail, record }) => {
  const { orderId, returnedOn, reason, remark = '' } = input;
  const stamp = { userId: user.userId, now };
  const order = await lockOrder(db, orderId);
  if (!order) throw fail('OrderNotFound');
  // Read while the order is locked, so that none of them is cancelled before this ends.
  const dispatches = await findDispatches(
    db,
    input.lines.map(({ dispatchId }) => dispatchId),
  );
  const known = new Map(dispatches.filter((dispatch) => dispatch.orderId === orderId).map((dispatch) => [dispatch.id, dispatch]));
  const returned = [];
  for (const line of input.lines) {
    const dispatch = known.get(line.dispatchId);
    if (!dispatch) throw fail('DispatchUnknown');
    if (returnedOn < dispatch.dispatchDate || returnedOn > dateAt(now)) throw fail('DateOutOfRange');
    if (dispatch.status === 'Cancelled') throw fail('CancelledBefore');
    if (!(await returnFromDispatch(db, dispatch.id, line.quantity))) throw moreThanDispatched(fail);
    returned.push({ ...line, dispatch, name: dispatch.name });
  }
  await changeQuantities(
    db,
    returned.map(({ dispatch, quantity, replace }) => ({
      lineId: dispatch.lineId,
      returned: quantity,
      dispatched: replace === 'Yes' ? -quantity : 0,
    })),
  );

  const login = await getLoginRecord(db, user.userId);
  const number = await nextDocumentNumber(db, 'return', login, dateAt(now));
  const entered = { number, returnedOn, reason, remark, updatedBy: login.name };
  const returnId = await insertReturn(db, { ...entered, order, lines: returned }, stamp);
  const movements = await bookGoodPieces({ db, fail }, returned, returnId, stamp);
  const after = await noteProgress(db, order, await listOrderLines(db, orderId), stamp);

  for (const [index, { dispatch, name, quantity, condition, replace }] of returned.entries())
    record({
      record: 'return',
      id: returnId,
      name: number,
      after: { ...entered, orderNumber: order.number, companyName: order.companyName, name, quantity, condition, replace },
      summary: returnHistory.returned({ quantity, name, number, condition, replace, reason }),
      relatedRecords: [
        { record: 'order', id: orderId },
        { record: 'quotation', id: order.quotationId },
        ...sharedHistory(order),
        { record: 'product', id: dispatch.productId, kind: 'Stock', movementId: movements[index] },
      ],
    });
  record({ record: 'order', id: orderId, before: order, after, summary: returnHistory.ofOrder(order.number, number) });
  return [{ returnId }];
});
