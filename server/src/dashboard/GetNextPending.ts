import type { PendingKind } from '@vikray/contract/dashboard/next-pending.ts';
import type { RightName } from '@vikray/contract/platform/rights.ts';
import { pendingCustomers } from '../customers/public.ts';
import { countWaiting, nextWaiting, waitingUpTo, type WaitingRows } from '../platform/database/lists/waiting-rows.ts';
import { handler } from '../platform/handler.ts';
import type { Db } from '../platform/database/tables.ts';
import { pendingProducts } from '../products/public.ts';
import { queuedQuotations } from '../quotations/public.ts';

type Waiting = (db: Db, userId: number, now: string) => WaitingRows | Promise<WaitingRows>;

/** The right that approves each kind, and the rows that wait. */
export const pending: Readonly<Record<PendingKind, { readonly right: RightName; readonly waiting: Waiting }>> = {
  customer: { right: 'Approve Customer', waiting: () => pendingCustomers },
  product: { right: 'Approve Product', waiting: () => pendingProducts },
  quotation: { right: 'Approve Quotation', waiting: queuedQuotations },
};

export const GetNextPending = handler('GetNextPending', async ({ db, input, user, now }) => {
  const { right, waiting: waitingFor } = pending[input.kind];
  if (!user.rights.has(right)) return [];
  const waiting = await waitingFor(db, user.userId, now);
  const id = await nextWaiting(db, waiting, input.id ?? 0);
  if (id === undefined) return [];
  return [{ id, position: await countWaiting(db, waitingUpTo(waiting, id)), total: await countWaiting(db, waiting) }];
});
