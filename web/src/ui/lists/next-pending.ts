/** The records that wait for approval, taken one after the other. */
import { pendingMessages as say } from '@vikray/contract/dashboard/dashboard-messages.ts';
import type { PendingKind } from '@vikray/contract/dashboard/next-pending.ts';
import { call } from '../../platform/call.ts';
import type { NoticeWay } from '../../platform/NoticeMore.tsx';

/** The pages on which records are approved. */
export const pendingPages = { customer: '/viewcustomer', product: '/viewproduct', quotation: '/viewquotation' } as const satisfies Record<
  PendingKind,
  string
>;

/** The notice of what was done does not wait for longer. */
const timeoutMs = 3000;

/** The way from a record that no longer waits to the next one that does, for a notice; none when nothing waits or it cannot be asked. */
export async function nextPendingWays(kind: PendingKind, id: number): Promise<NoticeWay[]> {
  const [next] = await call('GetNextPending', { kind, id }, { timeoutMs }).catch(() => []);
  return next ? [{ label: say.next(next), href: `${pendingPages[kind]}?id=${next.id}` }] : [];
}
