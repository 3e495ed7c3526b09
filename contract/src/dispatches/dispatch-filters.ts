import { dispatchStatuses } from './dispatch.ts';
import { fieldsOf, periodOf, record, word, type FilterValues } from '../platform/filters.ts';

/** The filters of the dispatch history. A period is that of the days on which goods left. */
export const dispatchFilters = {
  customerId: record('Customer', 'customer'),
  productId: record('Product', 'product'),
  ...periodOf('Dispatched'),
  status: word('Status', dispatchStatuses),
};

/** The chosen ones. */
export type DispatchFilters = FilterValues<typeof dispatchFilters>;

/** Their fields in the operation. */
export const dispatchFilterFields = fieldsOf(dispatchFilters);
