import { dayMs, instantBefore } from '../durations.ts';

/** Whether a mail that has waited since this moment is given up if it fails once more: it is tried again for a day. */
export function isLastTry(waitingSince: string, now: Date): boolean {
  return waitingSince < instantBefore(now, dayMs);
}
