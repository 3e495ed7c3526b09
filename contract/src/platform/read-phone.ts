/** A sign or word that stands between two numbers or before an extension, and a second country code. */
const between = /\d[\s).,]*(?:[/;|&+\t\n]|and|or|ext|x)\D*\d/i;
/** A comma, unless it groups the digits of one number. */
const comma = /\d,\s*\(?\d{4}/;

/** Whether a text holds more than one number, so that its digits together would be a wrong one. */
export function holdsTwoNumbers(text: string): boolean {
  return between.test(text) || comma.test(text) || (text.match(/\d{6,}/g) ?? []).length > 1;
}

/** The digits of a text without blanks, hyphens, dots and brackets; undefined if anything else is in it, or two numbers are. */
export function onlyDigits(text: string): string | undefined {
  if (holdsTwoNumbers(text)) return undefined;
  const digits = text.replace(/[\s\p{Pd}().]/gu, '');
  return /^\d+$/.test(digits) ? digits : undefined;
}

/** The country code of India, and the zero that some write after it. */
export const beforePhone = /^\s*(?:\+|00)\s*91[\s\p{Pd}]*(?:\(0\)|0)?/u;

/** Fewer digits are what is left of a number. */
const fewestDigits = 6;

/**
 * A phone number as the panel stores it: `(020) 2612-0000` and `+91 20 2612 0000` are 02026120000, which can be dialled as it stands. Other
 * country codes lose only their plus sign. A text that is not one whole number stays unchanged, and the checks refuse it.
 */
export function readPhone(text: string): string {
  const digits = onlyDigits(text.replace(beforePhone, '0').replace(/^\s*\+/, '')) ?? '';
  return digits.length >= fewestDigits ? digits : text;
}
