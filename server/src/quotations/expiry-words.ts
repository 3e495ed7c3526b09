import { type Job, nightly } from '../jobs/public.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { listWrongExpiryWords, refreshSearchText } from './quotation-search-store.ts';

/** Adds the word Expired to the search texts of what expired at midnight, and removes it if the clock was set back. */
export const expiryWords: Job = {
  name: 'expiry-words',
  schedule: nightly('00:01'),
  async run({ db, clock, signal }) {
    const now = clock.now().toISOString();
    for (const quotationId of await listWrongExpiryWords(db, now)) {
      if (signal.aborted) return;
      await inTransaction(db, async (tx) => refreshSearchText(tx, quotationId, now));
    }
  },
};
