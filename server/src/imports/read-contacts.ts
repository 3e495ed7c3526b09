/** Reads the contact persons of a customer from a cell of a table or from a JSON list. */
import { maxContacts } from '@vikray/contract/customers/customer.ts';
import { readMobile } from '@vikray/contract/platform/read-mobile.ts';
import { readPhone } from '@vikray/contract/platform/read-phone.ts';
import { parse } from 'csv-parse/sync';
import { columnKey } from './column-key.ts';

/** One more than a customer may have: the rest need not be read. */
const enoughContacts = maxContacts + 1;
/** More than the parts of a person: the others make the phone number wrong. */
const enoughParts = 20;

const parts = ['name', 'designation', 'mobile', 'email', 'phone'] as const;

/**
 * Persons separated by `;` or `#`, each as name, designation, mobile, e-mail and optional phone, separated by commas. A part that contains
 * one of these characters is in quotation marks, as in CSV.
 */
export function readContacts(text: string): object[] {
  return personsIn(text)
    .filter((person) => person.some((part) => part !== ''))
    .map((person) => {
      const [name = '', designation = '', mobile = '', email = '', phone = '', ...more] = person.slice(0, enoughParts);
      // Append extra parts to the phone number, whose check then refuses them.
      return cleaned({ name, designation, mobile, email, phone: [phone, ...more].join(' ').trim() });
    });
}

function personsIn(text: string): string[][] {
  try {
    return parse(text, { record_delimiter: [';', '#'], trim: true, relax_quotes: true, relax_column_count: true, to: enoughContacts });
  } catch {
    // A quotation mark without a closing one belongs to the text.
    return text.split(/[;#]/, enoughContacts).map((person) => person.split(',', enoughParts).map((part) => part.trim()));
  }
}

/** The persons of a list, cleaned like those of a cell. Anything else stays unchanged and is refused. */
export function readContactList(list: readonly unknown[]): unknown[] {
  return list
    .slice(0, enoughContacts)
    .map((person) => (typeof person === 'object' && person !== null && !Array.isArray(person) ? cleaned(person) : person));
}

function cleaned(person: object): Record<string, unknown> {
  const given = new Map(Object.entries(person).map(([name, value]: [string, unknown]) => [columnKey(name), value]));
  return Object.fromEntries(parts.flatMap((part) => (given.has(part) ? [[part, cleanedPart(part, given.get(part))]] : [])));
}

function cleanedPart(part: (typeof parts)[number], value: unknown): unknown {
  const given = typeof value === 'number' ? String(value) : value;
  if (typeof given !== 'string') return given;
  if (part === 'mobile') return readMobile(given.trim());
  return part === 'phone' ? readPhone(given.trim()) : given.trim();
}
