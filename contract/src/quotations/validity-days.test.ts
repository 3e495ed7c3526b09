import { expect, test } from 'vitest';
import { datesOfNumber } from './quotable-dates.ts';
import { usualValidity, validityHint } from './validity-days.ts';

test('proposes a validity of 30 days (REV-30)', () => {
  expect(usualValidity('2026-11-20')).toBe('2026-12-20');
});

test.each(['15 days', 'Valid for 15 days from the date of the quotation.', '15 (fifteen) Days', 'fifteen (15) days', 'A 15-day offer'])(
  'notices that %j names another number of days than the date allows (REV-30)',
  (term) => {
    const sentence = 'The validity term says 15 days, but the date allows 30.';
    expect(validityHint('2026-11-20', '2026-12-20', term)).toBe(sentence);
    expect(validityHint('2026-11-20', '2026-12-05', term)).toBeUndefined();
  },
);

test.each(['Until further notice', 'Till 31st March', '', undefined])('has nothing to say about the term %j (REV-30)', (term) => {
  expect(validityHint('2026-11-20', '2026-12-20', term)).toBeUndefined();
});

test('has nothing to say about a quotation that never expires (REV-30)', () => {
  expect(validityHint('2026-11-20', null, '15 days')).toBeUndefined();
});

test('reads the financial year from a number (REV-09)', () => {
  expect(datesOfNumber('ABC/2026-2027/0001')).toEqual({ earliest: '2026-04-01', latest: '2027-03-31' });
});
