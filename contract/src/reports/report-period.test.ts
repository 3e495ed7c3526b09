import { describe, expect, test } from 'vitest';
import { monthsOf, periodBefore, wrongPeriod } from './report-period.ts';

describe('the period of a report', () => {
  test('is at most five years, and not reversed (RPT-03)', () => {
    expect(wrongPeriod({ from: '2026-04-01', to: '2026-03-31' })).toBe('DatesReversed');
    expect(wrongPeriod({ from: '2021-04-01', to: '2026-03-31' })).toBeUndefined();
    expect(wrongPeriod({ from: '2021-04-01', to: '2026-04-01' })).toBe('PeriodTooLong');
    expect(wrongPeriod({ from: '2024-02-29', to: '2024-02-29' })).toBeUndefined();
  });

  test('is compared with the same days a year before, while it runs up to the same day (RPT-04)', () => {
    const year = { from: '2026-04-01', to: '2027-03-31' };
    expect(periodBefore(year, '2026-11-28')).toEqual({ from: '2025-04-01', to: '2025-11-28' });
    expect(periodBefore(year, '2027-03-31')).toEqual({ from: '2025-04-01', to: '2026-03-31' });
    expect(periodBefore({ from: '2030-01-01', to: '2030-01-31' }, '2026-11-28')).toEqual({ from: '2029-01-01', to: '2029-01-31' });
  });

  test('leaves no leap day out, and has none of its own in other years (RPT-04)', () => {
    expect(periodBefore({ from: '2025-02-01', to: '2025-02-28' }, '2026-01-01')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
    expect(periodBefore({ from: '2024-02-29', to: '2024-02-29' }, '2026-01-01')).toEqual({ from: '2023-02-28', to: '2023-02-28' });
    expect(periodBefore({ from: '2024-02-01', to: '2024-02-28' }, '2026-01-01')).toEqual({ from: '2023-02-01', to: '2023-02-28' });
  });

  test('has each month that has begun, cut to the period (RPT-06)', () => {
    expect(monthsOf({ from: '2025-12-15', to: '2026-02-10' }, '2026-11-28')).toEqual([
      { month: '2025-12', from: '2025-12-15', to: '2025-12-31' },
      { month: '2026-01', from: '2026-01-01', to: '2026-01-31' },
      { month: '2026-02', from: '2026-02-01', to: '2026-02-10' },
    ]);
    expect(monthsOf({ from: '2026-10-01', to: '2027-03-31' }, '2026-11-28').map(({ month }) => month)).toEqual(['2026-10', '2026-11']);
    expect(monthsOf({ from: '2030-01-01', to: '2030-03-31' }, '2026-11-28')).toHaveLength(1);
  });
});
