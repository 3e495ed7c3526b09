import { useNavigate, useSearch } from '@tanstack/react-router';
import { dueFilters, type DueFilter } from '@vikray/contract/follow-ups/due-follow-up.ts';
import * as z from 'zod';
import { addressId } from '../platform/address-id.ts';
import { listSearch } from '../ui/lists/list-search.ts';

/** What the due list keeps in its address: what every list keeps, its tab, whose follow-ups it shows, and the chosen row. */
export const dueSearch = listSearch.extend({
  due: z.enum(dueFilters).optional().catch(undefined),
  whose: z.enum(['everybody', 'nobody']).optional().catch(undefined),
  id: addressId,
});

/** Which follow-ups the list shows, and functions to choose. It opens with the user's own that are due. */
export function useDueFilter() {
  const navigate = useNavigate();
  const { due = 'Today', whose } = useSearch({ from: '/shell/followups' });
  function show(change: { readonly due?: DueFilter | undefined; readonly whose?: 'everybody' | 'nobody' | undefined }): void {
    void navigate({ to: '/followups', search: (before) => ({ ...before, page: undefined, ...change }) });
  }
  return {
    due,
    whose: whose ?? ('mine' as const),
    showDue: (tab: DueFilter) => show({ due: tab === 'Today' ? undefined : tab }),
    showWhose: (chosen: 'mine' | 'everybody' | 'nobody') => show({ whose: chosen === 'mine' ? undefined : chosen }),
  };
}
