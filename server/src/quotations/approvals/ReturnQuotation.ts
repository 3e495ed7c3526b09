import { approvalMessages as say } from '@vikray/contract/approvals/approval-messages.ts';
import { quotationHistory } from '@vikray/contract/quotations/quotation-messages.ts';
import { addNotice } from '../../notices/public.ts';
import { handler } from '../../platform/handler.ts';
import { setReturned } from '../change-store.ts';
import { guardQuotation } from '../quotation-guard.ts';
import { refreshQuotation } from '../deal-summary.ts';
import { findQuotation } from '../quotation-store.ts';
import { responsibleFor } from '../responsible-for.ts';
import { sharedHistory } from '../shared-history.ts';

export const ReturnQuotation = handler('ReturnQuotation', async ({ db, input, user, now, fail, record }) => {
  const { quotationId, note } = input;
  const before = await findQuotation(db, quotationId, now);
  if (!before) throw fail('QuotationNotFound');
  await guardQuotation(db, before, 'return', fail);
  if (input.version !== before.version) throw fail('VersionConflict');
  if (!(await setReturned(db, before, note, { userId: user.userId, now }))) throw fail('VersionConflict');

  const after = await refreshQuotation(db, quotationId, now);
  const text = say.returnedTo(user.name, before.number, note);
  await addNotice(db, { userIds: await responsibleFor(db, before), text, record: 'quotation', recordId: quotationId, now });
  record({
    record: 'quotation',
    id: quotationId,
    before,
    after,
    summary: quotationHistory.returned(before.number, note),
    relatedRecords: sharedHistory(before),
  });
  return [{ quotationId }];
});
