/** Hints about Indian tax and bank numbers. They never prevent saving, because special registrants deviate from the patterns. */
import { companyMessages as say } from './company-messages.ts';

const gstinPattern = /^(0[1-9]|[12][0-9]|3[0-8]|9[679])[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The check character of a GSTIN, computed from its first 14 characters. Multiply their values by 1, 2, 1, 2, … from the left, add up the
 * base-36 digits of all products, and take the complement to 36.
 */
export function gstinCheckCharacter(firstFourteen: string): string {
  const sum = [...firstFourteen].reduce((total, character, index) => {
    const product = alphabet.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return alphabet.charAt((36 - (sum % 36)) % 36);
}

/** A hint at what may be wrong with a GSTIN; undefined if it is correct or blank. */
export function gstinHint(gstin: string): string | undefined {
  if (gstin === '') return undefined;
  if (!gstinPattern.test(gstin)) return say.hints.gstin;
  const expected = gstinCheckCharacter(gstin.slice(0, 14));
  return gstin.endsWith(expected) ? undefined : say.hints.gstinCheck(expected);
}

function hintUnless(pattern: RegExp, hint: string) {
  return (value: string) => (value === '' || pattern.test(value) ? undefined : hint);
}

/** The same for a PAN. */
export const panHint = hintUnless(/^[A-Z]{5}[0-9]{4}[A-Z]$/, say.hints.pan);
/** The same for a TAN. */
export const tanHint = hintUnless(/^[A-Z]{4}[0-9]{5}[A-Z]$/, say.hints.tan);
/** The same for a bank's IFSC. */
export const ifscHint = hintUnless(/^[A-Z]{4}0[A-Z0-9]{6}$/, say.hints.ifsc);
