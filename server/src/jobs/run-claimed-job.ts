import { jobMessages as say } from '@vikray/contract/jobs/job-messages.ts';
import { endClaim, renewClaim, type Claim } from './job-store.ts';
import { JobProblem, leaseMs, type Job, type JobContext } from './job.ts';
import { nextDue, retryAfter } from './schedule.ts';

const renewEveryMs = 60_000;

/** A claimed run. `tries` counts the runs since the job became due, `failures` the failed runs in a row before it. */
export interface ClaimedRun extends Claim {
  readonly tries: number;
  readonly failures: number;
}

/**
 * Runs a job that this process has claimed, and stores how it ended. When the server stops, the run is released and counts neither as done
 * nor as failed. Throws only when the end cannot be stored.
 */
export async function runClaimed(job: Job, claim: ClaimedRun, given: Omit<JobContext, 'signal'>, stopping: AbortSignal): Promise<void> {
  const { db, clock, log } = given;
  const lost = new AbortController();
  const renewing = setInterval(() => void renew(), renewEveryMs).unref();
  const context = { ...given, signal: AbortSignal.any([stopping, lost.signal]) };

  async function renew(): Promise<void> {
    try {
      if (!(await renewClaim(db, claim, new Date(clock.now().getTime() + leaseMs).toISOString()))) lost.abort();
    } catch (error) {
      log.warn({ err: error, job: job.name }, 'the lease of a job could not be renewed');
    }
  }

  let failure: { readonly sentence: string } | undefined;
  try {
    await job.run(context);
  } catch (error) {
    failure = { sentence: error instanceof JobProblem ? error.message : say.unexpected };
    if (!stopping.aborted) log.error({ err: error, job: job.name }, 'a job failed');
  } finally {
    clearInterval(renewing);
  }

  const now = clock.now();
  if (!failure) {
    // A clock that was set back during the run does not make the same run due again.
    const next = nextDue(job.schedule, new Date(Math.max(now.getTime(), Date.parse(claim.dueAt))));
    await endClaim(db, claim, { due_at: next.toISOString(), tries: 0, done_at: now.toISOString(), failure: '', failures: 0 });
    return;
  }
  if (stopping.aborted) {
    await endClaim(db, claim, { tries: claim.tries - 1 });
    return;
  }
  await storeFailure(job, claim, context, failure.sentence);
}

async function storeFailure(job: Job, claim: ClaimedRun, context: JobContext, sentence: string): Promise<void> {
  const { db, clock, log } = context;
  const now = clock.now();
  const retry = retryAfter(job.schedule, claim.tries, now);
  const isStored = await endClaim(db, claim, {
    due_at: retry.at.toISOString(),
    tries: retry.isNextDue ? 0 : claim.tries,
    failed_at: now.toISOString(),
    failure: sentence,
    failures: claim.failures + 1,
  });
  if (!isStored || claim.tries > 1) return;
  await job
    .notifyFailure?.(context, sentence)
    .catch((error: unknown) => log.warn({ err: error, job: job.name }, 'a failure could not be reported'));
}
