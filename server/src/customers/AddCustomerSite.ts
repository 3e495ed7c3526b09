import { siteHistory } from '@vikray/contract/customers/site-messages.ts';
import { lookupsOf } from '../lookups/public.ts';
import { handler } from '../platform/handler.ts';
import { findCustomerToUse } from './customer-store.ts';
import { siteDetails } from './site-details.ts';
import { findSite, insertSite } from './site-store.ts';

export const AddCustomerSite = handler('AddCustomerSite', async ({ db, input, user, now, fail, record }) => {
  const { customerId } = input;
  const customer = await findCustomerToUse(db, customerId);
  if (!customer) throw fail('CustomerNotFound');
  const details = await siteDetails(lookupsOf(db), customer, input);
  if (typeof details === 'string') throw fail(details);

  const siteId = await insertSite(db, customerId, details, { userId: user.userId, now });
  if (siteId === undefined) throw fail('TooManySites');
  const site = await findSite(db, siteId);
  record({
    record: 'customer',
    id: customerId,
    before: { ...customer, sites: [] },
    after: { ...customer, sites: site ? [site] : [] },
    summary: siteHistory.added(details.name, customer.companyName),
  });
  return [{ siteId }];
});
