import { findDeal, isOnlyEnquiry, type DealRow } from '../deals/public.ts';
import type { Db } from '../platform/database/tables.ts';
import type { OperationFailure } from '../platform/handler.ts';
import type { SignedIn } from '../platform/identity.ts';

interface ChangingEnquiry<State extends string> {
  readonly db: Db;
  readonly input: { readonly dealId: number; readonly version: number };
  readonly user: SignedIn;
  fail(name: State | 'DealNotFound' | 'Forbidden' | 'DealQuoted' | 'VersionConflict'): OperationFailure;
}

/**
 * The enquiry that a user may change now. Refuses, in this order: an unknown deal, a user who neither holds Add Enquiry nor owns it, a deal
 * with a quotation, a state that the change does not fit, and an older version.
 */
export async function enquiryToChange<State extends string>(
  { db, input, user, fail }: ChangingEnquiry<State>,
  { isClosed, obstacle }: { /** Whether the change needs a closed enquiry. */ readonly isClosed: boolean; readonly obstacle: State },
): Promise<DealRow> {
  const deal = await findDeal(db, input.dealId);
  if (!deal) throw fail('DealNotFound');
  if (!user.rights.has('Add Enquiry') && deal.owner_id !== user.userId) throw fail('Forbidden');
  if (!isOnlyEnquiry(deal)) throw fail('DealQuoted');
  if ((deal.closed_on !== '') !== isClosed) throw fail(obstacle);
  if (deal.version !== input.version) throw fail('VersionConflict');
  return deal;
}
