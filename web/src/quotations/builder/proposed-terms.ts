import type { Company } from '@vikray/contract/companies/company.ts';
import { standardTermOf } from '@vikray/contract/companies/standard-terms.ts';
import { printedTerms } from '@vikray/contract/quotations/printed-names.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import type { TermCategory } from '@vikray/contract/terms/term.ts';
import type { Terms } from './quotation-form.ts';
import { termsOf } from './term-categories.ts';

interface TermSources {
  /** The last quotations to the customer, newest first. */
  readonly quotations: readonly Quotation[];
  /** The issuing company; null for none. */
  readonly company: Company | null;
  /** The texts of the office, by category. */
  readonly texts: readonly { readonly label: TermCategory; readonly value: string }[];
}

interface ProposedTerms {
  readonly terms: Terms;
  /** Says where they come from. */
  readonly note: string;
}

/**
 * The terms that a quotation begins with: those of the last quotation to this customer that has any and is not void, else the standard
 * terms of the issuing company. Without either, a term takes the text of its category, if the office has only one. Another customer's
 * quotation is never a source: a seller's special terms once went to everyone.
 */
export function proposedTerms({ quotations, company, texts }: TermSources): ProposedTerms {
  const last = quotations.find((quotation) => quotation.status !== 'Void' && hasAny(termsOf(quotation)));
  if (last) return { terms: termsOf(last), note: say.termsOfQuotation(last.number) };
  const standard = company ? standardOf(company) : {};
  if (company && hasAny(standard)) return { terms: standard, note: say.termsOfCompany(company.companyName) };
  const only = Object.fromEntries(printedTerms.map(([field, category]) => [field, onlyTextOf(category, texts)]));
  return { terms: only, note: hasAny(only) ? `${say.noTerms} ${say.termsOfList}` : say.noTerms };
}

/** The standard terms of a company. */
export function standardOf(company: Company): Terms {
  return Object.fromEntries(printedTerms.map(([field]) => [field, company[standardTermOf[field]]]));
}

/** Whether a term has a text. */
export function hasAny(terms: Terms): boolean {
  return Object.values(terms).some(Boolean);
}

function onlyTextOf(category: TermCategory, texts: TermSources['texts']): string {
  const own = texts.filter(({ label }) => label === category);
  return own.length === 1 ? (own[0]?.value ?? '') : '';
}
