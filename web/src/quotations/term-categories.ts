import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import type { TermCategory } from '@vikray/contract/terms/term.ts';
import type { TermField, Terms } from './quotation-form.ts';

/** The eight terms in printed order, each with the category whose texts it offers. */
export const termCategories: readonly (readonly [field: TermField, category: TermCategory])[] = [
  ['delivery', 'Delivery'],
  ['price', 'Price'],
  ['payment', 'Payment'],
  ['taxes', 'Taxes'],
  ['freight', 'Freight'],
  ['validity', 'Validity'],
  ['warranty', 'Warranty'],
  ['others', 'Others'],
];

/** The terms of a quotation, to be proposed for the next one. */
export function termsOf(quotation: Quotation): Terms {
  return Object.fromEntries(termCategories.map(([field]) => [field, quotation[field]]));
}

/** The categories whose term is blank. */
export function blankTerms(terms: Terms): TermCategory[] {
  return termCategories.flatMap(([field, category]) => (terms[field] ? [] : category));
}
