/**
 * Laws of GST. The heads follow from the State of the GSTIN and the place of supply, by rules in the contract that screen and server share.
 * A document stores its decision with the reason; later changes of customer or company do not alter it until someone recalculates it. Each
 * tax is rounded half up, once, and shares of an amount add up to it: consignments add up to their order to the paisa, however it is split.
 * Undecided tax is shown as such and never guessed or left out: sums without it did not add up.
 */
import * as z from 'zod';
import { companyMessages } from '../companies/company-messages.ts';
import { customerMessages } from '../customers/customer-messages.ts';
import { siteMessages } from '../customers/site-messages.ts';
import { rows } from '../platform/answers.ts';
import { read } from '../platform/declare-call.ts';
import { invalid, notFound } from '../platform/failures.ts';
import { id, yesOrNo } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';
import { taxEntries } from './tax-entries.ts';
import { taxHeads } from './tax-heads.ts';

/** A tax decision in an answer. */
const taxDecision = row({
  /** Two digits; blank when there is none. */
  placeOfSupply: z.string(),
  placeName: z.string(),
  interState: yesOrNo,
  heads: z.enum(taxHeads),
  reason: z.string(),
  warnings: z.array(z.string()),
  inputs: z.array(z.object({ name: z.string(), value: z.string(), source: z.string() })),
  /** The question when a percentage is chosen although no tax is charged; blank otherwise. */
  noTaxQuestion: z.string(),
});

/** The operations of GST, by name. */
export const gstOperations = {
  /** Decides where a sale of this company to this customer is taxed, and says why. Stores nothing. */
  GetTaxDecision: read({
    method: 'POST',
    right: 'signed-in',
    input: body({
      companyId: id,
      customerId: id,
      siteId: taxEntries.siteId,
      installed: taxEntries.installed,
      placeOfSupply: taxEntries.placeOfSupply,
    }),
    answer: rows(taxDecision),
    failures: {
      CompanyNotFound: notFound(companyMessages.notFound),
      CustomerNotFound: notFound(customerMessages.notFound),
      SiteUnknown: invalid('siteId', siteMessages.select),
    },
  }),
};
