import { mobileDigits } from '@vikray/contract/platform/mobile-digits.ts';
import { useRef } from 'react';

/** What may be typed before the ten digits; the field shows none of it. */
const countryCode = '+91';

/**
 * Reads a field of a mobile number: the function returns at most ten digits of its text. A country code that is typed key by key is dropped
 * once it is complete, as if it had been pasted.
 */
export function useMobileDigits(): (text: string) => string {
  const isAfterPlus = useRef(false);
  return (text) => {
    const typed = isAfterPlus.current && text !== '' ? `+${text}` : text;
    isAfterPlus.current = typed !== '' && typed !== countryCode && countryCode.startsWith(typed);
    return mobileDigits(typed);
  };
}
