import { siteHistory } from '@vikray/contract/customers/site-messages.ts';
import { lookupsOf } from '../lookups/public.ts';
import { handler } from '../platform/handler.ts';
import { findCustomer } from './customer-store.ts';
import { siteDetails } from './site-details.ts';
import { findSite, updateSite } from './site-store.ts';

export const UpdateCustomerSite = handler('UpdateCustomerSite', async ({ db, input, user, now, fail, record }) => {
  const { siteId, version } = input;
  const before = await findSite(db, siteId);
  const customer = before && (await findCustomer(db, before.customerId));
  if (!customer) throw fail('SiteNotFound');
  if (version !== before.version) throw fail('VersionConflict');
  const details = await siteDetails(lookupsOf(db), customer, input);
  if (typeof details === 'string') throw fail(details);

  if (!(await updateSite(db, before, details, { userId: user.userId, now }))) throw fail('VersionConflict');
  const after = await findSite(db, siteId);
  record({
    record: 'customer',
    id: customer.customerId,
    before: { ...customer, sites: [before] },
    after: { ...customer, sites: after ? [after] : [] },
    summary: siteHistory.changed(details.name, customer.companyName),
  });
  return [{ siteId }];
});
