import { enquiryHistory } from '@vikray/contract/enquiries/enquiry-messages.ts';
import { findDeal, reopenEnquiry } from '../deals/public.ts';
import { handler } from '../platform/handler.ts';
import { enquiryHistoryOf, enquiryToChange } from './enquiry-guard.ts';
import { enquiryRecord } from './enquiry-record.ts';

export const ReopenEnquiry = handler('ReopenEnquiry', async (context) => {
  const { db, user, now, fail, record } = context;
  const before = await enquiryToChange(context, { isClosed: true, obstacle: 'EnquiryOpen' });
  if (!(await reopenEnquiry(db, before, { userId: user.userId, now }))) throw fail('ChangedMeanwhile');

  record({
    record: 'deal',
    name: before.number,
    id: before.id,
    before: enquiryRecord(before),
    after: enquiryRecord(await findDeal(db, before.id)),
    summary: enquiryHistory.reopened(before.number),
    concerns: enquiryHistoryOf(before),
  });
  return [{ dealId: before.id }];
});
