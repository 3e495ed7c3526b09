import { handler } from '../platform/handler.ts';
import { followUpRecipient } from './follow-up-recipient.ts';
import { listMails } from '../mail-log/public.ts';
import { findQuotation } from '../quotations/public.ts';

const minuteMs = 60_000;

export const GetFollowUp = handler('GetFollowUp', async ({ db, input, now, settings, fail }) => {
  const quotation = await findQuotation(db, input.quotationId, now);
  if (!quotation) throw fail('QuotationNotFound');
  const { name, address } = await followUpRecipient(db, quotation);
  // No mail takes longer than the deadline. A mail that has been on its way for a minute longer was interrupted.
  const overdue = new Date(Date.parse(now) - settings.mail.deadlineMs - minuteMs).toISOString();
  return [{ name, email: address, mails: await listMails(db, input.quotationId, overdue) }];
});
