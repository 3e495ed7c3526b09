import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { findDeal } from '../deals/public.ts';
import type { Db } from '../platform/database/tables.ts';
import { activeUsersAmong } from '../users/public.ts';
import { getPreparer } from './quotation-store.ts';

/** The users who are notified of what becomes of a quotation: who prepared it or, once they have left, who has taken over its deal. */
export async function responsibleFor(db: Db, { quotationId, dealId }: Pick<Quotation, 'quotationId' | 'dealId'>): Promise<number[]> {
  const preparers = await activeUsersAmong(db, [await getPreparer(db, quotationId)]);
  if (preparers.length > 0) return preparers;
  const deal = await findDeal(db, dealId);
  return deal ? activeUsersAmong(db, [deal.owner_id]) : [];
}
