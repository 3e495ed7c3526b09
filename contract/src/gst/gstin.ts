/** The number under which a business is registered for GST: the code of a State, its PAN, and three more characters. */
import { gstinLength, normalGstin } from './normal-gstin.ts';
import { findGstState, foreignCode, type GstState } from './gst-states.ts';

const stateCode = '(0[1-9]|[12][0-9]|3[0-8]|9[679])';

/** Businesses, deductors (D) and collectors (C) of tax; then UN bodies, non-residents, and those who serve from abroad. */
const patterns = [
  new RegExp(`^${stateCode}[A-Z]{4}[A-Z0-9][0-9]{4}[A-Z][1-9A-Z][ZDC][0-9A-Z]$`),
  new RegExp(`^${stateCode}[0-9]{2}[A-Z]{3}[0-9]{5}(UN|ON|NR)[0-9A-Z]$`),
  /^99[0-9]{2}[A-Z]{3}[0-9]{5}OS[0-9A-Z]$/,
];
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether a text has the form of a GSTIN. */
export function hasGstinPattern(gstin: string): boolean {
  return patterns.some((pattern) => pattern.test(gstin));
}

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

/** Whether a GSTIN has both the pattern and the right check character. */
export function isSoundGstin(gstin: string): boolean {
  return hasGstinPattern(gstin) && gstin.endsWith(gstinCheckCharacter(gstin.slice(0, gstinLength - 1)));
}

/** The GSTIN that a text names; blank if it has not the form of one, so that it registers nobody. */
export function registeredGstin(typed: string): string {
  const gstin = normalGstin(typed);
  return hasGstinPattern(gstin) ? gstin : '';
}

/** The State that a GSTIN belongs to. Undefined if the text is none, or one that belongs to no State. */
export function stateOfGstin(typed: string): GstState | undefined {
  const state = findGstState(registeredGstin(typed).slice(0, 2));
  return state?.code === foreignCode ? undefined : state;
}
