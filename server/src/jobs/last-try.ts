import { dayMs, instantBefore } from '../platform/durations.ts';

/** Whether a mail that has waited since this instant is given up if it fails once more: mails are retried for a day. */
export function isLastTry(waitingSince: string, now: Date): boolean {
  return waitingSince < instantBefore(now, dayMs);
}
