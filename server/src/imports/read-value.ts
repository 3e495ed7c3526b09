import type { ImportColumn } from '@vikray/contract/imports/import-columns.ts';

/** A cell, or a value of JSON, as a request would carry it. Nothing for a blank one that no text field can take as blank. */
export function readValue(column: ImportColumn, value: unknown): unknown {
  const given = typeof value === 'number' || typeof value === 'boolean' ? String(value) : (value ?? '');
  if (typeof given !== 'string') return given;
  const text = given.trim();
  if (text === '') return column.blank ?? (column.is === undefined ? '' : undefined);
  if (column.is === 'date') return readDate(text);
  if (column.is === 'decimal') return readDecimal(text);
  if (column.is === 'phone') return readPhone(text);
  return column.is === 'contacts' ? readContacts(text) : text;
}

/** `020 2612-0000` as the forms take it, without blanks and hyphens. */
function readPhone(text: string): string {
  return text.replace(/[\s\p{Pd}]/gu, '');
}

/** `05/10/2026`, `5-10-2026` and `2026-10-05 00:00:00` are all 2026-10-05; anything else stays as it is and is refused. */
function readDate(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  if (year !== '') return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return text.replace(/^(\d{4}-\d{2}-\d{2})[T ][\d:.Z]+$/, '$1');
}

/** `₹1,15,432.10`, `Rs. 115432.1` and `12.5 %` without their signs. */
function readDecimal(text: string): string {
  return text
    .replace(/^(₹|Rs\.?|INR)\s*/i, '')
    .replace(/\s*%$/, '')
    .replace(/(?<=\d),(?=\d)/g, '')
    .trim();
}

/** Persons separated by `;` or `#`, each as name, designation, mobile, e-mail and maybe phone, separated by commas. */
function readContacts(text: string): object[] {
  return text
    .split(/[;#]/)
    .filter((person) => person.trim() !== '')
    .map((person) => {
      const [name = '', designation = '', mobile = '', email = '', phone = '', ...more] = person.split(',').map((part) => part.trim());
      // What is too much goes where it is refused, instead of getting lost.
      return {
        name,
        designation,
        mobile: readPhone(mobile),
        email,
        phone: more.length === 0 ? readPhone(phone) : [phone, ...more].join(' '),
      };
    });
}
