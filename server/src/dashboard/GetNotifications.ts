import { dashboardMessages as say } from '@vikray/contract/dashboard/dashboard-messages.ts';
import { countPendingCustomers } from '../customers/public.ts';
import { handler } from '../platform/handler.ts';

export const GetNotifications = handler('GetNotifications', async ({ db, user }) => {
  const customers = user.rights.has('Approve Customer') ? await countPendingCustomers(db) : 0;
  return customers > 0 ? [{ text: say.customersToApprove(customers), count: customers, page: 'customerlist' }] : [];
});
