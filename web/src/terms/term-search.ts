import { useNavigate, useSearch } from '@tanstack/react-router';
import { termCategories, type TermCategory } from '@vikray/contract/terms/term.ts';
import * as z from 'zod';
import { listSearch } from '../ui/lists/list-search.ts';

/** The search part of the list's address. On top of every list's parameters: the category, unless it is the first. */
export const termSearch = listSearch.extend({ category: z.enum(termCategories).optional().catch(undefined) });

/** The category whose terms are shown, and a function that changes it. */
export function useTermCategory(): [TermCategory, (category: TermCategory) => void] {
  const { category = termCategories[0] } = useSearch({ from: '/shell/addterms' });
  const navigate = useNavigate({ from: '/addterms' });
  const choose = (chosen: TermCategory) => {
    const kept = chosen === termCategories[0] ? undefined : chosen;
    void navigate({ search: (before) => ({ ...before, category: kept, page: undefined }) });
  };
  return [category, choose];
}
