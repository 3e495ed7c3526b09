import { useQuery } from '@tanstack/react-query';
import type { BuilderTask } from './builder-task.ts';
import { openQuotation } from './open-quotation.ts';

/** What the builder opens with for a task. It is read once, so that nothing changes while the user types. Null when there is none. */
export function useOpenedQuotation(task: BuilderTask) {
  return useQuery({ queryKey: ['opened-quotation', task], queryFn: async () => openQuotation(task), staleTime: Infinity, gcTime: 0 });
}
