import { jobCheckMessages as say } from '@vikray/contract/health/job-check-messages.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { intervalMs } from '../jobs/public.ts';
import type { JobState } from '../platform/jobs.ts';
import { fine, problem, warning, type Finding } from './check.ts';

/** A job that has failed this often in a row is a Problem. */
const maxFailures = 3;

/**
 * Evaluates a job: overdue by more than its own interval, or failed three times, is a Problem. Undefined for a job that this installation
 * cannot run, which the check of its subject reports.
 */
export function checkJob({ schedule, obstacle, dueAt, isRunning, doneAt, failure, failures }: JobState, now: string): Finding | undefined {
  const today = dateAt(now);
  if (obstacle !== undefined) return undefined;
  const isOverdue = dueAt !== undefined && Date.parse(now) - Date.parse(dueAt) > intervalMs(schedule);
  if (failures > 0) {
    const finding = isOverdue || failures >= maxFailures ? problem : warning;
    return finding(say.failed(failure, failures, doneAt, today), say.failedAdvice);
  }
  if (isOverdue) return problem(say.overdue(dueAt, today), say.overdueAdvice);
  return fine(isRunning ? say.running : say.fine(doneAt, dueAt, today));
}
