import { describe, expect, test } from 'vitest';
import type { Schedule } from '../platform/jobs.ts';
import { correctedDue, everyMinutes, nextDue, nightly, retryAfter, weekly } from './schedule.ts';

/** The first due moment after a moment, both as texts with India's offset. */
function after(schedule: Schedule, moment: string): string {
  const due = nextDue(schedule, new Date(moment));
  return new Date(due.getTime() + 330 * 60_000).toISOString().slice(0, 16);
}

describe('a job is due', () => {
  const night = nightly('02:30');
  test.each([
    ['2026-11-20T02:29:59+05:30', '2026-11-20T02:30'],
    ['2026-11-20T02:30:00+05:30', '2026-11-21T02:30'],
    ['2026-11-20T23:59:59+05:30', '2026-11-21T02:30'],
    ['2026-12-31T12:00:00+05:30', '2027-01-01T02:30'],
    ['2028-02-28T12:00:00+05:30', '2028-02-29T02:30'],
    // The same instant in other zones, before and after their clocks change.
    ['2026-03-28T22:00:00+01:00', '2026-03-30T02:30'],
    ['2026-03-29T22:00:00+02:00', '2026-03-30T02:30'],
  ])('every night at 02:30 in India: after %s at %s (SHR-07)', (moment, due) => {
    expect(after(night, moment)).toBe(due);
  });

  test('exactly a day later every night of the year, although clocks change elsewhere (SHR-07)', () => {
    let moment = nextDue(night, new Date('2026-01-01T00:00:00+05:30'));
    for (let count = 0; count < 365; count++) {
      const next = nextDue(night, moment);
      expect(next.getTime() - moment.getTime()).toBe(86_400_000);
      moment = next;
    }
  });

  test.each([
    ['2026-11-20T12:00:00+05:30', '2026-11-22T03:30'],
    ['2026-11-22T03:29:59+05:30', '2026-11-22T03:30'],
    ['2026-11-22T03:30:00+05:30', '2026-11-29T03:30'],
  ])('every Sunday at 03:30: after %s at %s (SHR-07)', (moment, due) => {
    expect(after(weekly('Sunday', '03:30'), moment)).toBe(due);
  });

  test.each([
    [60, '2026-11-20T11:59:59+05:30', '2026-11-20T12:00'],
    [60, '2026-11-20T12:00:00+05:30', '2026-11-20T13:00'],
    [5, '2026-11-20T23:57:00+05:30', '2026-11-21T00:00'],
  ])('every %i minutes: after %s at %s (SHR-07)', (minutes, moment, due) => {
    expect(after(everyMinutes(minutes), moment)).toBe(due);
  });
});

describe('a clock that is set', () => {
  const night = nightly('02:30');
  const india = (moment: string) => new Date(`${moment}+05:30`);
  const due = (stored: string, now: string) => correctedDue(night, india(stored), india(now));

  test('back over 02:30 does not make last night due again (SHR-07)', () => {
    expect(due('2026-11-21T02:30:00', '2026-11-20T02:20:00')).toEqual(india('2026-11-21T02:30:00'));
  });

  test('back by years makes the next night due, not one in years (SHR-07)', () => {
    expect(due('2030-01-01T02:30:00', '2026-11-20T10:00:00')).toEqual(india('2026-11-21T02:30:00'));
  });

  test('forward leaves a missed night due (SHR-08)', () => {
    expect(due('2026-11-21T02:30:00', '2026-12-24T10:00:00')).toEqual(india('2026-11-21T02:30:00'));
  });
});

describe('a job that has failed', () => {
  const now = new Date('2026-11-20T02:31:00+05:30');
  const minutesUntil = (schedule: Schedule, tries: number) => (retryAfter(schedule, tries, now).at.getTime() - now.getTime()) / 60_000;

  test('is tried again after 1, 5 and 30 minutes, then at its next moment (SHR-09)', () => {
    expect([1, 2, 3].map((tries) => minutesUntil(nightly('02:30'), tries))).toEqual([1, 5, 30]);
    expect(retryAfter(nightly('02:30'), 4, now)).toEqual({ at: new Date('2026-11-21T02:30:00+05:30'), isNextDue: true });
  });

  test('is not tried later than at its next moment (SHR-09)', () => {
    expect([1, 2, 3].map((tries) => minutesUntil(everyMinutes(10), tries))).toEqual([1, 5, 9]);
  });
});
