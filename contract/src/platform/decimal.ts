/**
 * Amounts, stock and percentages: whole hundredths inside (paise for money), two-decimal texts on the wire. No sum is ever a fraction of a
 * hundredth, so none is ever off by one.
 */
import * as z from 'zod';
import { fieldMessages } from './messages.ts';
import { shownAs } from './shown-as.ts';

/** The largest value: ₹99,99,99,99,999.99, a hundred times below what a number holds exactly. */
export const mostHundredths = 9_999_999_999_999;

const decimalText = /^\d{1,11}(\.\d{1,2})?$/;

/** Reads `1200`, `1200.5` or `1200.50` as hundredths; nothing for anything else, a third decimal included. */
export function parseDecimal(text: string): number | undefined {
  if (!decimalText.test(text)) return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** Hundredths as they travel: 120050 is `1200.50`. Not negative. */
export function formatDecimal(hundredths: number): string {
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}

function fromWire(value: string | number): number {
  // A number is read by its shortest text: 12.1 is 12.10 whatever its binary form; what is no decimal becomes NaN and is refused.
  return parseDecimal(typeof value === 'number' ? String(value) : value.trim()) ?? Number.NaN;
}

/**
 * A decimal with two places, as a number or text. `message` is the whole sentence for a missing or malformed one, `tooLarge` for one above
 * `most`.
 */
export function decimal(message?: string, most = mostHundredths, tooLarge?: string) {
  const error = message ?? fieldMessages.notDecimal;
  const codec = z.codec(
    z.union([z.string().max(30), z.number()], { error }),
    z
      .int({ error })
      .min(0, { error })
      .max(most, { error: tooLarge ?? error }),
    {
      decode: fromWire,
      encode: formatDecimal,
    },
  );
  return shownAs('hundredths', codec);
}

/** A percentage from 0 to 100 with two places, in hundredths of a percent: 18 % is 1800. Both messages as for a decimal. */
export function percent(message?: string, tooLarge: string = fieldMessages.notAPercentage) {
  return decimal(message, 100_00, tooLarge);
}

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Paise as the office reads them: 123456750 is `₹12,34,567.50`. */
export function formatRupees(paise: number): string {
  return rupees.format(paise / 100);
}

const wholeRupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** Paise rounded half up to whole rupees: 19080750 is `₹1,90,808`. */
export function formatWholeRupees(paise: number): string {
  return wholeRupees.format(Math.round(paise / 100));
}

/** A number that is being typed, `1234567.5`, in Indian grouping: `12,34,567.5`. */
export function groupedDigits(typed: string): string {
  const [whole = '', ...rest] = typed.split('.');
  return [whole.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,'), ...rest].join('.');
}

const grouped = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Hundredths in Indian grouping without a sign, for columns that name the currency: 123456750 is `12,34,567.50`. */
export function groupedDecimal(hundredths: number): string {
  return grouped.format(hundredths / 100);
}
