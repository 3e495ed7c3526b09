/** The contact person being entered or edited, and the list that it becomes part of. */
import { contactDetails, splitName, type ContactPersonInput, type Title } from '@vikray/contract/customers/contact-person.ts';
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import * as z from 'zod';

export interface ContactEntry {
  /** The index in the list of the contact person being edited; absent for a new one. */
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

/** The first thing to correct in a contact person, in the order of CUS-19 to CUS-25. */
export function entryFailure(entry: ContactEntry): FailedCheck | undefined {
  return firstMessage(entry, z.object(contactDetails));
}

/** The entry that edits the contact person at `position`. */
export function entryOf(contact: ContactPersonInput, position: number): ContactEntry {
  const { designation, email, mobile, phone } = contact;
  return { position, ...splitName(contact.name), designation, email, mobile, phone: phone ?? '' };
}

/** The list with the entered contact person: added at the end, or in place of the edited one, whose id it keeps. */
export function withEntry(contacts: readonly ContactPersonInput[], entry: ContactEntry): ContactPersonInput[] {
  const { position, title, name, ...details } = entry;
  const edited = position === undefined ? undefined : contacts[position];
  const contact = { ...edited, ...details, name: `${title} ${name.trim()}` };
  return edited ? contacts.with(position ?? 0, contact) : [...contacts, contact];
}
