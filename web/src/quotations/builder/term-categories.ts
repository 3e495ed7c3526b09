import { printedTerms } from '@vikray/contract/quotations/printed-names.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import type { TermCategory } from '@vikray/contract/terms/term.ts';
import type { Terms } from './quotation-form.ts';

/** The terms of a quotation, to be proposed for the next one. */
export function termsOf(quotation: Quotation): Terms {
  return Object.fromEntries(printedTerms.map(([field]) => [field, quotation[field]]));
}

/** The categories whose term is blank. */
export function blankTerms(terms: Terms): TermCategory[] {
  return printedTerms.flatMap(([field, category]) => (terms[field] ? [] : category));
}
