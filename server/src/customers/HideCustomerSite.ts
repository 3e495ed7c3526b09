import { siteHistory } from '@vikray/contract/customers/site-messages.ts';
import { handler } from '../platform/handler.ts';
import { findCustomer } from './customer-store.ts';
import { findSite, hideSite } from './site-store.ts';

export const HideCustomerSite = handler('HideCustomerSite', async ({ db, input, user, now, fail, record }) => {
  const { siteId, version } = input;
  const site = await findSite(db, siteId);
  const customer = site && (await findCustomer(db, site.customerId));
  if (!customer) throw fail('SiteNotFound');
  if (version !== site.version || !(await hideSite(db, site, { userId: user.userId, now }))) throw fail('VersionConflict');
  record({
    record: 'customer',
    id: customer.customerId,
    before: { ...customer, sites: [site] },
    after: { ...customer, sites: [] },
    summary: siteHistory.hidden(site.name, customer.companyName),
  });
  return [{ siteId }];
});
