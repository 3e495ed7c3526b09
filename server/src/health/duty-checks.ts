import { dutyCheckMessages as say } from '@vikray/contract/health/duty-check-messages.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import type { DutyState } from '../platform/duties/duty.ts';
import { intervalMs } from '../platform/duties/schedule.ts';
import { fine, problem, warning, type Finding } from './check.ts';

/** A duty that has failed this often in a row is a Problem. */
const maxFailures = 3;

/**
 * Judges a duty: overdue by more than its own interval, or failed three times, is a Problem. Answers nothing for a duty that this
 * installation cannot run, which the check of its subject reports.
 */
export function judgeDuty(
  { schedule, obstacle, dueAt, isRunning, doneAt, failure, failures }: DutyState,
  now: string,
): Finding | undefined {
  const today = dateAt(now);
  if (obstacle !== undefined) return undefined;
  const isOverdue = dueAt !== undefined && Date.parse(now) - Date.parse(dueAt) > intervalMs(schedule);
  if (failures > 0) {
    const judge = isOverdue || failures >= maxFailures ? problem : warning;
    return judge(say.failed(failure, failures, doneAt, today), say.failedAdvice);
  }
  if (isOverdue) return problem(say.overdue(dueAt, today), say.overdueAdvice);
  return fine(isRunning ? say.running : say.fine(doneAt, dueAt, today));
}
