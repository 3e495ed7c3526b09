import * as z from 'zod';
import { digits, emailPattern, id, line, requiredLine } from '../platform/fields.ts';
import { readMobile } from '../platform/read-mobile.ts';
import { readPhone } from '../platform/read-phone.ts';
import { body, row } from '../platform/wire.ts';
import { customerMessages as say } from './customer-messages.ts';

/** The titles of a contact person. */
export const titles = ['Mr.', 'Ms.', 'Dr.'] as const;
export type Title = (typeof titles)[number];

/** The fields of a contact person, in the order of their checks. `name` starts with the title, which is not enough of a name. */
export const contactDetails = {
  name: requiredLine(120, say.enterContactName).refine((name) => splitName(name).name !== '', { error: say.enterContactName }),
  designation: requiredLine(100, say.enterContactDesignation),
  email: requiredLine(254, say.enterContactEmail).regex(emailPattern, { error: say.invalidEmail }),
  mobile: requiredLine(20, say.enterContactMobile).overwrite(readMobile).regex(digits(10, 10), { error: say.invalidMobile }),
  phone: line(20).overwrite(readPhone).regex(digits(0, 15), { error: say.inline.contactPhone }).nullish(),
};

/** A contact person in a request; with an id if it exists already. */
export const contactPersonInput = body({ contactId: id.optional(), ...contactDetails });

/** A contact person in an answer. `title` is derived from the name, which always starts with it. */
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

/** Splits a full name: `Dr. Asha Rao` becomes Dr. and Asha Rao. A name without a title counts as Mr. and stays whole. */
export function splitName(fullName: string): { title: Title; name: string } {
  const title = titles.find((candidate) => fullName.startsWith(candidate));
  return title ? { title, name: fullName.slice(title.length).trim() } : { title: 'Mr.', name: fullName };
}

const notInText = /[,#\s]+/g;

function plain(value: string): string {
  return value.replace(notInText, ' ').trim();
}

/**
 * The contact persons as one text: persons separated by `#`, each as name, position, phone and e-mail separated by commas. A mobile number
 * takes the place of the phone. Commas and `#` inside a value become a space.
 */
export function contactPersonsText(
  contacts: readonly Pick<ContactPerson, 'name' | 'designation' | 'mobile' | 'phone' | 'email'>[],
): string {
  return contacts
    .map((contact) => [contact.name, contact.designation, contact.mobile || contact.phone, contact.email].map(plain).join(','))
    .join('#');
}
