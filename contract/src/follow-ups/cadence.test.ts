import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../platform/dates.ts';
import { type Cadence, cadences, firstStep, nextStep, overdueDays, stepsOf } from './cadence.ts';

const aDay = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2026-01-01', days));
const cadence = fc.constantFrom(...cadences);
const waits: Readonly<Record<Cadence, readonly number[]>> = {
  Standard: [3, 7, 14, 30],
  Close: [1, 3, 7, 14],
  Slow: [30, 60, 90],
  None: [],
};
const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

describe('a cadence', () => {
  test('waits 3, 7, 14 and 30 days, each from the call before, and then knows no date (FUP-01, FUP-02)', () => {
    // A Tuesday, and then the day of each step.
    const first = firstStep('Standard', '2026-11-24');
    expect(first).toEqual({ stage: 1, nextOn: '2026-11-27' });
    const second = nextStep('Standard', 1, first.nextOn);
    expect(second).toEqual({ stage: 2, nextOn: '2026-12-04' });
    const third = nextStep('Standard', 2, second.nextOn);
    expect(third).toEqual({ stage: 3, nextOn: '2026-12-18' });
    const fourth = nextStep('Standard', 3, third.nextOn);
    // 30 days later is a Sunday.
    expect(fourth).toEqual({ stage: 4, nextOn: '2027-01-18' });
    expect(nextStep('Standard', 4, fourth.nextOn)).toEqual({ stage: 5, nextOn: '' });
    expect(nextStep('Standard', 5, fourth.nextOn)).toEqual({ stage: 5, nextOn: '' });
  });

  test('None has no step at all (FUP-01)', () => {
    expect(firstStep('None', '2026-11-24').nextOn).toBe('');
    expect(nextStep('None', 3, '2026-11-24').nextOn).toBe('');
  });

  test('never falls on a Sunday, and only a Sunday is moved, by one day (FUP-02)', () => {
    fc.assert(
      fc.property(cadence, aDay, fc.integer({ min: 0, max: 6 }), (name, today, stage) => {
        const step = nextStep(name, stage, today);
        const wait = waits[name][stage];
        // What the rule says, in other words than its own.
        const day = wait === undefined ? '' : addDays(today, wait);
        const isSunday = day !== '' && weekday(day) === 0;
        expect(step).toEqual({ stage: Math.min(stage, stepsOf(name)) + 1, nextOn: isSunday ? addDays(day, 1) : day });
      }),
    );
  });

  test('comes to its end after as many calls as it has steps, whenever they are made (FUP-02)', () => {
    fc.assert(
      fc.property(cadence, aDay, fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 5, maxLength: 5 }), (name, approved, calls) => {
        let step = firstStep(name, approved);
        let today = approved;
        let dates = step.nextOn === '' ? 0 : 1;
        for (const wait of calls) {
          today = addDays(today, wait);
          step = nextStep(name, step.stage, today);
          dates += step.nextOn === '' ? 0 : 1;
        }
        expect(dates).toBe(stepsOf(name));
        expect(step.nextOn).toBe('');
      }),
    );
  });

  test('is overdue by whole days, and not on its day (FUP-05)', () => {
    expect([overdueDays('2026-11-17', '2026-11-20'), overdueDays('2026-11-20', '2026-11-20')]).toEqual([3, 0]);
    expect([overdueDays('2026-11-21', '2026-11-20'), overdueDays('', '2026-11-20')]).toEqual([0, 0]);
  });
});
