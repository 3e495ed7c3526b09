import { useNavigate, useSearch } from '@tanstack/react-router';
import { shownStatuses, type ShownStatus } from '@vikray/contract/quotations/quotation-status.ts';
import * as z from 'zod';
import { filteredSearch } from '../ui/lists/list-search.ts';

/** The search part of the list's address. On top of every list's parameters: the status that is shown, unless all are. */
export const quotationListSearch = filteredSearch.extend({ shownstatus: z.enum(shownStatuses).optional().catch(undefined) });

/** The status whose quotations are shown, undefined for all, and a function that changes it. */
export function useChosenStatus(): [ShownStatus | undefined, (status: ShownStatus | undefined) => void] {
  const { shownstatus } = useSearch({ from: '/shell/quotationlist' });
  const navigate = useNavigate({ from: '/quotationlist' });
  const choose = (status: ShownStatus | undefined) => {
    void navigate({ search: (before) => ({ ...before, shownstatus: status, page: undefined }) });
  };
  return [shownstatus, choose];
}
