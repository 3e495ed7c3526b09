import { instantBefore, minuteMs } from '../platform/durations.ts';
import { handler } from '../platform/handler.ts';
import { followUpRecipient } from './follow-up-recipient.ts';
import { listMails } from '../mail-log/public.ts';
import { findQuotation } from '../quotations/public.ts';

export const GetFollowUp = handler('GetFollowUp', async ({ db, input, now, settings, fail }) => {
  const quotation = await findQuotation(db, input.quotationId, now);
  if (!quotation) throw fail('QuotationNotFound');
  const { name, address } = await followUpRecipient(db, quotation);
  // No mail takes longer than the deadline. A mail that has been on its way for a minute longer was interrupted.
  const overdue = instantBefore(now, settings.mail.deadlineMs + minuteMs);
  return [{ name, email: address, mails: await listMails(db, input.quotationId, overdue) }];
});
