/** All that the import screen reads from the server. */
import { isUnderWay } from '@vikray/contract/imports/import-state.ts';
import type { ImportRun, RefusedRow } from '@vikray/contract/imports/import.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CallFailure } from '../platform/call-failure.ts';
import { call } from '../platform/call.ts';
import { queryClient, queryOf, refresh } from '../platform/queries.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';

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
  const underWay = query.data ? isUnderWay(query.data.state) : false;
  useEffect(() => (underWay ? () => void refreshAtEnd(importId) : undefined), [underWay, importId]);
  return query;
}

const followed = new Set<number>();

/**
 * Has every list read afresh once an import has ended, as its rows show in other lists. The user may have left its page. Gives up when the
 * server cannot be asked, as after a logout.
 */
async function refreshAtEnd(importId: number): Promise<void> {
  if (followed.has(importId)) return;
  followed.add(importId);
  try {
    while (await isStillUnderWay(importId)) await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    await queryClient.invalidateQueries();
  } catch (thrown) {
    if (!(thrown instanceof CallFailure)) throw thrown;
  } finally {
    followed.delete(importId);
  }
}

async function isStillUnderWay(importId: number): Promise<boolean> {
  const [run] = await call('GetImports', { importId });
  return run !== undefined && isUnderWay(run.state);
}

/** The rows of a file that cannot be imported. */
export function useRefusedRows(importId: number, page: ListPage): ListRows<RefusedRow> {
  return useListRows('GetImportRows', page, (row) => row.rowId, { importId });
}

/** Has everything that shows imports read afresh. */
export function refreshImports(): Promise<void> {
  return refresh('GetImports');
}
