/** All that the import screen reads from the server. */
import { isUnderWay } from '@vikray/contract/imports/import-state.ts';
import type { ImportRun, RefusedRow } from '@vikray/contract/imports/import.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryClient, queryOf, refresh } from '../platform/queries.ts';
import { useListRows, type ListRows } from '../ui/list-rows.ts';
import type { ListPage } from '../ui/list-search.ts';

/** How often an import that is under way is looked at. */
const lookEveryMs = 700;

/** The earlier imports, the newest first. */
export function useImports() {
  return useQuery(queryOf('GetImports', {}));
}

/** An import, looked at again and again while the server is at work on it; null when there is none of that number. */
export function useImport(importId: number) {
  const query = useQuery({
    ...queryOf('GetImports', { importId }),
    select: ([run]): ImportRun | null => run ?? null,
    refetchInterval: ({ state }) => (state.data?.[0] && isUnderWay(state.data[0].state) ? lookEveryMs : false),
  });
  const wasUnderWay = useRef(false);
  const underWay = query.data ? isUnderWay(query.data.state) : false;
  useEffect(() => {
    // What it has added or taken back shows in other lists.
    if (wasUnderWay.current && !underWay) void queryClient.invalidateQueries({ refetchType: 'none' });
    wasUnderWay.current = underWay;
  }, [underWay]);
  return query;
}

/** The rows of a file that cannot be imported. */
export function useRefusedRows(importId: number, page: ListPage): ListRows<RefusedRow> {
  return useListRows('GetImportRows', page, (row) => row.rowId, { importId });
}

/** Has everything that shows imports read afresh. */
export function refreshImports(): Promise<void> {
  return refresh('GetImports');
}
