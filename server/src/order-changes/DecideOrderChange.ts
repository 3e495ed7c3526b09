import { orderChangeHistory as history } from '@vikray/contract/order-changes/order-change-messages.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { lockOrder } from '../orders/public.ts';
import { handler } from '../platform/handler.ts';
import { sharedHistory } from '../quotations/public.ts';
import { applyChange, keepWhatLeft } from './approve-change.ts';
import { approveChangeWithinLimits } from './change-approval.ts';
import { contentsOf, findChange, settleChange } from './order-change-store.ts';

export const DecideOrderChange = handler('DecideOrderChange', async (context) => {
  const { db, input, user, now, fail, record } = context;
  const { changeId, version, status } = input;
  const seen = await findChange(db, changeId);
  if (!seen) throw fail('ChangeNotFound');
  const isApprover = user.rights.has('Approve Quotation');
  const isOwn = status === 'Void' && seen.changed_by_id === user.userId;
  if (!isApprover && !isOwn) throw fail(status === 'Void' ? 'Forbidden' : 'MayNotApprove');
  const order = await lockOrder(db, seen.order_id);
  const change = await findChange(db, changeId);
  if (!order || !change) throw fail('ChangeNotFound');
  if (change.state !== 'Waiting') throw fail('ChangeDecided');
  if (change.version !== version) throw fail('VersionConflict');

  const stamp = { userId: user.userId, now };
  const { orderId } = order;
  const relatedRecords = [{ record: 'quotation' as const, id: order.quotationId }, ...sharedHistory(order)];
  if (!(await settleChange(db, change, { state: status, on: dateAt(now) }, stamp))) throw fail('VersionConflict');
  if (status === 'Void') {
    record({ record: 'order', id: orderId, name: order.number, summary: history.voided(order.number, change.number), relatedRecords });
    return [{ changeId }];
  }
  const summary = await approveChangeWithinLimits(db, change, user.userId, fail);
  const { after: contents } = await contentsOf(db, change);
  const continued = await keepWhatLeft(context, order, contents);
  const after = await applyChange(db, order, { ...contents, continued }, stamp);
  record({ record: 'order', id: orderId, before: order, after, summary, relatedRecords });
  return [{ changeId }];
});
