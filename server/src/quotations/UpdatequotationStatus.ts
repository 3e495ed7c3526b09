import { dateAt } from '@vikray/contract/platform/dates.ts';
import { mayBecome } from '@vikray/contract/platform/transitions.ts';
import { quotationHistory } from '@vikray/contract/quotations/quotation-messages.ts';
import { quotationTransitions } from '@vikray/contract/quotations/quotation-status.ts';
import { handler } from '../platform/handler.ts';
import { approveWithinLimits } from './approvals/approve-within-limits.ts';
import { guardQuotation } from './quotation-guard.ts';
import { refreshQuotation } from './deal-summary.ts';
import { linesTotal } from './contents/quotation-line-store.ts';
import { findQuotation } from './quotation-store.ts';
import { sharedHistory } from './shared-history.ts';
import { changeStatus, lockQuotation } from './status-store.ts';

export const UpdatequotationStatus = handler('UpdatequotationStatus', async ({ db, input, user, now, fail, record }) => {
  const { quotationId, status } = input;
  if (status === 'Void' && !user.rights.has('Void Quotation')) throw fail('MayNotVoid');
  if (status === 'Approved' && !user.rights.has('Approve Quotation')) throw fail('MayNotApprove');
  // The documented body has no version, so only this row lock prevents a change after the checks.
  await lockQuotation(db, quotationId);
  const before = await findQuotation(db, quotationId, now);
  if (!before) throw fail('QuotationNotFound');
  if (before.status !== 'Void') await guardQuotation(db, before, status === 'Void' ? 'void' : 'approve', fail);
  if (!mayBecome(quotationTransitions, before.status, status)) throw fail('StatusRefused');
  if (status === 'Void' && before.orderStatus !== '') throw fail('QuotationOrdered');
  // A colleague has done it since the user saw the quotation.
  if (before.status === status && input.version !== undefined && input.version !== before.version) throw fail('VersionConflict');
  if (before.status === status) return [{ quotationId }];

  const stamp = { userId: user.userId, now };
  const change = { from: before.status, to: status, on: dateAt(now), version: input.version };
  if (!(await changeStatus(db, quotationId, change, stamp))) throw fail(input.version === undefined ? 'StatusRefused' : 'VersionConflict');
  const after = await refreshQuotation(db, quotationId, now, { isApproval: status === 'Approved' });

  let summary = quotationHistory.madeVoid(before.number);
  if (status === 'Approved') {
    // The update has locked the row: a line added at the same time either counts or is refused.
    if ((await linesTotal(db, quotationId)) !== after?.subtotal) throw fail('LinesDoNotAddUp');
    summary = await approveWithinLimits(db, { quotationId, number: before.number, userId: user.userId }, fail);
  }
  record({ record: 'quotation', id: quotationId, before, after, summary, relatedRecords: sharedHistory(before) });
  return [{ quotationId }];
});
