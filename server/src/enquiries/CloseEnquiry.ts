import { enquiryHistory } from '@vikray/contract/enquiries/enquiry-messages.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { closeEnquiry, findDeal } from '../deals/public.ts';
import { lookupsOf } from '../lookups/public.ts';
import { handler } from '../platform/handler.ts';
import { enquiryHistoryOf, enquiryToChange } from './enquiry-guard.ts';
import { enquiryRecord } from './enquiry-record.ts';

export const CloseEnquiry = handler('CloseEnquiry', async (context) => {
  const { db, input, user, now, fail, record } = context;
  const before = await enquiryToChange(context, { isClosed: false, obstacle: 'EnquiryClosed' });
  const reason = await lookupsOf(db).findInLookup('lost_reasons', input.lostReason);
  if (!reason) throw fail('LostReasonUnknown');
  const closing = { on: dateAt(now), reason: reason.label, remark: input.remark ?? '' };
  if (!(await closeEnquiry(db, before, closing, { userId: user.userId, now }))) throw fail('ChangedMeanwhile');

  record({
    record: 'deal',
    name: before.number,
    id: before.id,
    before: enquiryRecord(before),
    after: enquiryRecord(await findDeal(db, before.id)),
    summary: enquiryHistory.closed(before.number, reason.label),
    concerns: enquiryHistoryOf(before),
  });
  return [{ dealId: before.id }];
});
