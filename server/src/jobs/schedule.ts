/** When a job is due. All times of day are India's, which has no daylight saving: its time is always five and a half hours ahead of UTC. */
import { addDays, dateAt } from '@vikray/contract/platform/dates.ts';
import { dayMs, minuteMs } from '../platform/durations.ts';
import type { Schedule } from '../platform/jobs.ts';

/** Every night at a time of day such as 02:30. */
export function nightly(at: string): Schedule {
  return { at };
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Once a week at a time of day. */
export function weekly(weekday: (typeof weekdays)[number], at: string): Schedule {
  return { at, weekday: weekdays.indexOf(weekday) };
}

/** Every given number of minutes, counted from midnight in India if it divides a day. */
export function everyMinutes(minutes: number): Schedule {
  return { everyMinutes: minutes };
}

const indiaAheadMs = 330 * minuteMs;

/** The time between two runs. */
export function intervalMs(schedule: Schedule): number {
  if ('everyMinutes' in schedule) return schedule.everyMinutes * minuteMs;
  return schedule.weekday === undefined ? dayMs : 7 * dayMs;
}

/** The first due time after an instant, never that instant itself. */
export function nextDue(schedule: Schedule, after: Date): Date {
  if ('everyMinutes' in schedule) {
    const every = schedule.everyMinutes * minuteMs;
    return new Date((Math.floor((after.getTime() + indiaAheadMs) / every) + 1) * every - indiaAheadMs);
  }
  const today = dateAt(after);
  const days = [0, 1, 2, 3, 4, 5, 6, 7].map((count) => addDays(today, count));
  const [first] = days
    .filter((day) => schedule.weekday === undefined || weekdayOf(day) === schedule.weekday)
    .map((day) => new Date(`${day}T${schedule.at}:00+05:30`))
    .filter((due) => due > after);
  if (!first) throw new Error(`No day has the time ${schedule.at}`);
  return first;
}

/** The weekday of a date: 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/**
 * Corrects a stored due time. One that lies more than two runs ahead comes from a clock that was wrong, so the next due time takes its
 * place. A clock set back by less than an interval changes nothing: what was done is not due again.
 */
export function correctedDue(schedule: Schedule, stored: Date, now: Date): Date {
  const next = nextDue(schedule, now);
  return stored > nextDue(schedule, next) ? next : stored;
}

const retriesAfterMinutes = [1, 5, 30];

/** When a job that has failed `tries` times since it became due is tried again: after 1, 5 and 30 minutes, then at its next due time. */
export function retryAfter(schedule: Schedule, tries: number, now: Date): { readonly at: Date; readonly isNextDue: boolean } {
  const next = nextDue(schedule, now);
  const minutes = retriesAfterMinutes[tries - 1];
  const retry = minutes === undefined ? next : new Date(now.getTime() + minutes * minuteMs);
  return retry < next ? { at: retry, isNextDue: false } : { at: next, isNextDue: true };
}
