import { dateAt } from '@vikray/contract/platform/dates.ts';
import { dayMs } from '../platform/durations.ts';
import { weekdayOf } from '../jobs/public.ts';
import { newestFirst } from './newest-first.ts';

const allRetainedMs = dayMs;
const retainedDays = 7;
const retainedSundays = 4;
const retainedFirstSundays = 12;
const leastGood = 2;
const sunday = 0;

/** A complete backup of the panel. `begun` is ISO text in UTC; its day is India's. */
export interface RetentionCandidate {
  readonly begun: string;
  readonly isGood: boolean;
}

/**
 * The backups to retain: all of the last 24 hours, the newest of each of the last 7 days that have one, of the last 4 Sundays and of the
 * last 12 first Sundays of a month, and in any case the last 2 good ones. A damaged backup counts for no day; one dated after `now`, by a
 * clock that was ahead, counts as the oldest.
 */
export function retainedBackups<B extends RetentionCandidate>(backups: readonly B[], now: Date): ReadonlySet<B> {
  const byTime = newestFirst(now);
  const good = backups.filter(({ isGood }) => isGood).toSorted((one, other) => byTime(one.begun, other.begun));
  const isRecent = ({ begun }: B) => {
    const ageMs = now.getTime() - Date.parse(begun);
    return ageMs >= 0 && ageMs < allRetainedMs;
  };
  const byDay = new Map<string, B>();
  for (const backup of good) {
    const day = dateAt(backup.begun);
    if (!byDay.has(day)) byDay.set(day, backup);
  }
  const days = [...byDay.keys()];
  const sundays = days.filter((day) => weekdayOf(day) === sunday);
  // The first Sunday of a month is one of its first seven days.
  const firstSundays = sundays.filter((day) => Number(day.slice(-2)) <= 7);
  const ofDays = [...days.slice(0, retainedDays), ...sundays.slice(0, retainedSundays), ...firstSundays.slice(0, retainedFirstSundays)];
  return new Set([...good.slice(0, leastGood), ...good.filter(isRecent), ...ofDays.flatMap((day) => byDay.get(day) ?? [])]);
}
