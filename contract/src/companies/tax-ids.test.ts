import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gstinCheckCharacter } from '../gst/gstin.ts';
import { gstinHint, ifscHint, panHint, prefixHint, tanHint } from './tax-ids.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const letter = fc.constantFrom(...alphabet.slice(10));
const digit = fc.constantFrom(...alphabet.slice(0, 10));

function text(character: fc.Arbitrary<string>, length: number) {
  return fc.string({ unit: character, minLength: length, maxLength: length });
}

/** GSTINs with the correct check character. */
const gstin = fc
  .tuple(
    fc.constantFrom('01', '09', '22', '27', '29', '36', '97'),
    text(letter, 5),
    text(digit, 4),
    letter,
    fc.constantFrom(...alphabet.slice(1)),
  )
  .map(([state, holder, number, end, registration]) => `${state}${holder}${number}${end}${registration}Z`)
  .map((firstFourteen) => firstFourteen + gstinCheckCharacter(firstFourteen));

describe('the hint about a GSTIN', () => {
  test.each(['27AAPFU0939F1ZV', '22AARCA9513E1ZR', '29AAGCB7383J1Z4', ''])('is absent for %j', (value) => {
    expect(gstinHint(value)).toBeUndefined();
  });

  test('names the check character that a mistyped number lacks', () => {
    expect(gstinHint('07AAACT2727Q1ZT')).toBe('The last character of this GSTIN should be Y.');
    expect(gstinHint('07AAACT2727Q1ZY')).toBeUndefined();
  });

  test.each([
    ['a letter too few', '27AAPFU0939F1Z'],
    ['a letter too many', '27AAPFU0939F1ZVV'],
    ['a state that does not exist', '39AAPFU0939F1ZV'],
    ['letters in the place of digits', '27AAPFUO939F1ZV'],
    ['another letter in the place of Z', '27AAPFU0939F1YV'],
    ['small letters', '27aapfu0939f1zv'],
    ['blanks', ' 27AAPFU0939F1ZV'],
  ])('notices %s', (_, value) => {
    expect(gstinHint(value)).toBe('This does not look like a GSTIN.');
  });

  test('notices every digit that is mistyped as another digit', () => {
    fc.assert(
      fc.property(gstin, fc.nat({ max: 13 }), digit, (sound, place, typed) => {
        fc.pre(/\d/.test(sound.charAt(place)) && sound.charAt(place) !== typed);
        expect(gstinHint(sound)).toBeUndefined();
        expect(gstinHint(sound.slice(0, place) + typed + sound.slice(place + 1))).toBeDefined();
      }),
    );
  });

  test('notices every wrong check character', () => {
    fc.assert(
      fc.property(gstin, fc.constantFrom(...alphabet), (sound, last) => {
        fc.pre(!sound.endsWith(last));
        expect(gstinHint(sound.slice(0, 14) + last)).toBe(`The last character of this GSTIN should be ${sound.charAt(14)}.`);
      }),
    );
  });
});

test.each([
  ['PAN', panHint, 'AAPFU0939F', ['AAPFU0939', 'AAPFU09399', 'aapfu0939f', '27AAPFU0939F']],
  ['TAN', tanHint, 'NSKG01234B', ['NSKG01234', 'NSK101234B', 'NSKG0123BB']],
  ['IFSC', ifscHint, 'SBIN0001234', ['SBIN1001234', 'SBI00001234', 'SBIN000123', 'SBIN00012345']],
] as const)('the hint about a %s has nothing to say of a sound or blank one, and notices others', (name, hint, sound, unsound) => {
  expect([hint(sound), hint('')]).toEqual([undefined, undefined]);
  for (const value of unsound) expect(hint(value)).toMatch(new RegExp(`^This does not look like an? ${name}\\.$`));
});

describe('the hint about an invoice prefix (GTX-07, GTX-37)', () => {
  const numbered = { eInvoices: 'Yes', invoicesIssuedHere: 'Yes' } as const;

  test.each(['', '0A', '/26', '-A'])('warns a company that makes e-invoices and numbers them here of %j', (prefix) => {
    expect(prefixHint(prefix, numbered)).toBe('An e-invoice needs a prefix that begins with a letter or 1 to 9.');
  });

  test('is absent for a prefix that the portal takes, and for all other companies', () => {
    for (const prefix of ['INV/', '26-']) expect(prefixHint(prefix, numbered)).toBeUndefined();
    expect(prefixHint('', { ...numbered, eInvoices: 'No' })).toBeUndefined();
    expect(prefixHint('', { ...numbered, invoicesIssuedHere: 'No' })).toBeUndefined();
  });
});
