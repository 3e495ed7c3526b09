import { expect, test } from 'vitest';
import { isInCalendar, readDate } from './read-date.ts';
import { readAmount, readPercent } from './read-amount.ts';
import { readMobile } from './read-mobile.ts';
import { readPhone } from './read-phone.ts';
import { readPin } from './read-pin.ts';

test.each([
  ['02026120000', '02026120000'],
  ['020 2612-0000', '02026120000'],
  ['(020) 2612 0000', '02026120000'],
  ['+91 20 2612 0000', '02026120000'],
  ['+91 (0)20 2612 0000', '02026120000'],
  ['+91-020-26120000', '02026120000'],
  ['0091 20 26120000', '02026120000'],
  ['080–2612.0000', '08026120000'],
  ['+971 4 123 4567', '97141234567'],
])('reads the phone number %s as %s (P3-28)', (written, number) => {
  expect(readPhone(written)).toBe(number);
});

test.each([
  ['9876543210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['91-98765-43210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['9198765432', '9198765432'],
])('reads the mobile number %s as %s (P3-28)', (written, number) => {
  expect(readMobile(written)).toBe(number);
});

test('reads a PIN with its blank or hyphen (P3-28)', () => {
  expect(['411 004', '411-004', '411004'].map(readPin)).toEqual(['411004', '411004', '411004']);
  expect(['41 1004', '411 004 411 005', '411004/05'].map(readPin)).toEqual(['41 1004', '411 004 411 005', '411004/05']);
});

test.each([
  '02026120000 / 02026120001',
  '26120000/01',
  '020-26120000, 26120001',
  '9876543210 9876543211',
  '+91 98765 43210 +91 98765 43211',
  '020 2612 0000 ext 12',
  '2612x0000',
  '020 2612 0000\n020 2612 0001',
  'call the office',
  '+91 98',
  '',
])('leaves %j as it is, for the checks to refuse it', (written) => {
  expect([readPhone(written), readMobile(written)]).toEqual([written, written]);
});

test.each([
  ['1200', '1200'],
  ['1200.5', '1200.5'],
  ['₹1,00,000/-', '100000'],
  ['Rs.1,00,000/-', '100000'],
  ['Rs. 1,00,000.50', '100000.50'],
  ['INR 12,499.50', '12499.50'],
  ['1,234,567.00', '1234567.00'],
  ['500/- only', '500'],
])('reads the amount %s as %s (P3-30)', (written, amount) => {
  expect(readAmount(written)).toBe(amount);
});

test.each(['1,00.000,00', '12499,50', '1,2', '1.23E+05', '-5', '12 500', '1,200 + 18%', '5 %', '', `1${' '.repeat(50)}`])(
  'leaves %j as it is: no amount, or one that could be read in two ways (P3-30)',
  (written) => {
    expect(readAmount(written)).toBe(written);
  },
);

test('reads a percentage with its sign', () => {
  expect(['18', '18%', '12.5 %'].map(readPercent)).toEqual(['18', '18', '12.5']);
  expect(['₹18', '18 % off', '1,8'].map(readPercent)).toEqual(['₹18', '18 % off', '1,8']);
});

test.each([
  ['2019-04-05', '2019-04-05'],
  ['05/04/2019', '2019-04-05'],
  ['5-4-2019', '2019-04-05'],
  ['05.04.2019', '2019-04-05'],
  ['05/04/19', '2019-04-05'],
  ['05-Apr-2019', '2019-04-05'],
  ['5-Apr-19', '2019-04-05'],
  ['5th April 2019', '2019-04-05'],
  ['5 Sept 2019', '2019-09-05'],
  ['01/01/36', '2036-01-01'],
  ['01/01/37', '1937-01-01'],
  ['2019-04-05 00:00:00', '2019-04-05'],
  ['2019-04-05T10:00', '2019-04-05'],
])('reads the date %s as %s (P3-34)', (written, date) => {
  expect(readDate(written, '2026-11-28')).toBe(date);
});

test.each([
  ['2019-03-31T18:29:59.999Z', '2019-03-31'],
  ['2019-03-31T18:30:00.000Z', '2019-04-01'],
  ['2019-04-01 00:30:00+05:30', '2019-04-01'],
  ['2019-04-01T02:00:00+0900', '2019-03-31'],
])('reads the instant %s as its date in India, %s (P3-33)', (instant, date) => {
  expect(readDate(instant)).toBe(date);
});

test.each(['31/02/2019', '04/31/2019', '5-Foo-2019', '5-Ma-2019', 'soon', '', '2019', '05/04/9'])('takes %j for no date', (written) => {
  expect(readDate(written, '2026-11-28')).toBe(written);
});

test('a year of two digits needs today, and the calendar decides what exists', () => {
  expect(readDate('05/04/19')).toBe('05/04/19');
  expect(['2028-02-29', '2026-02-29', '2026-13-01'].map(isInCalendar)).toEqual([true, false, false]);
});
