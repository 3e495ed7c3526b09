import { dateAt } from '@vikray/contract/platform/dates.ts';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { everyMinutes, type Job, type JobContext } from '../jobs/public.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { settleSome } from './open-money-store.ts';

/** Settles the customers whose money has changed, so that lists of all customers need not. */
export const settleJob = {
  name: 'settle',
  schedule: everyMinutes(1),
  async run({ db, clock, signal }: Pick<JobContext, 'db' | 'clock' | 'signal'>) {
    const today = dateAt(clock.now().toISOString());
    while (!signal.aborted && (await inTransaction(db, async (tx) => settleSome(tx, today))) > 0) await yieldToOthers();
  },
} satisfies Job;
