import * as z from 'zod';
import { instant, requiredLine } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';
import { healthMessages as say } from './health-messages.ts';

/** The states of a check, from the best to the worst. A Note is worth knowing, a Warning needs care, a Problem needs someone today. */
export const healthResults = ['OK', 'Note', 'Warning', 'Problem'] as const;
export type HealthResult = (typeof healthResults)[number];

/** The groups of checks, in the order of the page. */
export const healthGroups = ['Now', 'Data', 'Security'] as const;
export type HealthGroup = (typeof healthGroups)[number];

/** One check of the panel: what it found in one sentence, and what to do about it. */
export const healthCheck = row({
  /** The name of the check, unique among all checks. */
  check: z.string(),
  result: z.enum(healthResults),
  text: z.string(),
  /** Blank when there is nothing to do. */
  advice: z.string(),
  /** When this was found. Slow checks run by themselves, and their last result is shown. */
  at: instant,
  group: z.enum(healthGroups),
  /** When a dismissed Note appears again; blank if it is not dismissed. */
  dismissedUntil: instant,
});

export type HealthCheck = z.output<typeof healthCheck>;

/** A dismissed Note. */
export const dismissedNote = row({ check: z.string(), dismissedUntil: instant });

/** The input that dismisses a note of a check. */
export const noteToDismiss = body({ check: requiredLine(100, say.chooseNote) });

/** The state that counts: a dismissed Note is fine. */
export function countedResult({ result, dismissedUntil }: Pick<HealthCheck, 'result' | 'dismissedUntil'>): HealthResult {
  return result === 'Note' && dismissedUntil !== '' ? 'OK' : result;
}

/** The worst state of these checks; OK if there are none. */
export function worstResult(checks: readonly HealthCheck[]): HealthResult {
  return healthResults.findLast((result) => checks.some((check) => countedResult(check) === result)) ?? 'OK';
}

/** The checks in the order of the page: by group, the worst first. Checks of the same state keep their order. */
export function sortedChecks(checks: readonly HealthCheck[]): HealthCheck[] {
  const places = checks.map((check) => ({
    check,
    group: healthGroups.indexOf(check.group),
    badness: healthResults.indexOf(countedResult(check)),
  }));
  return places.toSorted((one, other) => one.group - other.group || other.badness - one.badness).map(({ check }) => check);
}
