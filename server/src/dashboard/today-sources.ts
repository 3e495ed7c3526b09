import type { TodayKind } from '@vikray/contract/dashboard/today.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import type { RightName } from '@vikray/contract/platform/rights.ts';
import { pendingCustomers } from '../customers/public.ts';
import { linesThatCanShip } from '../dispatches/public.ts';
import { dueOf } from '../follow-ups/public.ts';
import { ordersToDispatch, overdueLines } from '../orders/public.ts';
import type { WaitingRows } from '../platform/database/lists/waiting-rows.ts';
import type { Db } from '../platform/database/tables.ts';
import { pendingProducts, productsAtLevel, productsWithoutStock } from '../products/public.ts';
import { answeredOf, queuedQuotations, returnedTo } from '../quotations/public.ts';

/** Work that may wait: the right to do it, its rows for a user now, and the address that lists exactly these. */
export interface TodaySource {
  readonly kind: TodayKind;
  readonly right: RightName;
  readonly waiting: (db: Db, userId: number, now: string) => WaitingRows | Promise<WaitingRows>;
  readonly page: string;
}

/** What is decided for others. */
const approvals: readonly TodaySource[] = [
  { kind: 'quotations', right: 'Approve Quotation', waiting: queuedQuotations, page: 'approvals' },
  { kind: 'customers', right: 'Approve Customer', waiting: () => pendingCustomers, page: 'customerlist?status=Pending' },
  { kind: 'products', right: 'Approve Product', waiting: () => pendingProducts, page: 'productlist?status=Pending' },
];

/** What a seller has to do. */
const selling: readonly TodaySource[] = [
  { kind: 'calls', right: 'Follow Up List', waiting: (_, userId, now) => dueOf(userId, now), page: 'followups' },
  { kind: 'answers', right: 'Add Quotation', waiting: (_, userId) => answeredOf(userId), page: 'quotationlist?waitsforme=Answered' },
  {
    kind: 'returned',
    right: 'Add Quotation',
    waiting: (_, userId, now) => returnedTo(userId, now),
    page: 'quotationlist?waitsforme=Returned',
  },
];

/** What is done at the gate and in the store. */
const store: readonly TodaySource[] = [
  { kind: 'ready', right: 'View Dispatch Desk', waiting: () => linesThatCanShip, page: 'dispatchdesk?canship=Yes' },
  { kind: 'orders', right: 'Add Dispatch', waiting: () => ordersToDispatch, page: 'adddispatch' },
  { kind: 'overdue', right: 'View Dispatch Desk', waiting: (_, __, now) => overdueLines(dateAt(now)), page: 'dispatchdesk?overdue=Yes' },
  { kind: 'low', right: 'Add Purchase', waiting: () => productsAtLevel, page: 'productlist?stock=Low' },
  { kind: 'stock', right: 'Add Purchase', waiting: () => productsWithoutStock, page: 'productlist?stock=None' },
];

/**
 * All kinds of work, in the order of a user with these rights: an approver begins with the queue, a seller with the calls, others at the
 * gate.
 */
export function sourcesFor(rights: ReadonlySet<string>): readonly TodaySource[] {
  if (rights.has('Approve Quotation')) return [...approvals, ...selling, ...store];
  if (rights.has('Follow Up List')) return [...selling, ...approvals, ...store];
  return [...store, ...selling, ...approvals];
}
