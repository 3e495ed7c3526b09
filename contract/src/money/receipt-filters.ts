import { fieldsOf, firstDay, lastDay, periodOf, record, word } from '../platform/filters.ts';
import { chequeStates } from './cheque-state.ts';
import { receiptModes } from './receipt-words.ts';

/** The filters of the receipts. */
export const receiptFilters = {
  customerId: record('Customer', 'customer'),
  companyId: record('Company', 'issuer'),
  mode: word('Mode', receiptModes),
  chequeState: word('Cheque', chequeStates),
  ...periodOf('Date'),
  /** Those that count by now, by the day since when: neither void nor bounced, and no cheque of a later date. */
  countedFrom: firstDay('Counts Since', 'countedTo'),
  countedTo: lastDay('Counts Since'),
  /** Those with money that has no mark. */
  unmarked: word('Without a Mark', ['Yes']),
};

/** Their fields in the operation. */
export const receiptFilterFields = fieldsOf(receiptFilters);
