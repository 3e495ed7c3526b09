import type { dashboardMessages } from '@vikray/contract/dashboard/dashboard-messages.ts';
import type { Notification } from '@vikray/contract/dashboard/notification.ts';
import type { RightName } from '@vikray/contract/platform/rights.ts';
import { pendingCustomers } from '../customers/public.ts';
import { dueOf } from '../follow-ups/public.ts';
import { brokenPromises } from '../money/public.ts';
import { queuedChanges } from '../order-changes/public.ts';
import { ordersToDispatch } from '../orders/public.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WaitingRows } from '../platform/database/lists/waiting-rows.ts';
import { pendingProducts, productsToReorder, productsWithoutStock } from '../products/public.ts';
import { queuedQuotations } from '../quotations/public.ts';

type Sentences = typeof dashboardMessages;

/** Work that may wait: the right to act on it, its rows for a user now, its sentence, and the list that shows it. */
interface Source {
  readonly right: RightName;
  readonly waiting: (db: Db, userId: number, now: string) => WaitingRows | Promise<WaitingRows>;
  readonly sentence: { [K in keyof Sentences]: Sentences[K] extends string ? never : K }[keyof Sentences];
  readonly leadsTo: Pick<Notification, 'page' | 'search' | 'sort' | 'order'>;
}

/** What the bell can report, in its order. */
export const sources: readonly Source[] = [
  {
    right: 'Follow Up List',
    waiting: (_, userId, now) => dueOf(userId, now),
    sentence: 'followUpsDue',
    leadsTo: { page: 'followups' },
  },
  {
    right: 'View Outstanding',
    waiting: (_, userId, now) => brokenPromises(userId, now),
    sentence: 'promisesNotKept',
    leadsTo: { page: 'outstanding', sort: 'calls' },
  },
  {
    right: 'Approve Customer',
    waiting: () => pendingCustomers,
    sentence: 'customersToApprove',
    leadsTo: { page: 'customerlist', search: 'Pending' },
  },
  {
    right: 'Approve Product',
    waiting: () => pendingProducts,
    sentence: 'productsToApprove',
    leadsTo: { page: 'productlist', search: 'Pending' },
  },
  {
    right: 'Approve Quotation',
    waiting: queuedQuotations,
    sentence: 'quotationsToApprove',
    leadsTo: { page: 'quotationlist', search: 'Pending' },
  },
  { right: 'Approve Quotation', waiting: queuedChanges, sentence: 'orderChangesToApprove', leadsTo: { page: 'approvals' } },
  { right: 'Add Dispatch', waiting: () => ordersToDispatch, sentence: 'ordersToDispatch', leadsTo: { page: 'adddispatch' } },
  // No search finds a stock of zero. Sorted by stock, these products come first.
  {
    right: 'Add Purchase',
    waiting: () => productsWithoutStock,
    sentence: 'productsWithoutStock',
    leadsTo: { page: 'productlist', sort: 'stock', order: 'asc' },
  },
  { right: 'Add Purchase', waiting: () => productsToReorder, sentence: 'productsToReorder', leadsTo: { page: 'shortages' } },
];
