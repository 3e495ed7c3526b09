/** Finds the next record that waits for approval. */
import { pendingMessages as say } from '@vikray/contract/dashboard/dashboard-messages.ts';
import type { PendingKind } from '@vikray/contract/dashboard/next-pending.ts';
import { call } from '../../platform/call.ts';
import type { NoticeAction } from '../../platform/NoticeMore.tsx';

/** The pages on which records are approved. */
export const pendingPages = { customer: '/viewcustomer', product: '/viewproduct', quotation: '/viewquotation' } as const satisfies Record<
  PendingKind,
  string
>;

/** The notice of the approval waits no longer than this. */
const timeoutMs = 3000;

/** The link in a notice from an approved record to the next one that waits. None when nothing waits or the request fails. */
export async function nextPendingActions(kind: PendingKind, id: number): Promise<NoticeAction[]> {
  const [next] = await call('GetNextPending', { kind, id }, { timeoutMs }).catch(() => []);
  return next ? [{ label: say.next(next), href: `${pendingPages[kind]}?id=${next.id}` }] : [];
}
