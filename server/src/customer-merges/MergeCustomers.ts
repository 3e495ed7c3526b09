import { mergeHistory } from '@vikray/contract/customer-merges/merge-messages.ts';
import { refreshCustomer, updateCustomer } from '../customers/public.ts';
import { refreshDealsOfCustomer } from '../deals/public.ts';
import { handler } from '../platform/handler.ts';
import { insertMerge, lockPair } from './customer-merge-store.ts';
import { moveRecords } from './moved-records.ts';
import { pairToMerge } from './pair-to-merge.ts';
import { whatPreventsMerge } from './what-prevents-merge.ts';

export const MergeCustomers = handler('MergeCustomers', async (context) => {
  const { db, input, user, now, fail, record } = context;
  const pair = { keptId: input.keepId, mergedId: input.mergeId };
  await lockPair(db, pair);
  const { kept, merged } = await pairToMerge(context);
  if (input.version !== undefined && input.version !== merged.version) throw fail('VersionConflict');
  const obstacle = await whatPreventsMerge(db, pair);
  if (obstacle !== undefined) throw fail('NotMergeable', obstacle);
  // A deleted customer has no status to put back.
  if (merged.status === 'Deleted') throw fail('CustomerNotFound');

  const stamp = { userId: user.userId, now };
  const moved = await moveRecords(db, pair);
  await insertMerge(db, { ...pair, statusBefore: merged.status, moved }, stamp);
  // An open form of the customer that stays does not know its new contact persons, so it gets a new version.
  const isSaved =
    (await updateCustomer(db, merged, { status: 'Deleted' }, stamp)) && (await updateCustomer(db, kept, { status: kept.status }, stamp));
  if (!isSaved) throw fail('VersionConflict');
  await refreshCustomer(db, pair.mergedId);
  const after = await refreshCustomer(db, pair.keptId);
  await refreshDealsOfCustomer(db, pair.keptId);

  const summary = mergeHistory.merged(merged.companyName, kept.companyName);
  record({ record: 'customer', id: pair.mergedId, before: merged, summary });
  record({ record: 'customer', id: pair.keptId, before: kept, after, summary });
  return [{ customerId: pair.keptId }];
});
