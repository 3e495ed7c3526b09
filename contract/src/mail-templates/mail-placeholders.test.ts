import { describe, expect, test } from 'vitest';
import { fillPlaceholders, placeholderValues, unknownPlaceholder } from './mail-placeholders.ts';

const quotation = {
  companyName: 'Asha Clinic',
  number: 'ABC/2026-2027/0001-R1',
  date: '2026-11-20',
  totalAmount: 12_40_000_00,
  validUntil: '2026-12-20',
  preparedBy: 'Rohini Sondhi',
  preparedByMobile: '9000000001',
  companyForName: 'Taramandal Furniture',
};
const link = 'https://offers.example.in/q/abc';

describe('the placeholders of mail templates', () => {
  test('become the facts of the quotation, as the office writes them (FUP-19)', () => {
    const values = placeholderValues(quotation, 'Dr. Gokhale', 'Sales Executive', link);
    const text = '{name}|{company}|{number}|{date}|{amount}|{validuntil}|{preparer}|{designation}|{mobile}|{issuer}|{link}';
    expect(fillPlaceholders(text, values).split('|')).toEqual([
      'Dr. Gokhale',
      'Asha Clinic',
      'ABC/2026-2027/0001-R1',
      '20/11/2026',
      'INR 12,40,000.00',
      '20/12/2026',
      'Rohini Sondhi',
      'Sales Executive',
      '9000000001',
      'Taramandal Furniture',
      link,
    ]);
  });

  test('go in as text: a name in braces stays as it is (FUP-19)', () => {
    const values = placeholderValues({ ...quotation, companyName: '$& {name}' }, '{amount}', '', '');
    expect(fillPlaceholders('Dear {name} of {company}', values)).toBe('Dear {amount} of $& {name}');
  });

  test('leave out a line of one that is blank, such as the designation of a preparer who is called by it (FUP-19)', () => {
    const values = placeholderValues({ ...quotation, preparedByMobile: '' }, 'Asha', 'Rohini Sondhi', '');
    expect(fillPlaceholders('Regards,\n{preparer}\n{designation}\n{issuer}\n{mobile}', values)).toBe(
      'Regards,\nRohini Sondhi\nTaramandal Furniture',
    );
    expect(fillPlaceholders('Call {mobile}.\n\nBye', values)).toBe('Call .\n\nBye');
  });

  test.each([
    ['Dear {name}', undefined],
    ['Dear {foo} {bar}', '{foo}'],
    ['{first name}', '{first name}'],
    ['{}', '{}'],
    ['{ name }', '{ name }'],
    ['a } and { b', undefined],
    ['{{name}}', undefined],
  ])('%s: the first unknown one is %s (FUP-19)', (text, unknown) => {
    expect(unknownPlaceholder(text)).toBe(unknown);
  });
});
