import { expect, test } from 'vitest';
import { possibleExtension } from './validity-extension.ts';

const of = (date: string, validUntil: string, today: string) => possibleExtension({ date, validUntil }, today);

test('a validity is extended to a day after it, at most one year after the date of the quotation (REV-29, REV-35)', () => {
  expect(of('2026-11-20', '2026-12-20', '2026-11-25')).toEqual({ earliest: '2026-12-21', latest: '2027-11-20' });
});

test('an expired quotation is extended to today at the earliest (REV-35)', () => {
  expect(of('2026-11-20', '2026-12-20', '2027-01-05')).toEqual({ earliest: '2027-01-05', latest: '2027-11-20' });
});

test('the last possible day can be chosen (REV-29, REV-35)', () => {
  const lastDay = { earliest: '2027-11-20', latest: '2027-11-20' };
  expect([of('2026-11-20', '2027-11-19', '2026-11-25'), of('2026-11-20', '2026-12-20', '2027-11-20')]).toEqual([lastDay, lastDay]);
});

test('there is nothing to extend without a validity, or when the year is over (REV-29, REV-35)', () => {
  expect(of('2026-11-20', '', '2026-11-25')).toBeUndefined();
  expect(of('2026-11-20', '2027-11-20', '2027-01-05')).toBeUndefined();
  expect(of('2025-11-20', '2025-12-20', '2026-11-25')).toBeUndefined();
});
