import { useNavigate, useSearch } from '@tanstack/react-router';
import { tdsKinds } from '@vikray/contract/money/receipt-words.ts';
import { datesOfQuarter } from '@vikray/contract/money/tds-quarter.ts';
import * as z from 'zod';
import { listSearch } from '../ui/lists/list-search.ts';

/** Which deductions the page shows, by their certificate. */
export const certifiedChoices = ['No', 'Yes', 'All'] as const;

/** What the page keeps in its address: that of a list, the tab, and which deductions. */
export const deductionSearch = listSearch.extend({
  by: z.enum(['Sums']).optional().catch(undefined),
  kind: z.enum(tdsKinds).optional().catch(undefined),
  quarter: z
    .string()
    .refine((text) => datesOfQuarter(text) !== undefined)
    .optional()
    .catch(undefined),
  certified: z.enum(certifiedChoices).optional().catch(undefined),
});

export type DeductionAddress = Omit<z.output<typeof deductionSearch>, keyof typeof listSearch.shape>;

/** The address of the page and a function that changes some of it. A change leads to the first page. */
export function useDeductionAddress(): [DeductionAddress, (change: DeductionAddress) => void] {
  const address = useSearch({ from: '/shell/deductions' });
  const navigate = useNavigate({ from: '/deductions' });
  return [address, (change) => void navigate({ search: (before) => ({ ...before, ...change, page: undefined }) })];
}
