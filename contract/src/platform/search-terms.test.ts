import { expect, test } from 'vitest';
import { searchTerms } from './search-terms.ts';

test.each([
  ['nagpur hospital', ['nagpur', 'hospital']],
  ['  Nagpur   HOSPITAL ', ['nagpur', 'hospital']],
  ['"city hospital" pune', ['city hospital', 'pune']],
  ['pune "city hospital"', ['pune', 'city hospital']],
  ['24" monitor', ['24"', 'monitor']],
  ['"unclosed phrase', ['"unclosed', 'phrase']],
  ['rack racking rack', ['racking']],
  ['"" ', ['""']],
  ['', []],
  ['   ', []],
])('the words of %j are %j', (typed, terms) => {
  expect(searchTerms(typed)).toEqual(terms);
});
