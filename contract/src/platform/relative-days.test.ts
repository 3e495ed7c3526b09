import { describe, expect, test } from 'vitest';
import { type DayWord, daysOf, daysOfWord, isDayOrWord } from './relative-days.ts';

const both = (word: DayWord, today: string) => Object.values(daysOfWord(word, today)).join(' to ');

describe('a relative word', () => {
  test.each([
    // A Saturday.
    ['today', '2026-11-28', '2026-11-28 to 2026-11-28'],
    ['this week', '2026-11-28', '2026-11-23 to 2026-11-29'],
    ['this week', '2026-11-29', '2026-11-23 to 2026-11-29'],
    ['this week', '2026-11-30', '2026-11-30 to 2026-12-06'],
    ['last week', '2026-11-30', '2026-11-23 to 2026-11-29'],
    ['this month', '2028-02-29', '2028-02-01 to 2028-02-29'],
    ['last month', '2028-03-31', '2028-02-01 to 2028-02-29'],
    ['last month', '2027-01-01', '2026-12-01 to 2026-12-31'],
    ['this quarter', '2026-11-28', '2026-10-01 to 2026-12-31'],
    ['last quarter', '2026-04-01', '2026-01-01 to 2026-03-31'],
    ['last quarter', '2026-02-10', '2025-10-01 to 2025-12-31'],
    ['this year', '2027-03-31', '2026-04-01 to 2027-03-31'],
    ['this year', '2027-04-01', '2027-04-01 to 2028-03-31'],
    ['last year', '2026-11-28', '2025-04-01 to 2026-03-31'],
  ] as const)('%s on %s means %s (FND-18)', (word, today, days) => {
    expect(both(word, today)).toBe(days);
  });

  test('means its first day as the beginning and its last day as the end (FND-18)', () => {
    expect(daysOf({ from: 'last month', to: 'this week' }, '2026-11-28')).toEqual({ from: '2026-10-01', to: '2026-11-29' });
    expect(daysOf({ from: '2026-01-05' }, '2026-11-28')).toEqual({ from: '2026-01-05', to: undefined });
  });

  test.each(['yesterday', 'This Month', 'this  month', '2026-02-30', '28-11-2026', ''])('“%s” is none (FND-18)', (text) => {
    expect(isDayOrWord(text)).toBe(false);
  });
});
