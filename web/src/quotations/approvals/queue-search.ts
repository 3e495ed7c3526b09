import { useNavigate, useSearch } from '@tanstack/react-router';
import * as z from 'zod';
import { listSearch } from '../../ui/lists/list-search.ts';

/** What the queue keeps in its address: that of a list, and whether it shows all quotations or only those that the user may approve. */
export const queueSearch = listSearch.extend({ show: z.literal('all').optional().catch(undefined) });

/** Whether the queue shows what the user may approve, or all of it, and a function to choose. */
export function useQueueFilter(): readonly ['Yes' | 'All', (mayApprove: 'Yes' | 'All') => void] {
  const navigate = useNavigate();
  const { show } = useSearch({ from: '/shell/approvals' });
  function choose(mayApprove: 'Yes' | 'All'): void {
    void navigate({
      to: '/approvals',
      search: (before) => ({ ...before, page: undefined, show: mayApprove === 'All' ? 'all' : undefined }),
    });
  }
  return [show === 'all' ? 'All' : 'Yes', choose];
}
