import { quotationHistory } from '@vikray/contract/quotations/quotation-messages.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { datesOfNumber, isQuotable, quotableDates } from '@vikray/contract/quotations/quotable-dates.ts';
import { handler } from '../platform/handler.ts';
import { sharedHistory } from './shared-history.ts';
import { changedContents } from './contents/changed-contents.ts';
import { discardDraft } from './drafts/draft-store.ts';
import { quotationToChange } from './quotation-guard.ts';
import { refreshQuotation, refreshDealSummary } from './deal-summary.ts';
import { asProduct, listLines } from './contents/quotation-line-store.ts';
import { getPrinted, replaceContents } from './change-store.ts';
import { followCustomer } from './move-store.ts';

export const UpdateQuotation = handler('UpdateQuotation', async (context) => {
  const { db, input, user, now, fail, record } = context;
  const { quotationId, date } = input;
  const quotation = await quotationToChange(context, 'edit');
  const isFirst = quotation.revision === 0;
  if (isFirst && !isQuotable(date, datesOfNumber(quotation.baseNumber))) throw fail('DateOutOfNumbersYear');
  if (!isFirst && !isQuotable(date, quotableDates(dateAt(now)))) throw fail('DateOutOfYear');
  if (!isFirst && input.companyId !== quotation.companyId) throw fail('CustomerFixed');
  const stamp = { userId: user.userId, now };
  const contents = await changedContents(context, { ...(await getPrinted(db, quotationId)), texts: quotation });

  const before = { ...quotation, lines: await listLines(db, quotationId) };
  if (!(await replaceContents(db, quotation, contents, stamp))) throw fail('VersionConflict');
  const { companyId: customerId, companyName } = contents.parties;
  const isSameCustomer = customerId === quotation.companyId;
  const dealId = isSameCustomer ? quotation.dealId : await followCustomer(db, quotation, { customerId, companyName }, stamp);
  await discardDraft(db, user.userId, input.draftId);

  const after = await refreshQuotation(db, quotationId, now);
  if (dealId !== quotation.dealId) await refreshDealSummary(db, quotation.dealId, now);
  record({
    record: 'quotation',
    id: quotationId,
    before,
    after: { ...after, lines: contents.lines.map(asProduct) },
    summary: quotationHistory.edited(quotation.number, contents.amounts.total_paise),
    relatedRecords: sharedHistory({ companyId: customerId, dealId }),
  });
  return [{ quotationId }];
});
