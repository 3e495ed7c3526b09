import { onlyDigits } from './read-phone.ts';

/** A country code or a zero that is written before the ten digits. */
export const beforeMobile = /^(?:(?:00)?91|0)(?=\d{10}$)/;

/**
 * A mobile number as the panel stores it, ten digits without the country code or the zero before them: `+91 98765 43210` and `098765-43210`
 * are 9876543210. A text that is not one number stays unchanged, and the checks refuse it.
 */
export function readMobile(text: string): string {
  const digits = onlyDigits(text.replace(/^\s*\+\s*91/, ''))?.replace(beforeMobile, '') ?? '';
  return /^\d{10}$/.test(digits) ? digits : text;
}
