import { addDays } from '@vikray/contract/platform/dates.ts';
import { describe, expect, test } from 'vitest';
import { retainedBackups } from './retained-backups.ts';

/** A backup at 02:30 in India. */
const on = (day: string, isGood = true) => ({ day, begun: new Date(`${day}T02:30:00+05:30`).toISOString(), isGood });
const now = new Date('2026-11-30T00:00:00.000Z');
const retained = (backups: readonly ReturnType<typeof on>[]) => [...retainedBackups(backups, now)].map(({ day }) => day).toSorted();

describe('of the backups of the panel', () => {
  test('the last 7 days, 4 Sundays and 12 first Sundays of a month are retained (OPS-03)', () => {
    // Saturday, 21 November 2026, and the 500 days before it.
    const all = Array.from({ length: 500 }, (_, count) => on(addDays('2026-11-21', -count)));
    expect(retained(all)).toEqual(
      [
        '2025-12-07 2026-01-04 2026-02-01 2026-03-01 2026-04-05 2026-05-03 2026-06-07 2026-07-05 2026-08-02 2026-09-06 2026-10-04',
        '2026-10-25 2026-11-01 2026-11-08 2026-11-15 2026-11-16 2026-11-17 2026-11-18 2026-11-19 2026-11-20 2026-11-21',
      ].flatMap((days) => days.split(' ')),
    );
  });

  test('day by day, the same are retained as all at once (OPS-03)', () => {
    let folder: ReturnType<typeof on>[] = [];
    for (let count = 499; count >= 0; count--) folder = [...retainedBackups([...folder, on(addDays('2026-11-21', -count))], now)];
    expect(retained(folder)).toEqual(retained(Array.from({ length: 500 }, (_, count) => on(addDays('2026-11-21', -count)))));
  });

  test('the last 2 good ones are retained, of whatever day (OPS-03)', () => {
    const twice = [{ ...on('2026-11-21'), begun: '2026-11-21T05:00:00.000Z' }, on('2026-11-21')];
    expect(retainedBackups(twice, now).size).toBe(2);
    const third = { ...on('2026-11-21'), begun: '2026-11-21T06:00:00.000Z' };
    expect([...retainedBackups([...twice, third], now)]).toEqual([third, twice[0]]);
  });

  test('a damaged one counts for no day (OPS-03)', () => {
    const nights = Array.from({ length: 9 }, (_, count) => on(addDays('2026-11-20', -count)));
    expect(retained([on('2026-11-21', false), ...nights])).toEqual(retained(nights));
  });

  test('those of a clock that was ahead make room for the later ones of the right clock (OPS-03)', () => {
    const ahead = Array.from({ length: 9 }, (_, count) => on(addDays('2027-11-23', count)));
    const nights = Array.from({ length: 3 }, (_, count) => on(addDays('2026-11-28', count)));
    const left = retained([...ahead, ...nights]);
    expect(left).toEqual(expect.arrayContaining(nights.map(({ day }) => day)));
    expect(left.filter((day) => day > '2027')).toEqual(['2027-11-28', '2027-11-29', '2027-11-30', '2027-12-01']);
  });

  test('days are India’s: a backup of 18:31 UTC belongs to the next day (OPS-03)', () => {
    const evening = { day: 'evening', begun: '2026-11-20T18:29:00.000Z', isGood: true };
    const night = { day: 'night', begun: '2026-11-20T18:31:00.000Z', isGood: true };
    const later = Array.from({ length: 6 }, (_, count) => on(addDays('2026-11-22', count)));
    expect(retained([evening, night, ...later])).toContain('night');
    expect(retained([evening, night, ...later])).not.toContain('evening');
  });
});
