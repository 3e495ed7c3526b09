import { amount, fieldsOf, firstDay, lastDay, periodOf, record, type FilterValues } from '../platform/filters.ts';

/**
 * The filters of the quotation lists besides the shown status, which has a select of its own. `from` and `to` are days of the quotation
 * itself, `quotedFrom` and `quotedTo` days of its revision 0.
 */
export const quotationFilters = {
  preparedById: record('Prepared By', 'user'),
  customerId: record('Customer', 'customer'),
  preparedFor: record('Issuing Company', 'issuer'),
  productId: record('Product', 'product'),
  ...periodOf('Date'),
  quotedFrom: firstDay('First Quoted', 'quotedTo'),
  quotedTo: lastDay('First Quoted'),
  validTo: lastDay('Valid Until at the Latest'),
  least: amount('Amount at Least'),
  most: amount('Amount at Most'),
};

/** The chosen ones. */
export type QuotationFilters = FilterValues<typeof quotationFilters>;

/** Their fields in the operations. */
export const quotationFilterFields = fieldsOf(quotationFilters);
