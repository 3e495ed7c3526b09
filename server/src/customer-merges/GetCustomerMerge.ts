import { cachedRead } from '../platform/handler.ts';
import { countRecords } from './moved-records.ts';
import { pairToMerge } from './pair-to-merge.ts';
import { whatPreventsMerge } from './what-prevents-merge.ts';

export const GetCustomerMerge = cachedRead('GetCustomerMerge', async (context) => {
  const { db, input } = context;
  await pairToMerge(context);
  const obstacle = (await whatPreventsMerge(db, { keptId: input.keepId, mergedId: input.mergeId })) ?? '';
  return [{ ...(await countRecords(db, input.mergeId)), obstacle }];
});
