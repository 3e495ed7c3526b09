import { useNavigate, useSearch } from '@tanstack/react-router';
import { allYears, oldQuotationYears, standardYear } from '@vikray/contract/old-quotations/old-quotation-years.ts';
import * as z from 'zod';
import { today } from '../platform/today.ts';
import { listSearch } from '../ui/lists/list-search.ts';

/** The search part of the list's address. On top of every list's parameters: the financial year, unless it is the standard one. */
export const oldQuotationSearch = listSearch.extend({
  year: z
    .string()
    .refine((year) => year === allYears || oldQuotationYears(today()).includes(year))
    .optional()
    .catch(undefined),
});

/** The financial year whose quotations are shown, or `allYears`, and a function that changes it. */
export function useChosenYear(): [string, (year: string) => void] {
  const { year = standardYear } = useSearch({ from: '/shell/oldquotation' });
  const navigate = useNavigate({ from: '/oldquotation' });
  const choose = (chosen: string) => {
    const kept = chosen === standardYear ? undefined : chosen;
    void navigate({ search: (before) => ({ ...before, year: kept, page: undefined }) });
  };
  return [year, choose];
}
