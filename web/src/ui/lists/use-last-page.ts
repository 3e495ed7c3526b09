import { useEffect, useEffectEvent } from 'react';
import type { ListRows } from './list-rows.ts';
import type { ListSearch } from './list-search.ts';

/** Goes to the last page when the requested one is after it, as with an old link or removed rows. */
export function useLastPage(list: ListSearch, { rows, total = 0, isStale }: Pick<ListRows<unknown>, 'rows' | 'total' | 'isStale'>): void {
  const last = Math.max(1, Math.ceil(total / list.pageSize));
  const isBehind = !isStale && total > 0 && rows.length === 0 && list.page > last;
  const goTo = useEffectEvent((page: number) => list.ask({ page }, { isCorrection: true }));
  useEffect(() => {
    if (isBehind) goTo(last);
  }, [isBehind, last]);
}
