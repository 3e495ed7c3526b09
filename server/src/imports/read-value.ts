import type { ColumnFormat, ImportColumn } from '@vikray/contract/imports/import-columns.ts';
import { readAmount } from '@vikray/contract/platform/read-amount.ts';
import { readDate } from '@vikray/contract/platform/read-date.ts';
import { readMobile } from '@vikray/contract/platform/read-mobile.ts';
import { readPhone } from '@vikray/contract/platform/read-phone.ts';
import { readPin } from '@vikray/contract/platform/read-pin.ts';
import { readUnit } from '@vikray/contract/gst/read-unit.ts';
import { readContactList, readContacts } from './read-contacts.ts';

/**
 * A cell or a JSON value, as a request would contain it. Nothing for a blank value, unless a text field takes blanks. `today` is the date
 * in India.
 */
export function readValue(column: ImportColumn, value: unknown, today: string): unknown {
  const given = typeof value === 'number' || typeof value === 'boolean' ? String(value) : (value ?? '');
  if (column.is === 'contacts' && Array.isArray(given)) return readContactList(given);
  if (typeof given !== 'string') return given;
  const text = given.trim();
  if (text === '') return column.is === undefined && !column.choices ? '' : undefined;
  if (column.choices) return readChoices(text, column);
  const read = column.is && readers[column.is];
  return read ? read(text, today) : text;
}

/** What reads the cells of each format. The others are texts. */
const readers: Readonly<Partial<Record<ColumnFormat, (text: string, today: string) => unknown>>> = {
  date: readDate,
  decimal: readAmount,
  owed: readOwed,
  percent: readRate,
  unit: readUnit,
  phone: readPhone,
  mobile: readMobile,
  pincode: readPin,
  contacts: readContacts,
};

/** The words of the choices, whatever their case, and the words of other programs for them. Anything else stays unchanged and is refused. */
function readChoices(text: string, { choices = [], alsoCalled = {} }: ImportColumn): string {
  if (choices.includes(text)) return text;
  const byWord = new Map([...Object.entries(alsoCalled), ...choices.map((choice) => [choice, choice] as const)].map(wordOf));
  return text
    .split(',')
    .map((part) => byWord.get(part.trim().toLowerCase()) ?? part)
    .join(',');
}

function wordOf([word, choice]: readonly [string, string]): readonly [string, string] {
  return [word.toLowerCase(), choice];
}

/** What the customer owes stands with Dr in Tally's files. */
function readOwed(text: string): string {
  return readAmount(text.replace(/\s*Dr\.?$/i, ''));
}

/** No name of a tax is longer. */
const maxRateLetters = 80;

/** A rate, alone or in the name of a tax: `18`, `18 %`, `GST18`, `IGST @ 18% - FS`. A text with two figures stays unchanged. */
function readRate(text: string): string {
  if (text.length > maxRateLetters) return text;
  const figures = text.match(/\d+(?:\.\d+)?/g) ?? [];
  const [figure = ''] = figures;
  const isRate = figures.length === 1 && /^(?:[a-z&/ ]*@?\s*)?[\d.]+\s*%?(?:\s*-.{0,40})?$/i.test(text);
  return isRate ? figure : text;
}
