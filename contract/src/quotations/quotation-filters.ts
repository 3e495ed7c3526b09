import { amount, fieldsOf, firstDay, lastDay, periodOf, record, text, word, type FilterValues } from '../platform/filters.ts';
import { quotationStages } from './quotation-stage.ts';
import { waitingKinds } from './quotation-status.ts';

/** The filters of the quotation lists besides the shown status, which has a select of its own. */
export const quotationFilters = {
  preparedById: record('Prepared By', 'user'),
  customerId: record('Customer', 'customer'),
  preparedFor: record('Issuing Company', 'issuer'),
  productId: record('Product', 'product'),
  ...periodOf('Date'),
  /** The date of revision 0. */
  quotedFrom: firstDay('First Quoted', 'quotedTo'),
  quotedTo: lastDay('First Quoted'),
  validTo: lastDay('Valid Until at the Latest'),
  least: amount('Amount at Least'),
  most: amount('Amount at Most'),
  stage: word('Stage', quotationStages),
  lostReason: text('Lost Reason'),
};

/** The filters of the list of all quotations: also those of the user that an approver has returned, or that the customer has answered. */
export const allQuotationFilters = { ...quotationFilters, waitsForMe: word('Waits for Me', waitingKinds) };

/** The chosen ones. */
export type QuotationFilters = FilterValues<typeof quotationFilters>;

/** Their fields in the operations. */
export const quotationFilterFields = fieldsOf(quotationFilters);

/** Those of all quotations. */
export type AllQuotationFilters = FilterValues<typeof allQuotationFilters>;
