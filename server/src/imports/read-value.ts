import type { ImportColumn } from '@vikray/contract/imports/import-columns.ts';
import { readContactList, readContacts, readPhone } from './read-contacts.ts';

/** A cell or a JSON value, as a request would contain it. Nothing for a blank value, unless a text field takes blanks. */
export function readValue(column: ImportColumn, value: unknown): unknown {
  const given = typeof value === 'number' || typeof value === 'boolean' ? String(value) : (value ?? '');
  if (column.is === 'contacts' && Array.isArray(given)) return readContactList(given);
  if (typeof given !== 'string') return given;
  const text = given.trim();
  if (text === '') return column.blank ?? (column.is === undefined ? '' : undefined);
  if (column.is === 'date') return readDate(text);
  if (column.is === 'decimal') return readDecimal(text);
  if (column.is === 'phone') return readPhone(text);
  return column.is === 'contacts' ? readContacts(text) : text;
}

/** `05/10/2026`, `5-10-2026` and `2026-10-05 00:00:00` are all 2026-10-05. Anything else stays unchanged and is refused. */
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
