/** Everything that the terms screen reads from the server. */
import type { Term, TermCategory } from '@vikray/contract/terms/term.ts';
import { refresh } from '../platform/queries.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';

/** The terms of a category. */
export function useTermList(page: ListPage, category: TermCategory): ListRows<Term> {
  return useListRows('GetTermsData', page, (term) => term.termsId, { category });
}

/** Makes everything that shows terms reload. */
export function refreshTerms(): Promise<void> {
  return refresh('GetTermsData', 'GetTerms');
}
