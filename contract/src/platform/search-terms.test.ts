import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparable, folded, searchTerms, spanOf } from './search-terms.ts';

test.each([
  ['nagpur hospital', ['nagpur', 'hospital']],
  ['  Nagpur   HOSPITAL ', ['nagpur', 'hospital']],
  ['"city hospital" pune', ['city hospital', 'pune']],
  ['pune "city hospital"', ['pune', 'city hospital']],
  ['“city hospital” pune', ['city hospital', 'pune']],
  ['24" monitor', ['24"', 'monitor']],
  ['"unclosed phrase', ['"unclosed', 'phrase']],
  ['rack racking rack', ['racking']],
  ['Pvt. Ltd.', ['pvt', 'ltd']],
  ['.', []],
  ['"" ', ['""']],
  ['', []],
  ['   ', []],
])('the words of %j are %j', (typed, terms) => {
  expect(searchTerms(typed)).toEqual(terms);
});

describe('a folded text', () => {
  test.each([
    ['Café', 'cafe'],
    ['Cafe\u0301', 'cafe'],
    ['Venkateśwara', 'venkateswara'],
    ['ज़ेब्रा', 'जेब्रा'],
    ['ज\u093cेब्रा', 'जेब्रा'],
    ['ਸ਼ਾਮ', 'ਸਾਮ'],
    ['O’Brien', "o'brien"],
    ['O´Brien', "o'brien"],
    ['24″ × 36″', '24" × 36"'],
    ["24'' rack", '24" rack'],
    ['A.B.C. Co.', 'abc co'],
    ['M/s. A . B', 'm/s a b'],
    ['₹12,345.50', '₹12,345.50'],
    ['05.04.2026', '05.04.2026'],
    ['Nº 5', 'no 5'],
  ])('of %j is %j (P3-70)', (text, key) => {
    expect(folded(text)).toBe(key);
  });

  test('keeps vowel signs, which make another word (P3-70)', () => {
    expect(folded('कि')).not.toBe(folded('की'));
    expect(folded('ಕೋಟೆ')).toBe(comparable('ಕೋಟೆ'));
  });

  const signs = fc.constantFrom(...Array.from('abz 019.,-/\'"’“”″´`éśßςİ\u0301\u093cजिमस्🪑'));
  const text = fc.string({ unit: signs, maxLength: 12 });

  test('stays as it is when it is folded again, and does not depend on whether the text was comparable before (P3-70)', () => {
    fc.assert(
      fc.property(text, (any) => {
        expect(folded(folded(any))).toBe(folded(any));
        expect(folded(comparable(any))).toBe(folded(any));
      }),
      { numRuns: 3000 },
    );
  });

  test('has every part of the text that begins and ends with a letter or digit (P3-70)', () => {
    const part = fc.stringMatching(/^[a-z0-9](?:[a-z0-9. é]{0,6}[a-z0-9])?$/);
    fc.assert(
      fc.property(text, part, text, (before, within, after) => {
        const whole = `${before} ${within} ${after}`;
        for (const term of searchTerms(within)) expect(folded(whole)).toContain(term);
      }),
    );
  });
});

describe('the place of a term', () => {
  const found = (text: string, term: string) => {
    const span = spanOf(text, term);
    return span && text.slice(span.start, span.end);
  };

  test.each([
    ['Hotel Café Ltd.', 'cafe', 'Café'],
    ['The A.B.C.  Company', 'abc company', 'A.B.C.  Company'],
    ['श्री ज़ेब्रा', 'जेब्रा', 'ज़ेब्रा'],
    ['Rate 12.50', '12.50', '12.50'],
    ['Patrick O’Brien', "o'brien", 'O’Brien'],
    ['Rack', 'shelf', undefined],
    ['Rack', '', undefined],
  ])('in %j of %j is %j (FND-02, P3-70)', (text, term, shown) => {
    expect(found(text, term)).toBe(shown);
  });
});
