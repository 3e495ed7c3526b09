import { dateAt } from '@vikray/contract/platform/dates.ts';
import { daysOf } from '@vikray/contract/platform/relative-days.ts';
import { listHandler } from '../platform/handler.ts';
import { pageOfCustomers } from './customer-store.ts';

export const GetCustomerList = listHandler('GetCustomerList', {
  page: ({ db, input, now }, window) => pageOfCustomers(db, { ...input, ...daysOf(input, dateAt(now)) }, window),
  agesDaily: true,
  idOf: (customer) => customer.customerId,
});
