import { enquiryHistory } from '@vikray/contract/enquiries/enquiry-messages.ts';
import { handler } from '../platform/handler.ts';
import { enquiryToChange } from './enquiry-guard.ts';
import { saveClosing } from './save-closing.ts';

export const ReopenEnquiry = handler('ReopenEnquiry', async (context) => {
  const before = await enquiryToChange(context, { isClosed: true, obstacle: 'EnquiryOpen' });
  await saveClosing(context, before, undefined, enquiryHistory.reopened(before.number));
  return [{ dealId: before.id }];
});
