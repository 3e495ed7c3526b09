import type { ImportColumn } from '@vikray/contract/imports/import-columns.ts';
import { readContactList, readContacts, readPhone } from './read-contacts.ts';

/** A cell or a JSON value, as a request would contain it. Nothing for a blank value, unless a text field takes blanks. */
export function readValue(column: ImportColumn, value: unknown): unknown {
  const given = typeof value === 'number' || typeof value === 'boolean' ? String(value) : (value ?? '');
  if (column.is === 'contacts' && Array.isArray(given)) return readContactList(given);
  if (typeof given !== 'string') return given;
  const text = given.trim();
  if (text === '') return column.blank ?? (column.is === undefined && !column.choices ? '' : undefined);
  if (column.choices) return readChoices(text, column.choices);
  if (column.is === 'date') return readDate(text);
  if (column.is === 'decimal') return readDecimal(text);
  if (column.is === 'phone') return readPhone(text);
  return column.is === 'contacts' ? readContacts(text) : text;
}

/** The words of the choices, whatever their case. Anything else stays unchanged and is refused. */
function readChoices(text: string, choices: readonly string[]): string {
  if (choices.includes(text)) return text;
  const byWord = new Map(choices.map((choice) => [choice.toLowerCase(), choice]));
  return text
    .split(',')
    .map((part) => byWord.get(part.trim().toLowerCase()) ?? part)
    .join(',');
}

/** `05/10/2026`, `5-10-2026` and `2026-10-05 00:00:00` are all 2026-10-05. Anything else stays unchanged and is refused. */
function readDate(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  if (year !== '') return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return text.replace(/^(\d{4}-\d{2}-\d{2})[T ][\d:.Z]+$/, '$1');
}

/** An amount in groups, as India or the West write them: the last group has three digits. */
const grouped = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/;

/**
 * `₹1,15,432.10`, `Rs. 115432.1` and `12.5 %` without their signs. Other commas stay, so that `12499,50`, with a decimal comma, is refused
 * and not taken for a hundred times as much.
 */
function readDecimal(text: string): string {
  const figures = text
    .replace(/^(₹|Rs\.?|INR)\s*/i, '')
    .replace(/\s*%$/, '')
    .trim();
  return grouped.test(figures) ? figures.replaceAll(',', '') : figures;
}
