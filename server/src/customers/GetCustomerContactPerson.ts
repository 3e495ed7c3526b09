import { cachedRead } from '../platform/handler.ts';
import { findCustomer } from './customer-store.ts';

export const GetCustomerContactPerson = cachedRead('GetCustomerContactPerson', async ({ db, input, fail }) => {
  const customer = await findCustomer(db, input.customerId);
  if (!customer) throw fail('CustomerNotFound');
  return customer.contacts;
});
