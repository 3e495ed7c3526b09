import { fieldsOf, periodOf, record, recordOrName, word, type FilterValues } from '../platform/filters.ts';
import { dataSources } from './customer.ts';

/** The filters of the customer list. A period is that of the days on which customers were added. */
export const customerFilters = {
  status: word('Status', ['Pending', 'Approved']),
  stateId: record('State', 'state'),
  industry: recordOrName('Industry', 'industry'),
  dataSource: word('Data Source', dataSources),
  ...periodOf('Added'),
};

/** The chosen ones. */
export type CustomerFilters = FilterValues<typeof customerFilters>;

/** Their fields in the operation. */
export const customerFilterFields = fieldsOf(customerFilters);
