/** Parties and places of a consignment as the files name them. */
import type { ConsignmentDetails, Party } from '../consignments/consignment.ts';
import { isInIndia, presumedCategory } from '../gst/gst-category.ts';
import { findGstStateByName, foreignCode } from '../gst/gst-states.ts';
import { hasGstinPattern, stateOfGstin } from '../gst/gstin.ts';

/** The PIN that stands for an address outside India. */
export const foreignPin = 999_999;

/** The code of the State of a party: by its GSTIN, else by its address. Blank if neither shows it. */
export function stateCodeOf(party: Party): string {
  return stateOfGstin(party.gstin)?.code ?? addressStateCode(party);
}

/** The code of the State of an address. Blank if it is not known. */
export function addressStateCode({ state, country }: Pick<Party, 'state' | 'country'>): string {
  return isInIndia(country) ? (findGstStateByName(state)?.code ?? '') : foreignCode;
}

/** Whether a text is no GSTIN in form, so that the portals refuse it. False for a blank one. */
export function isMisshapen(gstin: string): boolean {
  return gstin !== '' && !hasGstinPattern(gstin);
}

/** The PIN of an address; 0 if it is missing. */
export function pinOf({ pincode, country }: Pick<Party, 'pincode' | 'country'>): number {
  if (!isInIndia(country)) return foreignPin;
  return /^[1-9]\d{5}$/.test(pincode) ? Number(pincode) : 0;
}

/** Whether the goods go to another address than that of the buyer. */
export function goesElsewhere(buyer: Party, consignee: Party): boolean {
  return (['address', 'city', 'state', 'pincode', 'country'] as const).some((key) => buyer[key] !== consignee[key]);
}

/** The GST category of the buyer. Unless one is chosen, it follows from GSTIN and country. */
export function categoryOf({ gstCategory, buyer }: Pick<ConsignmentDetails, 'gstCategory' | 'buyer'>): string {
  return gstCategory === '' ? presumedCategory(buyer) : gstCategory;
}
