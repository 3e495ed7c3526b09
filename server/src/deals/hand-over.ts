import { followUpHistory as history } from '@vikray/contract/follow-ups/due-messages.ts';
import type { Change } from '../platform/audit.ts';
import type { Db } from '../platform/database/tables.ts';
import { dealRelatedRecords } from './deal-related-records.ts';
import { refreshDealsOfOwner } from './deal-store.ts';
import { setOwnerOfOpenDeals } from './handover-store.ts';

interface Owner {
  readonly userId: number;
  readonly name: string;
}

/**
 * Gives the open deals of a user, with their enquiries, quotations and follow-ups, to another user. Returns a change for the history of
 * each deal. Call it in the transaction of the change that makes it necessary.
 */
export async function handOverDeals(
  tx: Db,
  from: Owner,
  to: Owner,
  now: string,
): Promise<readonly (Change & { readonly record: 'deal' })[]> {
  const deals = await setOwnerOfOpenDeals(tx, from.userId, to.userId, now);
  if (deals.length > 0) await refreshDealsOfOwner(tx, to.userId);
  return deals.map((deal) => ({
    record: 'deal',
    id: deal.id,
    name: deal.number,
    before: { owner: from.name },
    after: { owner: to.name },
    summary: history.changed(deal.number, [history.owner(to.name)]),
    relatedRecords: dealRelatedRecords(deal),
  }));
}
