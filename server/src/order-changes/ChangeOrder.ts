import { orderChangeHistory as history, orderChangeMessages as say } from '@vikray/contract/order-changes/order-change-messages.ts';
import { isOpenOrder } from '@vikray/contract/orders/order-status.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { lockOrder } from '../orders/public.ts';
import { mustChange } from '../platform/database/conditional-updates.ts';
import { handler } from '../platform/handler.ts';
import { changedContents, contentColumns, copiedColumnsOf, discardDraft, readPrinted, sharedHistory } from '../quotations/public.ts';
import { applyChange, keepWhatLeft } from './approve-change.ts';
import { approveChangeWithinLimits } from './change-approval.ts';
import { findChange, insertChange, nextNumber, settleChange, currentContents } from './order-change-store.ts';

export const ChangeOrder = handler(
  'ChangeOrder',
  async (context) => {
    const { db, input, user, now, fail, record } = context;
    const { orderId, reason } = input;
    const isApproved = input.approve === 'Yes';
    const order = await lockOrder(db, orderId);
    if (!order) throw fail('OrderNotFound');
    if (isApproved && !user.rights.has('Approve Quotation')) throw fail('MayNotApprove');
    if (order.changeState === 'Waiting') throw fail('ChangeWaits', say.waitsAlready(order.change));
    if (!isOpenOrder(order)) throw fail('NothingPending');
    if (input.version !== order.version) throw fail('VersionConflict');
    if (input.companyId !== order.companyId) throw fail('CustomerFixed');
    if (input.preparedFor !== order.companyForId) throw fail('CompanyFixed');

    const current = await currentContents(db, orderId);
    const { parties, tax } = readPrinted(current.contents);
    const rates = { tax_mode: order.taxMode, charges_mode: order.chargesMode };
    const preparedById = current.contents.prepared_by_id;
    const { paymentPlan } = order;
    const texts = { ...order, validUntil: '' };
    const before = { parties: { ...parties, preparedById }, tax, rates, lines: current.lines, texts, paymentPlan };
    const changed = await changedContents({ ...context, input: { ...input, validUntil: '' } }, before);
    const contents = { contents: copiedColumnsOf(contentColumns(changed)), lines: changed.lines };
    const continued = await keepWhatLeft(context, order, contents);

    const stamp = { userId: user.userId, now };
    let number = await nextNumber(db, orderId);
    if (number === 0) {
      await insertChange(db, { orderId, number, state: 'Approved', reason: '', ...current }, stamp);
      number = 1;
    }
    const changeId = await insertChange(db, { orderId, number, state: 'Waiting', reason, ...contents }, stamp);
    await discardDraft(db, user.userId, input.draftId);
    const relatedRecords = [{ record: 'quotation' as const, id: order.quotationId }, ...sharedHistory(order)];
    const summary = history.proposed(order.number, number, changed.amounts.total_paise, reason);
    record({ record: 'order', id: orderId, name: order.number, summary, relatedRecords });
    if (!isApproved) return [{ changeId, change: number }];

    const change = await findChange(db, changeId);
    if (!change) throw new Error('The change has just been added');
    const approved = await approveChangeWithinLimits(db, change, user.userId, fail);
    await mustChange(settleChange(db, change, { state: 'Approved', on: dateAt(now) }, stamp));
    const after = await applyChange(db, order, { number, ...contents, continued }, stamp);
    record({ record: 'order', id: orderId, before: order, after, summary: approved, relatedRecords });
    return [{ changeId, change: number }];
  },
  { violations: { order_changes_waiting: 'ChangeWaits', order_changes_number: 'VersionConflict' } },
);
