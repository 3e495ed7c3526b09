/** Papers come before a cancelled dispatch: an invoice that the buyer or the portal has must be taken back first (DSK-19). */
import { creditedAmong, type StoredConsignment } from '../consignments/public.ts';
import type { Db } from '../platform/database/tables.ts';
import type { OperationFailure } from '../platform/handler.ts';

/** The portal cancels an IRN or an e-way bill for so long. */
const portalCancelsMs = 24 * 60 * 60 * 1000;

/** Refuses to cancel goods of a consignment whose invoice is registered for good, or in force. */
export function refuseInvoiced(
  { irnAt, paperState }: StoredConsignment,
  now: string,
  fail: (name: 'InvoiceIsRegistered' | 'InvoiceIsIssued') => OperationFailure,
): void {
  if (irnAt !== null && Date.parse(now) - Date.parse(irnAt) > portalCancelsMs) throw fail('InvoiceIsRegistered');
  if (paperState === 'Issued') throw fail('InvoiceIsIssued');
}

/** Refuses to cancel goods of a consignment of which something is credited. */
export async function refuseCredited(
  db: Db,
  consignments: readonly StoredConsignment[],
  fail: (name: 'Credited') => OperationFailure,
): Promise<void> {
  const ids = consignments.map(({ consignmentId }) => consignmentId);
  if ((await creditedAmong(db, ids)).size > 0) throw fail('Credited');
}
