import { expect, test } from 'vitest';
import { datesOfQuarter, quarterOf } from './tds-quarter.ts';

test.each([
  ['2026-04-01', '2026-2027-Q1', '2026-04-01', '2026-06-30'],
  ['2026-09-30', '2026-2027-Q2', '2026-07-01', '2026-09-30'],
  ['2026-12-31', '2026-2027-Q3', '2026-10-01', '2026-12-31'],
  ['2027-03-31', '2026-2027-Q4', '2027-01-01', '2027-03-31'],
])('%s is in the quarter %s (PAY-07)', (day, quarter, from, to) => {
  expect(quarterOf(day)).toBe(quarter);
  expect(datesOfQuarter(quarter)).toEqual({ from, to });
});

test.each(['2026-2028-Q1', '2026-2027-Q5', '2026', ''])('%s is no quarter (PAY-07)', (text) => {
  expect(datesOfQuarter(text)).toBeUndefined();
});
