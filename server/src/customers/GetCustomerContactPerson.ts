import { handler } from '../platform/handler.ts';
import { findCustomer } from './customer-store.ts';

export const GetCustomerContactPerson = handler('GetCustomerContactPerson', async ({ db, input, fail }) => {
  const customer = await findCustomer(db, input.customerId);
  if (!customer) throw fail('CustomerNotFound');
  return customer.contacts;
});
