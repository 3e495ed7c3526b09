import { periodOf, record, word } from '../platform/filters.ts';
import { receiptModes } from './receipt-words.ts';

/** The filters of the refunds. */
export const refundFilters = {
  customerId: record('Customer', 'customer'),
  companyId: record('Company', 'issuer'),
  mode: word('Mode', receiptModes),
  ...periodOf('Date'),
};
