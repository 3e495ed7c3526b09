import { mergeHistory, mergeMessages as say, undoDays } from '@vikray/contract/customer-merges/merge-messages.ts';
import { addDays, dateAt } from '@vikray/contract/platform/dates.ts';
import { customersOf, refreshCustomer, restoreDeleted, updateCustomer } from '../customers/public.ts';
import { refreshDealsOfCustomer } from '../deals/public.ts';
import { moneyBetween } from '../money/public.ts';
import { handler } from '../platform/handler.ts';
import { findMerge, lockPair, undoMerge } from './customer-merge-store.ts';
import { moveRecordsBack, settleContacts } from './moved-records.ts';

export const UnmergeCustomers = handler(
  'UnmergeCustomers',
  async ({ db, input, user, now, fail, record }) => {
    if (!user.rights.has('Edit Customer')) throw fail('Forbidden');
    const found = await findMerge(db, input.mergeId);
    if (!found) throw fail('NotMerged');
    await lockPair(db, found);
    const merge = await findMerge(db, input.mergeId);
    if (!merge) throw fail('NotMerged');
    if (dateAt(now) > addDays(dateAt(merge.mergedAt), undoDays)) throw fail('TooLate');
    const { mergedId, keptId } = merge;
    const before = new Map((await customersOf(db, [mergedId, keptId])).map((customer) => [customer.customerId, customer]));
    const [kept, merged] = [before.get(keptId), before.get(mergedId)];
    if (!kept || !merged) throw fail('NotMerged');
    if (await findMerge(db, keptId)) throw fail('HeirMerged', say.heirMerged(kept.companyName));

    const stamp = { userId: user.userId, now };
    if (!(await undoMerge(db, merge, stamp))) throw fail('NotMerged');
    await moveRecordsBack(db, merge.moved, merge);
    await settleContacts(db, merge);
    const between = await moneyBetween(db, merge);
    if (between !== undefined) throw fail('MoneyBetween', say.moneyBetween(between));
    await restoreDeleted(db, merged, merge.statusBefore, stamp);
    // A customer that was deleted since stays so.
    if (kept.status !== 'Deleted') await updateCustomer(db, kept, { status: kept.status }, stamp);
    const keptAfter = await refreshCustomer(db, keptId);
    const mergedAfter = await refreshCustomer(db, mergedId);
    for (const customerId of [keptId, mergedId]) await refreshDealsOfCustomer(db, customerId);

    const summary = mergeHistory.unmerged(merged.companyName, kept.companyName);
    record({ record: 'customer', id: mergedId, after: mergedAfter, summary });
    record({ record: 'customer', id: keptId, before: kept, after: keptAfter, summary });
    return [{ customerId: mergedId }];
  },
  { violations: { customers_name_key: 'CompanyAlreadyExists' } },
);
