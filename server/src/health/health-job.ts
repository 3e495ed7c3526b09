import { slowCheckMessages as say } from '@vikray/contract/health/data-check-messages.ts';
import { type Job, type JobContext, JobProblem, nightly } from '../jobs/public.ts';
import { slowChecks } from './all-checks.ts';
import { problem, type Finding, type SlowCheck } from './check.ts';
import { storeResult } from './health-store.ts';

/** Runs the slow checks every night, after the backup, and stores each result. */
export const healthJob: Job = {
  name: 'health',
  schedule: nightly('03:30'),
  async run(context) {
    let isComplete = true;
    for (const check of slowChecks) {
      if (context.signal.aborted) return;
      const at = context.clock.now().toISOString();
      const finding = await runCheck(check, context, at);
      if (context.signal.aborted) return;
      isComplete &&= finding !== undefined;
      await storeResult(context.db, check.name, { ...(finding ?? problem(say.failed, say.failedAdvice)), at });
    }
    if (!isComplete) throw new JobProblem(say.failed);
  },
};

/** Undefined if the check failed: the others must still run. */
async function runCheck(check: SlowCheck, { longReads, log, signal }: JobContext, at: string): Promise<Finding | undefined> {
  try {
    return await longReads.run('file', { userId: 0, left: signal }, (db) => check.check(db, at));
  } catch (error) {
    if (!signal.aborted) log.error({ err: error, check: check.name }, 'a slow check failed');
    return undefined;
  }
}
