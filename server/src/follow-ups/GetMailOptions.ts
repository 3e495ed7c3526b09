import { isInForce } from '@vikray/contract/quotations/quotation-status.ts';
import { handler } from '../platform/handler.ts';
import type { Mailbox } from '../platform/mail/compose-mail.ts';
import { findDeal } from '../deals/public.ts';
import { findQuotation } from '../quotations/public.ts';
import { listOfficeMailboxes } from '../users/public.ts';
import { followUpRecipient } from './follow-up-recipient.ts';
import { mailableFiles } from './mail-files.ts';
import { mailboxesOfCustomer } from './mail-recipients.ts';
import { designationOfPreparer } from './mail-words.ts';

export const GetMailOptions = handler('GetMailOptions', async ({ db, input: { quotationId }, now, settings, fail }) => {
  const quotation = await findQuotation(db, quotationId, now);
  if (!quotation) throw fail('QuotationNotFound');
  const { contacts, customer } = await mailboxesOfCustomer(db, quotation);
  const contact = await followUpRecipient(db, quotation);
  const files = await mailableFiles(db, quotation);
  return [
    {
      recipients: [
        ...contacts.map((person) => ({ ...shown(person), speaksTo: person.name })),
        ...customer.map((own) => ({ ...shown(own), speaksTo: contact.name })),
      ],
      users: (await listOfficeMailboxes(db)).map(shown),
      files: files.map(({ attachmentId, name, size }) => ({ attachmentId, name, size })),
      designation: await designationOfPreparer(db, quotationId),
      stage: (await findDeal(db, quotation.dealId))?.stage ?? 0,
      canShare: settings.linkUrl && isInForce(quotation.shownStatus) ? 'Yes' : 'No',
    },
  ];
});

function shown({ name, address }: Mailbox) {
  return { name, email: address };
}
