import type { Customer } from '@vikray/contract/customers/customer.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { findCustomer } from '../customers/public.ts';
import type { Context } from '../platform/handler.ts';
import type { Mailbox } from '../platform/mail/compose-mail.ts';
import { listOfficeMailboxes } from '../users/public.ts';
import { followUpRecipient } from './follow-up-recipient.ts';
import type { MailContext } from './mail-context.ts';

/** Who receives a mail. */
export interface Recipients {
  readonly to: Mailbox;
  /** The name in the salutation. */
  readonly name: string;
  readonly cc: readonly Mailbox[];
}

/** The recipient of the documented letter: the contact person, whose address is checked as documented. */
export async function letterRecipient(
  { db, input, fail }: Pick<Context<'SendMailer'>, 'db' | 'input' | 'fail'>,
  quotation: Quotation,
): Promise<Recipients> {
  const contact = await followUpRecipient(db, quotation);
  if (!contact.address) throw fail('AddressMissing');
  if (![contact.address, quotation.email].some((known) => isSameAddress(known, input.email))) throw fail('AddressDiffers');
  return { to: contact, name: contact.name, cc: [] };
}

interface Chosen {
  readonly email: string;
  readonly cc?: readonly string[] | null | undefined;
}

/** The chosen recipients of a mail about a quotation. A mail to the customer itself speaks to the contact person. */
export async function chosenRecipients(
  context: Pick<MailContext, 'db' | 'fail'>,
  chosen: Chosen,
  quotation: Quotation,
): Promise<Recipients> {
  const contact = await followUpRecipient(context.db, quotation);
  const customer = await findCustomer(context.db, quotation.companyId);
  return recipientsAt(context, chosen, { customer, speaksTo: contact.name });
}

interface Addressed {
  readonly customer: Customer | undefined;
  /** Whom a mail to the customer itself speaks to. */
  readonly speaksTo: string;
}

/** The chosen recipients: the customer or any of its contact persons, and for copies also users of the panel. */
export async function recipientsAt(
  { db, fail }: Pick<MailContext, 'db' | 'fail'>,
  { email, cc }: Chosen,
  { customer: addressed, speaksTo }: Addressed,
): Promise<Recipients> {
  const { contacts, customer } = mailboxesOf(addressed);
  const person = find(contacts, email);
  const to = person ?? find(customer, email);
  if (!to) throw fail('AddressOfOther');
  const copies = new Map<string, Mailbox>();
  const mayReceive = [...contacts, ...customer, ...((cc?.length ?? 0) > 0 ? await listOfficeMailboxes(db) : [])];
  for (const address of cc ?? []) {
    const copy = find(mayReceive, address);
    if (!copy) throw fail('CopyOfOther');
    if (!isSameAddress(copy.address, to.address)) copies.set(copy.address.toLowerCase(), copy);
  }
  return { to, name: person?.name ?? speaksTo, cc: [...copies.values()] };
}

/** The contact persons of the customer who have an address, and the customer if it has one. */
export function mailboxesOf(customer: Customer | undefined): { contacts: Mailbox[]; customer: Mailbox[] } {
  const contacts = (customer?.contacts ?? []).map(({ name, email }) => ({ name, address: email })).filter(({ address }) => address !== '');
  return { contacts, customer: customer?.email ? [{ name: customer.companyName, address: customer.email }] : [] };
}

function find(mailboxes: readonly Mailbox[], address: string): Mailbox | undefined {
  return mailboxes.find((known) => isSameAddress(known.address, address));
}

function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
