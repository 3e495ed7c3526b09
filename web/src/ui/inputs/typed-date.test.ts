import { expect, test } from 'vitest';
import { typedDate } from './typed-date.ts';

const today = '2026-11-22';

test.each([
  ['20-11-2026', '2026-11-20'],
  ['20/11/2026', '2026-11-20'],
  ['20.11.26', '2026-11-20'],
  ['5 1 26', '2026-01-05'],
  ['201126', '2026-11-20'],
  ['20112026', '2026-11-20'],
  [' Today ', '2026-11-22'],
  ['yesterday', '2026-11-21'],
  ['29-02-2028', '2028-02-29'],
  ['01-01-85', '1985-01-01'],
  ['01-01-36', '2036-01-01'],
])('reads %j as %s', (text, date) => {
  expect(typedDate(text, today)).toBe(date);
});

test.each(['', '20', '20-11', '31-11-2026', '29-02-2026', '20-13-2026', '2026-11-20', 'soon', '00-00-0000', '2011260'])(
  'takes %j for no date',
  (text) => {
    expect(typedDate(text, today)).toBeUndefined();
  },
);
