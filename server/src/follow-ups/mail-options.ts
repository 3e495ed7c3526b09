import type { MailOptions } from '@vikray/contract/follow-ups/follow-up.ts';
import type { NewsFacts } from '@vikray/contract/mail-templates/mail-placeholders.ts';
import type { MailTemplate } from '@vikray/contract/mail-templates/mail-template.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { findCustomer } from '../customers/public.ts';
import { findDeal } from '../deals/public.ts';
import type { Db } from '../platform/database/tables.ts';
import type { Mailbox } from '../platform/mail/compose-mail.ts';
import { listOfficeMailboxes } from '../users/public.ts';
import { followUpRecipient } from './follow-up-recipient.ts';
import { mailableFiles } from './mail-files.ts';
import { mailboxesOf } from './mail-recipients.ts';
import { designationOfPreparer } from './mail-words.ts';

interface Presets {
  readonly canShare: boolean;
  /** The template to begin with; undefined for the letter. */
  readonly template: MailTemplate | undefined;
  readonly news: NewsFacts;
  /** The last approved change of the order; 0 for none. */
  readonly change?: number;
}

/** What a user may choose for a mail to the customer of a quotation. */
export async function mailOptionsOf(db: Db, quotation: Quotation, { canShare, template, news, change = 0 }: Presets): Promise<MailOptions> {
  const { contacts, customer } = mailboxesOf(await findCustomer(db, quotation.companyId));
  const contact = await followUpRecipient(db, quotation);
  const files = await mailableFiles(db, quotation);
  return {
    recipients: [
      ...contacts.map((person) => ({ ...shown(person), speaksTo: person.name })),
      ...customer.map((own) => ({ ...shown(own), speaksTo: contact.name })),
    ],
    users: (await listOfficeMailboxes(db)).map(shown),
    files: files.map(({ attachmentId, name, size }) => ({ attachmentId, name, size })),
    designation: await designationOfPreparer(db, quotation.quotationId),
    stage: (await findDeal(db, quotation.dealId))?.stage ?? 0,
    canShare: canShare ? 'Yes' : 'No',
    presetTemplateId: template?.templateId ?? null,
    ...news,
    change,
  };
}

function shown({ name, address }: Mailbox) {
  return { name, email: address };
}
