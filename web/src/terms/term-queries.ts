/** Everything that the terms screen reads from the server. */
import type { Term, TermCategory } from '@vikray/contract/terms/term.ts';
import { call } from '../platform/call.ts';
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

/** Reads a term again, for a user whose change was based on an older version. Nothing when it no longer exists or is of another category. */
export async function reloadTerm({ termsId, category }: Term): Promise<Term | undefined> {
  const { rows } = await call('GetTermsData', { category });
  return rows.find((each) => each.termsId === termsId);
}
