import { quotationHistory } from '@vikray/contract/quotations/quotation-messages.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { enteredTexts } from '@vikray/contract/quotations/quotation-entry.ts';
import { isQuotable, quotableDates } from '@vikray/contract/quotations/quotable-dates.ts';
import { isPastValidity } from '@vikray/contract/quotations/quotation-status.ts';
import { mustChange } from '../../platform/database/conditional-updates.ts';
import { handler } from '../../platform/handler.ts';
import { sharedHistory } from '../shared-history.ts';
import { approveWithinLimits } from '../approvals/approve-within-limits.ts';
import { changedContents } from '../contents/changed-contents.ts';
import { refreshQuotation } from '../deal-summary.ts';
import { discardDraft } from '../drafts/draft-store.ts';
import { quotationToChange } from '../quotation-guard.ts';
import { asProduct, insertLines, listStoredLines } from '../contents/quotation-line-store.ts';
import { findQuotation, insertQuotation } from '../quotation-store.ts';
import { changeStatus } from '../status-store.ts';
import { getPrinted, supersede } from '../change-store.ts';

export const AddQuotationRevision = handler(
  'AddQuotationRevision',
  async (context) => {
    const { db, input, user, now, fail, record } = context;
    const { date, reason } = input;
    const isApproved = input.approve === 'Yes';
    const current = await quotationToChange(context, 'revise');
    if (isApproved && !user.rights.has('Approve Quotation')) throw fail('MayNotApprove');
    if (!isQuotable(date, quotableDates(dateAt(now)))) throw fail('DateOutOfYear');
    if (input.companyId !== current.companyId) throw fail('CustomerFixed');
    const basedOnId = input.basedOnId ?? current.quotationId;
    const isBasedOnOlder = basedOnId !== current.quotationId;
    const basedOn = isBasedOnOlder ? await findQuotation(db, basedOnId, now) : current;
    if (basedOn?.baseNumber !== current.baseNumber) throw fail('RevisionUnknown');
    const { validUntil } = enteredTexts(input, current);
    if (isApproved && isPastValidity(validUntil, dateAt(now))) throw fail('QuotationExpired');

    const before = await getPrinted(db, current.quotationId);
    const olderLines = isBasedOnOlder ? await listStoredLines(db, basedOnId) : [];
    const stamp = { userId: user.userId, now };
    const contents = await changedContents(context, { ...before, texts: current, lines: [...olderLines, ...before.lines] });

    const revision = current.revision + 1;
    const { baseNumber, dealId } = current;
    const number = `${baseNumber}-R${revision}`;
    const named = { number, baseNumber, revision, revisionReason: reason, dealId, basedOnId };
    const { quotationId } = await insertQuotation(db, { ...named, ...contents }, stamp);
    if (!(await supersede(db, current, quotationId, stamp))) throw fail('VersionConflict');
    await insertLines(db, quotationId, contents.lines);
    const approved = isApproved && (await approveWithinLimits(db, { quotationId, number, userId: user.userId }, fail));
    if (isApproved) await mustChange(changeStatus(db, quotationId, { from: 'Open', to: 'Approved', on: dateAt(now) }, stamp));
    await discardDraft(db, user.userId, input.draftId);

    const after = await refreshQuotation(db, quotationId, now, { isApproval: isApproved });
    record({
      record: 'quotation',
      id: quotationId,
      after: { ...after, lines: contents.lines.map(asProduct) },
      summary: quotationHistory.revised(current.number, number, reason),
      relatedRecords: [{ record: 'quotation', id: current.quotationId }, ...sharedHistory(current)],
    });
    if (approved) record({ record: 'quotation', id: quotationId, name: number, summary: approved, relatedRecords: sharedHistory(current) });
    return [{ quotationId, number, revision }];
  },
  { violations: { quotations_revision: 'VersionConflict', quotations_number: 'VersionConflict' } },
);
