import type { StoredTaxDecision } from '@vikray/contract/gst/tax-entries.ts';
/** A quotation without a tax decision, whose goods go to the address of the customer. */
export const noTax: StoredTaxDecision = {
  placeOfSupply: '',
  placeName: '',
  heads: '',
  taxReason: '',
  installed: 'No',
  placeReason: '',
  decidedBy: '',
  decidedAt: '',
  siteId: null,
  siteName: '',
  siteAddress: '',
  siteCountry: '',
  siteState: '',
  siteCity: '',
  sitePincode: '',
  siteGstin: '',
  taxCategory: '',
  taxGstin: '',
};
