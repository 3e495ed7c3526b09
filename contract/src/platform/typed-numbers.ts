/** Phone numbers while they are typed: as `readMobile` and `readPhone` read them, but incomplete. */
import { beforeMobile } from './read-mobile.ts';
import { beforePhone } from './read-phone.ts';

const countryCode = '+91';

/**
 * Makes the reader of a field, which returns the digits of its text. A country code that is typed key by key is read once it is complete,
 * as if it had been pasted: until then, the field shows none of it.
 */
function keyed(read: (text: string) => string): (text: string) => string {
  let isAfterPlus = false;
  return (text) => {
    const typed = isAfterPlus && text !== '' ? `+${text}` : text;
    isAfterPlus = typed !== '' && typed !== countryCode && countryCode.startsWith(typed);
    return read(typed);
  };
}

/** The reader of a field for a mobile number: at most ten digits, without what stands before them. */
export function mobileReader(): (text: string) => string {
  return keyed((text) =>
    text
      .replace(/^\s*\+91/, '')
      .replace(/\D/g, '')
      .replace(beforeMobile, '')
      .slice(0, 10),
  );
}

/** The reader of a field for a phone number. */
export function phoneReader(): (text: string) => string {
  return keyed((text) => text.replace(beforePhone, '0').replace(/\D/g, ''));
}
