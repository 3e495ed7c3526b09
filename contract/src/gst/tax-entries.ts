/** A user's entries about the tax of a quotation and the place of delivery. A body without any of these stores no decision. */
import * as z from 'zod';
import { id, line, yesOrNo } from '../platform/fields.ts';
import { gstCategories } from './gst-category.ts';
import { findGstState } from './gst-states.ts';
import { taxHeads } from './tax-heads.ts';
import { taxMessages as say } from './tax-messages.ts';

/** The most characters of a reason for another place of supply. */
export const placeReasonLength = 200;

/** The fields of the three quotation bodies. */
export const taxEntries = {
  /** The site of the customer to which the goods go; null for the address of the customer. A change that leaves it out does not change it. */
  siteId: id.nullish(),
  /** Whether the goods are assembled or installed at the site. */
  installed: yesOrNo.nullish(),
  /** The place of supply that the user has chosen instead of the decided one; blank for the decided one. */
  placeOfSupply: z
    .string()
    .max(2)
    .refine((code) => code === '' || findGstState(code)?.code === code, { error: say.unknownPlace })
    .nullish(),
  placeReason: line(placeReasonLength, { tooLong: say.giveReason }).nullish(),
  /** Decides again although neither company nor customer has changed. */
  recalculateTax: yesOrNo.nullish(),
};

/** A stored decision in an answer. All fields are blank without one. */
export const answeredTax = {
  /** Two digits. */
  placeOfSupply: z.string(),
  placeName: z.string(),
  heads: z.enum(['', ...taxHeads]),
  taxReason: z.string(),
  installed: yesOrNo,
  /** Why the user has chosen the place of supply; blank if they have not. */
  placeReason: z.string(),
  /** The category of the customer then; blank in documents from before this was stored. */
  taxCategory: z.enum(['', ...gstCategories]),
  /** The GSTIN of the customer then; blank for none, and in documents from before this was stored. */
  taxGstin: z.string(),
  /** The name of the user, and the instant of the decision. */
  decidedBy: z.string(),
  decidedAt: z.string(),
  /** The site to which the goods go, as it was then; null and blank for the address of the customer. */
  siteId: id.nullable(),
  siteName: z.string(),
  siteAddress: z.string(),
  siteCountry: z.string(),
  siteState: z.string(),
  siteCity: z.string(),
  sitePincode: z.string(),
  siteGstin: z.string(),
};

/** The tax decision of a document, frozen with it. */
export type StoredTaxDecision = { readonly [K in keyof typeof answeredTax]: z.output<(typeof answeredTax)[K]> };
