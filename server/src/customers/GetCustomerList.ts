import { listHandler } from '../platform/handler.ts';
import { pageOfCustomers } from './customer-store.ts';

export const GetCustomerList = listHandler('GetCustomerList', {
  page: ({ db, input }, window) => pageOfCustomers(db, input, window),
  idOf: (customer) => customer.customerId,
});
