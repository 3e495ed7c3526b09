import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { fieldMessages } from './messages.ts';
import {
  blankableDecimal,
  decimal,
  decimalSum,
  formatDecimal,
  formatPercent,
  formatRupeeChange,
  formatRupees,
  formatWholeRupees,
  groupedDecimal,
  groupedDigits,
  maxHundredths,
  parseDecimal,
  percent,
  signedDecimal,
} from './decimal.ts';

const hundredths = fc.integer({ min: 0, max: maxHundredths });

describe('a decimal', () => {
  test('survives the way over the wire unchanged', () => {
    fc.assert(
      fc.property(hundredths, (value) => {
        expect(parseDecimal(formatDecimal(value))).toBe(value);
        expect(z.decode(decimal(), z.encode(decimal(), value))).toBe(value);
      }),
    );
  });

  test('is sent as a text with exactly two decimals (PRD-17, TAX-07)', () => {
    fc.assert(
      fc.property(hundredths, (value) => {
        expect(formatDecimal(value)).toMatch(/^(0|[1-9]\d*)\.\d\d$/);
      }),
    );
    expect([0, 7, 1_50, 18_00, maxHundredths].map(formatDecimal)).toEqual(['0.00', '0.07', '1.50', '18.00', '99999999999.99']);
  });

  test('has the same value as a number and as a text, despite binary rounding', () => {
    fc.assert(
      fc.property(hundredths, (value) => {
        expect(z.decode(decimal(), value / 100)).toBe(value);
      }),
    );
    expect(z.decode(decimal(), 8.29)).toBe(8_29);
    expect(z.decode(decimal(), 1.1)).toBe(1_10);
  });

  test.each([
    ['1200', 1200_00],
    ['1200.5', 1200_50],
    ['1200.50', 1200_50],
    ['0', 0],
    ['007', 7_00],
    ['  12.00 ', 12_00],
    ['99999999999.99', maxHundredths],
    ['1,200', 1200_00],
    ['₹1,00,000/-', 100_000_00],
  ])('may be written %j', (text, value) => {
    expect(z.decode(decimal(), text)).toBe(value);
  });

  test.each([
    '12.345',
    '-1',
    '+1',
    '1,20',
    '1.200,00',
    '1e3',
    '.5',
    '5.',
    '',
    ' ',
    '१२',
    '0x10',
    'NaN',
    'Infinity',
    '1.2.3',
    '100000000000',
    '18 %',
  ])('may not be written %j (PRD-10)', (text) => {
    expect(z.safeDecode(decimal('Please enter Product MRP.'), text).error?.issues[0]?.message).toBe('Please enter Product MRP.');
  });

  test.each([Number.NaN, Infinity, -Infinity, -0.01, 12.345, 1e21, 1e-7, 0.1 + 0.7, maxHundredths / 100 + 1])(
    'may not be the number %d',
    (value) => {
      expect(z.safeDecode(decimal(), value).success).toBe(false);
    },
  );
});

test('a percentage goes from 0 to 100', () => {
  for (const [text, value] of [
    ['0', 0],
    ['18.5', 18_50],
    ['100.00', 100_00],
    ['18 %', 18_00],
  ] as const)
    expect(z.decode(percent(), text)).toBe(value);
  for (const text of ['100.01', '101', '-1', '18.555']) expect(z.safeDecode(percent(), text).success).toBe(false);
});

test.each([
  [0, '₹0.00'],
  [7, '₹0.07'],
  [999_99, '₹999.99'],
  [1_000_00, '₹1,000.00'],
  [99_999_50, '₹99,999.50'],
  [1_00_000_00, '₹1,00,000.00'],
  [12_34_567_50, '₹12,34,567.50'],
  [1_00_00_000_00, '₹1,00,00,000.00'],
  [99_99_99_99_999_99, '₹99,99,99,99,999.99'],
])('%i paise are shown as %s (GEN-04, GEN-05)', (paise, shown) => {
  expect(formatRupees(paise)).toBe(shown);
});

test('an amount is shown with its paise', () => {
  fc.assert(
    fc.property(hundredths, (paise) => {
      expect(formatRupees(paise).replace(/[₹,]/g, '')).toBe(formatDecimal(paise));
    }),
  );
});

test('a sum of decimals survives the way over the wire unchanged, also above the largest decimal', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (value) => {
      expect(z.decode(decimalSum(), z.encode(decimalSum(), value))).toBe(value);
    }),
  );
  expect(z.encode(decimalSum(), maxHundredths + 1)).toBe('100000000000.00');
  expect(['', '1', '1.5', '-1.00', '1e3.00', '99999999999999.99'].filter((text) => z.safeDecode(decimalSum(), text).success)).toEqual([]);
});

test('a signed decimal survives the way over the wire unchanged (REV-25)', () => {
  fc.assert(
    fc.property(fc.integer({ min: -maxHundredths, max: maxHundredths }), (value) => {
      expect(z.decode(signedDecimal(), z.encode(signedDecimal(), value))).toBe(value);
    }),
  );
  expect([-500_00, -7, 0, 500_00].map((value) => z.encode(signedDecimal(), value))).toEqual(['-500.00', '-0.07', '0.00', '500.00']);
});

test.each([
  [12_34_567_50, '+₹12,34,567.50', '₹12,34,567.50'],
  [-7, '−₹0.07', '−₹0.07'],
  [0, '₹0.00', '₹0.00'],
])('a change of %i paise is shown as %s (REV-25)', (paise, change, amount) => {
  expect([formatRupeeChange(paise), formatRupees(paise)]).toEqual([change, amount]);
});

test('a percentage is shown without trailing zeros', () => {
  expect([0, 7, 12_50, 18_00, 100_00].map(formatPercent)).toEqual(['0%', '0.07%', '12.5%', '18%', '100%']);
});

test('each fault of a decimal has its own sentence', () => {
  const sentence = (codec: z.ZodType, value: unknown) => z.safeDecode(codec, value).error?.issues[0]?.message;
  expect(sentence(decimal(), 'five')).toBe(fieldMessages.notDecimal);
  expect(sentence(decimal('Enter it.', 5_00, 'At most 5.'), '5.01')).toBe('At most 5.');
  expect(sentence(decimal('Enter it.', 5_00), '5.01')).toBe('Enter it.');
  expect(sentence(percent(), '100.01')).toBe(fieldMessages.notAPercentage);
});

describe('a decimal that may be blank', () => {
  const charge = blankableDecimal('Enter the charge.', { least: 1_00, most: 5_00, tooLarge: 'At most 5.' });
  const sentence = (value: unknown, codec = charge) => z.safeDecode(codec, value as never).error?.issues[0]?.message;

  test('is null while it is blank', () => {
    expect(['', null, '1', 5].map((value) => z.decode(charge, value))).toEqual([null, null, 1_00, 5_00]);
    expect([null, 0, 1_00].map((value) => z.encode(blankableDecimal('Enter it.'), value))).toEqual(['', '0.00', '1.00']);
    expect(z.decode(blankableDecimal('Enter it.'), '0')).toBe(0);
  });

  test('is refused with its sentence below the least and for any other text, and with another above the most', () => {
    expect(['0.99', 'five', true, '5.01'].map((value) => sentence(value))).toEqual([
      'Enter the charge.',
      'Enter the charge.',
      'Enter the charge.',
      'At most 5.',
    ]);
    expect(['5.01', '-1'].map((value) => sentence(value, blankableDecimal('Enter it.', { most: 5_00 })))).toEqual([
      'Enter it.',
      'Enter it.',
    ]);
  });

  test('takes a text of up to 30 characters, blanks included', () => {
    for (const codec of [charge, decimal('Enter the charge.')]) {
      expect(z.decode(codec, '2'.padEnd(30))).toBe(2_00);
      expect(z.safeDecode(codec, '2'.padEnd(31)).success).toBe(false);
    }
  });
});

test('whole rupees are rounded half up (GEN-04)', () => {
  expect([0, 49, 50, 1_90_807_49, 1_90_807_50].map(formatWholeRupees)).toEqual(['₹0', '₹0', '₹1', '₹1,90,807', '₹1,90,808']);
});

test('digits are grouped while they are typed, and the decimals are left alone', () => {
  expect(['', '999', '1234', '1234567', '1234567.5', '1.2.3'].map(groupedDigits)).toEqual([
    '',
    '999',
    '1,234',
    '12,34,567',
    '12,34,567.5',
    '1.2.3',
  ]);
});

test('a column that names its currency shows hundredths in Indian grouping', () => {
  expect([0, 7, 12_34_567_50].map(groupedDecimal)).toEqual(['0.00', '0.07', '12,34,567.50']);
});
