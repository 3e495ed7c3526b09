/**
 * Amounts, stock and percentages: whole hundredths in the code (paise for money), texts with two decimals on the wire. Sums of whole
 * hundredths are exact.
 */
import * as z from 'zod';
import { fieldMessages } from './messages.ts';
import { readAmount, readPercent } from './read-amount.ts';
import { shownAs } from './shown-as.ts';

/** The largest value: ₹99,99,99,99,999.99, a hundred times below what a number holds exactly. */
export const maxHundredths = 9_999_999_999_999;

const decimalText = /^\d{1,11}(\.\d{1,2})?$/;

/** Reads `1200`, `1200.5` or `1200.50` as hundredths; undefined for any other text, including three decimals. */
export function parseDecimal(text: string): number | undefined {
  return decimalText.test(text) ? hundredthsIn(text) : undefined;
}

function hundredthsIn(text: string): number {
  const [whole = '', fraction = ''] = text.split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** The whole part of a number in hundredths that is not negative: the whole pieces of a stock. */
export function wholePart(hundredths: number): number {
  return Math.floor(hundredths / 100);
}

/** Hundredths as text on the wire: 120050 is `1200.50`. Not for negative numbers. */
export function formatDecimal(hundredths: number): string {
  return `${wholePart(hundredths)}.${String(hundredths % 100).padStart(2, '0')}`;
}

/** The same for a number that may be negative: `-500.00`. */
export function formatSignedDecimal(hundredths: number): string {
  return hundredths < 0 ? `-${formatDecimal(-hundredths)}` : formatDecimal(hundredths);
}

function fromWire(value: string | number, read = readAmount): number {
  // A number is read from its shortest text: 12.1 is 12.10 whatever its binary form. Anything else becomes NaN and is refused.
  const text = String(value);
  return parseDecimal(text) ?? parseDecimal(typeof value === 'number' ? text : read(text)) ?? Number.NaN;
}

/**
 * A field for a decimal with two places, as a number or text. `message` is the complete sentence for a missing or malformed decimal,
 * `tooLarge` for one above `most`.
 */
export function decimal(message?: string, most = maxHundredths, tooLarge?: string, read = readAmount) {
  const error = message ?? fieldMessages.notDecimal;
  const codec = z.codec(
    z.union([z.string().max(30), z.number()], { error }),
    z
      .int({ error })
      .min(0, { error })
      .max(most, { error: tooLarge ?? error }),
    {
      decode: (value) => fromWire(value, read),
      encode: formatDecimal,
    },
  );
  return shownAs('hundredths', codec);
}

/**
 * A field for a decimal with two places that may be blank, which is null in the code. `message` is the complete sentence for anything else
 * and for a decimal below `least`; so it is for one above `most`, unless `tooLarge` says it.
 */
export function blankableDecimal(message: string, { least = 0, most = maxHundredths, tooLarge = message, read = readAmount } = {}) {
  const error = { error: message };
  const codec = z.codec(
    z.union([z.string().max(30), z.number(), z.null()], error),
    z.int(error).min(least, error).max(most, { error: tooLarge }).nullable(),
    {
      decode: (value) => (value === null || value === '' ? null : fromWire(value, read)),
      encode: (value) => (value === null ? '' : formatDecimal(value)),
    },
  );
  return shownAs('hundredths', codec);
}

/** A sum of decimals in an answer. It may be larger than a single one, up to what a number holds exactly. */
export function decimalSum() {
  const codec = z.codec(z.string().regex(/^\d{1,14}\.\d\d$/), z.int().min(0), { decode: hundredthsIn, encode: formatDecimal });
  return shownAs('hundredths', codec);
}

/** A decimal in an answer that may be negative, such as a discount among charges: `-500.00`. */
export function signedDecimal() {
  const codec = z.codec(z.string().regex(/^-?\d{1,11}\.\d\d$/), z.int().min(-maxHundredths).max(maxHundredths), {
    decode: (value) => (value.startsWith('-') ? 0 - fromWire(value.slice(1)) : fromWire(value)),
    encode: formatSignedDecimal,
  });
  return shownAs('hundredths', codec);
}

/** A field for a percentage from 0 to 100 with two places, in hundredths of a percent: 18 % is 1800. Messages as for `decimal`. */
export function percent(message?: string, tooLarge: string = fieldMessages.notAPercentage) {
  return decimal(message, 100_00, tooLarge, readPercent);
}

/** As wide as a plus sign, unlike the hyphen that Intl writes. */
const minus = '−';

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Paise as rupees in Indian grouping: 123456750 is `₹12,34,567.50`. A negative amount begins with a minus sign. */
export function formatRupees(paise: number): string {
  return rupees.format(paise / 100).replace('-', minus);
}

const rupeeChanges = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', signDisplay: 'exceptZero' });

/** A change in paise as rupees with its sign: `+₹500.00`, `−₹500.00`; no change is `₹0.00`. */
export function formatRupeeChange(paise: number): string {
  return rupeeChanges.format(paise / 100).replace('-', minus);
}

/** A percentage without trailing zeros: 1800 is `18%`, 1250 is `12.5%`. */
export function formatPercent(hundredths: number): string {
  return `${Number(formatDecimal(hundredths))}%`;
}

const wholeRupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** Paise rounded half up to whole rupees: 19080750 is `₹1,90,808`. */
export function formatWholeRupees(paise: number): string {
  return wholeRupees.format(Math.round(paise / 100));
}

/** A number in Indian grouping while the user types it: `1234567.5` is `12,34,567.5`. */
export function groupedDigits(typed: string): string {
  const [whole = '', ...rest] = typed.split('.');
  return [whole.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,'), ...rest].join('.');
}

/** Pieces in Indian grouping: 100000 is `1,00,000`. Whole pieces have no decimals, and half a piece of a stock is `0.5`. */
export function groupedPieces(pieces: number): string {
  return pieces.toLocaleString('en-IN');
}

const grouped = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Hundredths in Indian grouping without ₹, for stock and for columns that name the currency: 123456750 is `12,34,567.50`. */
export function groupedDecimal(hundredths: number): string {
  return grouped.format(hundredths / 100);
}
