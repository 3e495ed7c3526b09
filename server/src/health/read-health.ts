import type { HealthCheck } from '@vikray/contract/health/health-check.ts';
import { jobTitle } from '@vikray/contract/health/job-check-messages.ts';
import { slowCheckMessages as say } from '@vikray/contract/health/data-check-messages.ts';
import { dayMs } from '../platform/durations.ts';
import { checks, slowChecks } from './all-checks.ts';
import { note, problem, type Check, type Finding, type HealthContext, type SlowCheck } from './check.ts';
import { checkJob } from './job-checks.ts';
import { listDismissals, listResults } from './health-store.ts';

const dismissedForMs = 30 * dayMs;

/** Runs the quick checks, and reads the states of the jobs and the stored results of the slow checks. */
export async function readHealth(context: HealthContext): Promise<HealthCheck[]> {
  const dismissals = await listDismissals(context.db);
  const found = [...(await findNow(context)), ...(await findJobs(context)), ...(await findStored(context))];
  return found.map(({ check: { name, group }, finding: { result, text, advice, at = context.now } }) => {
    const until = dismissedUntil(dismissals.get(name), context.now);
    return { check: name, group, result, text, advice, at, dismissedUntil: result === 'Note' ? until : '' };
  });
}

interface Found {
  readonly check: Pick<Check | SlowCheck, 'name' | 'group'>;
  readonly finding: Finding;
}

async function findNow(context: HealthContext): Promise<Found[]> {
  const findings = await Promise.all(checks.map(async (check) => ({ check, finding: await runCheck(check, context) })));
  return findings.flatMap(({ check, finding }) => (finding ? [{ check, finding }] : []));
}

/** A check that fails, as it may on a damaged database, must not hide the others. */
async function runCheck(check: Check, context: HealthContext): Promise<Finding | undefined> {
  try {
    return await check.check(context);
  } catch (error) {
    context.panel.log.error({ err: error, check: check.name }, 'a check of System Health failed');
    return problem(say.failed, say.failedAdvice);
  }
}

async function findJobs({ panel, now }: HealthContext): Promise<Found[]> {
  const states = await panel.jobs.states();
  return states.flatMap((state) => {
    const finding = checkJob(state, now);
    return finding ? [{ check: { name: jobTitle(state.name, 'everyMinutes' in state.schedule), group: 'Now' as const }, finding }] : [];
  });
}

async function findStored({ db }: HealthContext): Promise<Found[]> {
  const results = await listResults(db);
  return slowChecks.map((check) => ({ check, finding: results.get(check.name) ?? note(say.notYet, say.notYetAdvice) }));
}

/** The end of a dismissal that was made at `dismissedAt`; blank if it is past, or if there was none. */
export function dismissedUntil(dismissedAt: string | undefined, now: string): string {
  if (dismissedAt === undefined) return '';
  const until = new Date(Date.parse(dismissedAt) + dismissedForMs).toISOString();
  return until > now ? until : '';
}
