import * as z from 'zod';
import { digits, emailPattern, id, line, requiredLine } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';
import { customerMessages as say } from './customer-messages.ts';

export const titles = ['Mr.', 'Ms.', 'Dr.'] as const;
export type Title = (typeof titles)[number];

/** A contact person as entered: the fields in the order in which they are checked. `name` carries its title in front. */
export const contactDetails = {
  name: requiredLine(120, say.enterContactName),
  designation: requiredLine(100, say.enterContactDesignation),
  email: requiredLine(254, say.enterContactEmail).regex(emailPattern, { error: say.invalidEmail }),
  mobile: requiredLine(20, say.enterContactMobile).regex(digits(10, 10), { error: say.invalidMobile }),
  phone: line(20).regex(digits(0, 15), { error: say.inline.contactPhone }).nullish(),
};

/** A contact person in a request; with its id when it exists already. */
export const contactPersonInput = body({ contactId: id.optional(), ...contactDetails });

/** A contact person in an answer. `title` is read off the name, which always carries it. */
export const contactPerson = row({
  contactId: id,
  name: z.string(),
  designation: z.string(),
  email: z.string(),
  mobile: z.string(),
  phone: z.string(),
  title: z.enum(titles),
});

export type ContactPerson = z.output<typeof contactPerson>;
export type ContactPersonInput = z.output<typeof contactPersonInput>;

/** A full name in its two parts: `Dr. Asha Rao` is Dr. and Asha Rao. A name without a title counts as Mr., and its text stays whole. */
export function splitName(fullName: string): { title: Title; name: string } {
  const title = titles.find((candidate) => fullName.startsWith(candidate));
  return title ? { title, name: fullName.slice(title.length).trim() } : { title: 'Mr.', name: fullName };
}

const notInText = /[,#\s]+/g;

function plain(value: string): string {
  return value.replace(notInText, ' ').trim();
}

/**
 * The contact persons as one text: persons separated by `#`, each as name, position, phone and e-mail separated by commas. The mobile
 * stands for the phone where there is one. Commas and `#` inside a value become a space.
 */
export function contactPersonsText(
  contacts: readonly Pick<ContactPerson, 'name' | 'designation' | 'mobile' | 'phone' | 'email'>[],
): string {
  return contacts
    .map((contact) => [contact.name, contact.designation, contact.mobile || contact.phone, contact.email].map(plain).join(','))
    .join('#');
}
