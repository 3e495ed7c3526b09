/** A country code or a zero that is written before the ten digits. */
const before = /^(?:(?:00)?91|0)(?=\d{10}$)/;

/** At most ten digits of a typed or pasted mobile number, without the country code or the zero that may stand before them. */
function mobileDigits(text: string): string {
  return text
    .replace(/^\s*\+91/, '')
    .replace(/\D/g, '')
    .replace(before, '')
    .slice(0, 10);
}

/** What may be typed before the ten digits; the field shows none of it. */
const countryCode = '+91';

/**
 * Makes the reader of a field, which returns `mobileDigits` of its text. A country code that is typed key by key is dropped once it is
 * complete, as if it had been pasted.
 */
export function mobileReader(): (text: string) => string {
  let isAfterPlus = false;
  return (text) => {
    const typed = isAfterPlus && text !== '' ? `+${text}` : text;
    isAfterPlus = typed !== '' && typed !== countryCode && countryCode.startsWith(typed);
    return mobileDigits(typed);
  };
}
