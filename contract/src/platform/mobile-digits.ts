/** A country code or a zero that is written before the ten digits. */
const before = /^(?:(?:00)?91|0)(?=\d{10}$)/;

/** At most ten digits of a typed or pasted mobile number, without the country code or the zero that may stand before them. */
export function mobileDigits(text: string): string {
  return text
    .replace(/^\s*\+91/, '')
    .replace(/\D/g, '')
    .replace(before, '')
    .slice(0, 10);
}
