import type { Notification } from '@vikray/contract/dashboard/notification.ts';
import { dashboardMessages as say } from '@vikray/contract/dashboard/dashboard-messages.ts';
import type { RightName } from '@vikray/contract/platform/rights.ts';
import { countPendingCustomers } from '../customers/public.ts';
import { countOrdersToDispatch } from '../orders/public.ts';
import { handler } from '../platform/handler.ts';
import type { Db } from '../platform/database/tables.ts';
import { countPendingProducts, countProductsWithoutStock } from '../products/public.ts';
import { countOpenQuotations } from '../quotations/public.ts';

/** Work that may wait: who acts on it, how much there is, how it is said, and where it waits. */
interface Source {
  readonly right: RightName;
  readonly count: (db: Db) => Promise<number>;
  readonly text: (count: number) => string;
  readonly page: string;
}

const sources: readonly Source[] = [
  { right: 'Approve Customer', count: countPendingCustomers, text: say.customersToApprove, page: 'customerlist' },
  { right: 'Approve Product', count: countPendingProducts, text: say.productsToApprove, page: 'productlist' },
  { right: 'Approve Quotation', count: countOpenQuotations, text: say.quotationsToApprove, page: 'quotationlist' },
  { right: 'Add Dispatch', count: countOrdersToDispatch, text: say.ordersToDispatch, page: 'adddispatch' },
  { right: 'Add Purchase', count: countProductsWithoutStock, text: say.productsWithoutStock, page: 'productlist' },
];

export const GetNotifications = handler('GetNotifications', async ({ db, user }) => {
  const entries: Notification[] = [];
  for (const { right, count, text, page } of sources) {
    const waiting = user.rights.has(right) ? await count(db) : 0;
    if (waiting > 0) entries.push({ text: text(waiting), count: waiting, page });
  }
  return entries;
});
