import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { findCustomer } from '../customers/public.ts';
import { whatsAppNumber } from '../lookups/public.ts';
import type { Db } from '../platform/database/tables.ts';
import type { Mailbox } from '../platform/mail/compose-mail.ts';

/**
 * The contact person of this quotation with their current name and address, because an address may have been corrected. If they are no
 * longer listed, the name and address on the quotation are used.
 */
export async function followUpRecipient(db: Db, quotation: Quotation): Promise<Mailbox> {
  const customer = await findCustomer(db, quotation.companyId);
  const contact = customer?.contacts.find((each) => each.contactId === quotation.contactPersonId);
  return { name: contact?.name ?? quotation.name, address: contact?.email ?? quotation.email };
}

/** The number of that person for WhatsApp; blank without a mobile. */
export async function whatsAppOfContact(db: Db, quotation: Quotation): Promise<string> {
  const customer = await findCustomer(db, quotation.companyId);
  const contact = customer?.contacts.find((each) => each.contactId === quotation.contactPersonId);
  return whatsAppNumber(contact?.mobile ?? '', customer?.country ?? null);
}
