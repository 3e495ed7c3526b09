/** What the quotations of a deal decide about following it up. */
import { dealAmount } from '@vikray/contract/deals/deal-amount.ts';
import { dealFacts, dealState, isFollowed, quotedStatuses } from '@vikray/contract/deals/deal-state.ts';
import { firstStep } from '@vikray/contract/follow-ups/cadence.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { findDeal, lockDeal, planNext, refreshDealSearchText, saveDealSummary } from '../deals/public.ts';
import type { Db } from '../platform/database/tables.ts';
import { refreshSearchText } from './quotation-search-store.ts';
import { currentOfDeals } from './deal-summary-store.ts';

/**
 * Updates what depends on a quotation: its search text, and the summary of its deal. An approval starts the cadence of the deal. Call it
 * after every change.
 */
export async function refreshQuotation(
  db: Db,
  quotationId: number,
  now: string,
  { isApproval = false } = {},
): Promise<Quotation | undefined> {
  const quotation = await refreshSearchText(db, quotationId, now);
  if (quotation) await refreshDealSummary(db, quotation.dealId, now, { isApproval });
  return quotation;
}

/** Computes the summary of a deal from its current quotations. A deal without any is an enquiry, or no longer exists. */
export async function refreshDealSummary(db: Db, dealId: number, now: string, { isApproval = false } = {}): Promise<void> {
  // Two changes of the same deal at once would not see each other's quotation.
  await lockDeal(db, dealId);
  const quotations = (await currentOfDeals(db, [dealId], dateAt(now))).get(dealId) ?? [];
  // Only a deal without a quotation depends on whether its enquiry was closed. One that has gone is not found.
  const closedOn = quotations.length > 0 ? '' : (await findDeal(db, dealId))?.closed_on;
  // How much of an order is dispatched makes no difference here.
  const orders = quotations
    .filter(({ isOrdered }) => isOrdered)
    .map(() => ({ status: 'Placed' as const, shownStatus: 'Placed' as const, totalAmount: 0 }));
  const newest = quotations.find(({ shownStatus }) => quotedStatuses.includes(shownStatus));
  await saveDealSummary(db, dealId, {
    isFollowed: closedOn !== undefined && isFollowed(dealState(dealFacts({ quotations, orders, closedOn }))),
    amount: dealAmount({ quotations, orders: [] }),
    validUntil: newest?.validUntil ?? '',
  });
  if (isApproval) await startCadence(db, dealId, now);
  await refreshDealSearchText(db, dealId);
}

/** Sets the next date of a deal to the first step of its cadence. */
async function startCadence(db: Db, dealId: number, now: string): Promise<void> {
  const deal = await findDeal(db, dealId);
  if (!deal) return;
  await planNext(db, dealId, firstStep(deal.cadence, dateAt(now)), now);
}
