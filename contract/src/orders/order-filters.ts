import { dataSources } from '../customers/customer.ts';
import { amount, fieldsOf, periodOf, record, stateName, text, word, type FilterValues } from '../platform/filters.ts';
import { shownOrderStatuses } from './order-status.ts';

/**
 * The filters of the order lists. State and city are those that the order prints. An order is overdue while a line of it is open whose
 * promised day is over.
 */
export const orderFilters = {
  shownStatus: word('Status', shownOrderStatuses),
  preparedById: record('Prepared By', 'user'),
  customerId: record('Customer', 'customer'),
  preparedFor: record('Issuing Company', 'issuer'),
  productId: record('Product', 'product'),
  ...periodOf('Date'),
  least: amount('Amount at Least'),
  most: amount('Amount at Most'),
  stateName: stateName('State'),
  city: text('City'),
  dataSource: word('Data Source', dataSources),
  overdue: word('Promise Overdue', ['Yes']),
};

/** The same where every order still has something to dispatch. */
export const orderToDispatchFilters = { ...orderFilters, shownStatus: word('Status', ['Placed', 'Partially Dispatched']) };

/** The chosen ones. */
export type OrderFilters = FilterValues<typeof orderFilters>;

/** Their fields in the operations. */
export const orderFilterFields = fieldsOf(orderFilters);
