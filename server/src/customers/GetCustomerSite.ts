import { cachedRead } from '../platform/handler.ts';
import { findCustomer } from './customer-store.ts';
import { listSites } from './site-store.ts';

export const GetCustomerSite = cachedRead('GetCustomerSite', async ({ db, input, fail }) => {
  const customer = await findCustomer(db, input.customerId);
  if (!customer) throw fail('CustomerNotFound');
  return listSites(db, customer.customerId);
});
