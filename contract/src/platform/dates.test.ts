import { expect, test } from 'vitest';
import * as z from 'zod';
import { date, dateAt, longDate, optionalDate, recentInstant, longInstant } from './dates.ts';

test.each([
  ['2026-11-01', '1st November 2026'],
  ['2026-11-02', '2nd November 2026'],
  ['2026-11-03', '3rd November 2026'],
  ['2026-11-04', '4th November 2026'],
  ['2026-11-10', '10th November 2026'],
  ['2026-11-11', '11th November 2026'],
  ['2026-11-12', '12th November 2026'],
  ['2026-11-13', '13th November 2026'],
  ['2026-11-20', '20th November 2026'],
  ['2026-11-21', '21st November 2026'],
  ['2026-11-22', '22nd November 2026'],
  ['2026-11-23', '23rd November 2026'],
  ['2026-11-30', '30th November 2026'],
  ['2026-12-31', '31st December 2026'],
  ['2024-02-29', '29th February 2024'],
])('%s in the office is written %s (GEN-09)', (day, text) => {
  expect(longDate(`${day}T12:00:00.000+05:30`)).toBe(text);
});

test('the day begins at midnight in India, which is 18:30 UTC of the day before (GEN-09)', () => {
  expect(longDate('2026-11-20T18:29:59.999Z')).toBe('20th November 2026');
  expect(longDate('2026-11-20T18:30:00.000Z')).toBe('21st November 2026');
  expect(longDate('2026-12-31T18:30:00.000Z')).toBe('1st January 2027');
});

test('a date is that of the clock in India at any moment since 2000 (GEN-09)', () => {
  const clock = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Asia/Kolkata' });
  const [first, hour] = [Date.parse('2000-01-01T00:00:00Z'), 3_600_000];
  const moments = Array.from({ length: 20_000 }, (_, index) => new Date(first + index * 17.5 * hour));
  expect(moments.map(dateAt)).toEqual(moments.map((moment) => clock.format(moment)));
});

test('a request states its moment in the long style of India (GEN-10)', () => {
  expect(longInstant(new Date('2026-11-20T11:33:12.000Z')).replace(/\s/g, ' ')).toBe('20 November 2026 at 5:03:12 pm');
});

test.each([
  ['2026-11-20T09:02:59.000Z', '14:32'],
  ['2026-11-19T18:30:00.000Z', '00:00'],
  ['2026-11-19T18:29:59.000Z', '19-11-2026 23:59'],
])('on 20 November %s is shown as %s', (moment, text) => {
  expect(recentInstant(moment, '2026-11-20')).toBe(text);
});

test('a date in a request may be written as in an office, and is refused if the calendar has none (P3-34)', () => {
  for (const field of [date('Enter the date.'), optionalDate]) {
    expect(z.decode(field, ' 05-Apr-2019 ')).toBe('2019-04-05');
    expect(z.decode(field, '2019-03-31T18:30:00.000Z')).toBe('2019-04-01');
    for (const wrong of ['31/02/2019', '5-Apr-1999', '05/04/19', 'soon']) expect(z.safeDecode(field, wrong).success).toBe(false);
  }
});
