import { useEffect } from 'react';
import type { ListRows } from './list-rows.ts';
import type { ListSearch } from './list-search.ts';

/** Goes to the last page instead of one behind it, such as that of an old link or of rows that are gone. */
export function useLastPage(list: ListSearch, { rows, total = 0, isStale }: Pick<ListRows<unknown>, 'rows' | 'total' | 'isStale'>): void {
  const last = Math.max(1, Math.ceil(total / list.pageSize));
  const isBehind = !isStale && total > 0 && rows.length === 0 && list.page > last;
  const { ask } = list;
  useEffect(() => {
    if (isBehind) ask({ page: last }, { isCorrection: true });
    // Once for each page that is behind the last one; `ask` is new at every drawing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isBehind, last]);
}
