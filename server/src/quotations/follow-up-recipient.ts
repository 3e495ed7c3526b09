import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { findCustomer } from '../customers/public.ts';
import type { Db } from '../platform/database/tables.ts';
import type { Mailbox } from '../platform/mail/compose-mail.ts';

/**
 * Whom a follow-up of this quotation addresses: its contact person as known today, since an address may have been put right.
 * One who is no longer listed is written to as the quotation names him.
 */
export async function followUpRecipient(db: Db, quotation: Quotation): Promise<Mailbox> {
  const customer = await findCustomer(db, quotation.companyId);
  const contact = customer?.contacts.find((each) => each.contactId === quotation.contactPersonId);
  return { name: contact?.name ?? quotation.name, address: contact?.email ?? quotation.email };
}
