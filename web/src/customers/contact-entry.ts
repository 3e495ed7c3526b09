/** The contact person that is being entered or edited, and the list it goes into. */
import { contactDetails, splitName, type ContactPersonInput, type Title } from '@vikray/contract/customers/contact-person.ts';
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import * as z from 'zod';

export interface ContactEntry {
  /** The place in the list of the contact person that is edited; absent for a new one. */
  readonly position?: number | undefined;
  readonly title: Title;
  /** Without the title. */
  readonly name: string;
  readonly designation: string;
  readonly email: string;
  readonly mobile: string;
  readonly phone: string;
}

export const blankEntry: ContactEntry = { title: 'Mr.', name: '', designation: '', email: '', mobile: '', phone: '' };

/** Whether nothing is entered; the title alone does not count. */
export function isBlank({ name, designation, email, mobile, phone }: ContactEntry): boolean {
  return [name, designation, email, mobile, phone].every((text) => text.trim() === '');
}

/** What is to be put right first in a contact person, in the order of CUS-19 to CUS-25. */
export function entryFailure(entry: ContactEntry): FailedCheck | undefined {
  return firstMessage(entry, z.object(contactDetails));
}

/** The contact person at a place of the list, to be edited. */
export function entryOf(contact: ContactPersonInput, position: number): ContactEntry {
  const { designation, email, mobile, phone } = contact;
  return { position, ...splitName(contact.name), designation, email, mobile, phone: phone ?? '' };
}

/** The list with the entered contact person in it: added at the end, or in the place of the edited one, whose id is kept. */
export function withEntry(contacts: readonly ContactPersonInput[], entry: ContactEntry): ContactPersonInput[] {
  const { position, title, name, ...details } = entry;
  const edited = position === undefined ? undefined : contacts[position];
  const contact = { ...edited, ...details, name: `${title} ${name.trim()}` };
  return edited ? contacts.with(position ?? 0, contact) : [...contacts, contact];
}
