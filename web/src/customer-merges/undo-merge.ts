import { mergeMessages as say } from '@vikray/contract/customer-merges/merge-messages.ts';
import { failureSentence } from '../platform/call-failure.ts';
import { call } from '../platform/call.ts';
import { notify } from '../platform/notify.tsx';
import { freshKey } from '../platform/random-key.ts';
import { viewAction } from '../ui/page/notice-actions.ts';
import { refreshMerged } from './merge-queries.ts';

/** Undoes a merge from its notice. */
export async function undoMerge(mergeId: number, companyName: string): Promise<void> {
  try {
    await call('UnmergeCustomers', { mergeId }, { key: freshKey() });
  } catch (thrown) {
    return notify.failure(failureSentence(thrown), { about: companyName });
  }
  notify.success(say.undone, { about: companyName, actions: [viewAction(`/viewcustomer?id=${mergeId}`)] });
  void refreshMerged();
}
