import { enquiryHistory } from '@vikray/contract/enquiries/enquiry-messages.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { lookupsOf } from '../lookups/public.ts';
import { handler } from '../platform/handler.ts';
import { enquiryToChange } from './enquiry-guard.ts';
import { saveClosing } from './save-closing.ts';

export const CloseEnquiry = handler('CloseEnquiry', async (context) => {
  const { db, input, now, fail } = context;
  const before = await enquiryToChange(context, { isClosed: false, obstacle: 'EnquiryClosed' });
  const reason = await lookupsOf(db).findInLookup('lost_reasons', input.lostReason);
  if (!reason) throw fail('LostReasonUnknown');
  const closing = { on: dateAt(now), reason: reason.label, remark: input.remark ?? '' };
  await saveClosing(context, before, closing, enquiryHistory.closed(before.number, reason.label));
  return [{ dealId: before.id }];
});
