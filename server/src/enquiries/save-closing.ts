import { dealRelatedRecords, findDeal, refreshDealSearchText, setClosed, type Closing, type DealRow } from '../deals/public.ts';
import type { Context } from '../platform/handler.ts';
import { enquiryRecord } from './enquiry-record.ts';

/** Closes an enquiry, or opens it again where `closing` is absent. The summary is what its history says. */
export async function saveClosing(
  { db, user, now, fail, record }: Context<'CloseEnquiry' | 'ReopenEnquiry'>,
  before: DealRow,
  closing: Closing | undefined,
  summary: string,
): Promise<void> {
  if (!(await setClosed(db, before, closing, { userId: user.userId, now }))) throw fail('VersionConflict');
  await refreshDealSearchText(db, before.id);
  record({
    record: 'deal',
    name: before.number,
    id: before.id,
    before: enquiryRecord(before),
    after: enquiryRecord(await findDeal(db, before.id)),
    summary,
    relatedRecords: dealRelatedRecords(before),
  });
}
