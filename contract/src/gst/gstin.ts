/** The number under which a business is registered for GST: the code of a State, its PAN, and three more characters. */
import { gstinLength, normalGstin } from './normal-gstin.ts';
import { findGstState, foreignCode, type GstState } from './gst-states.ts';

const pattern = /^(0[1-9]|[12][0-9]|3[0-8]|9[679])[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether a text has the pattern of a GSTIN. Special registrants, such as embassies, deviate from it. */
export function hasGstinPattern(gstin: string): boolean {
  return pattern.test(gstin);
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

/** The State that a GSTIN belongs to. Undefined if it has another length than a GSTIN or does not begin with the code of a State. */
export function stateOfGstin(typed: string): GstState | undefined {
  const gstin = normalGstin(typed);
  if (!/^[0-9]{2}[0-9A-Z]{13}$/.test(gstin)) return undefined;
  const state = findGstState(gstin.slice(0, 2));
  return state?.code === foreignCode ? undefined : state;
}
