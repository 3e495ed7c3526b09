/** Everything that the import screen reads from the server. */
import { isUnderWay } from '@vikray/contract/imports/import-state.ts';
import type { ImportChange } from '@vikray/contract/imports/import-change.ts';
import type { RefusedRow } from '@vikray/contract/imports/import.ts';
import type { ShownImport } from '@vikray/contract/imports/take-back.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CallFailure } from '../platform/call-failure.ts';
import { call } from '../platform/call.ts';
import { pause } from '../platform/pause.ts';
import { queryClient, queryOf, refresh } from '../platform/queries.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';

/** How often the panel asks for the state of an import that is under way. */
const pollIntervalMs = 700;

/** The earlier imports, newest first. */
export function useImports() {
  return useQuery(queryOf('GetImports', {}));
}

/** One import, null when there is none with that id. Reloads while the server is working on it. */
export function useImport(importId: number) {
  const query = useQuery({
    ...queryOf('GetImports', { importId }),
    select: ([run]): ShownImport | null => run ?? null,
    refetchInterval: ({ state }) => (state.data?.[0] && isUnderWay(state.data[0].state) ? pollIntervalMs : false),
  });
  const underWay = query.data ? isUnderWay(query.data.state) : false;
  useEffect(() => (underWay ? () => void refreshAtEnd(importId) : undefined), [underWay, importId]);
  return query;
}

const followed = new Set<number>();

/**
 * Makes every list reload once an import has ended, because its rows appear in other lists. The user may have left its page. Gives up when
 * a call fails, for example after a logout.
 */
async function refreshAtEnd(importId: number): Promise<void> {
  if (followed.has(importId)) return;
  followed.add(importId);
  try {
    while (await isStillUnderWay(importId)) await pause(pollIntervalMs);
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

/** The known records that an import changes. */
export function useImportChanges(importId: number, page: ListPage): ListRows<ImportChange> {
  return useListRows('GetImportChanges', page, (row) => row.changeId, { importId });
}

/** Shows an import that was started or taken back. One that has ended by then makes every list reload. */
export async function showImport(importId: number): Promise<void> {
  await refreshImports();
  const run = queryClient.getQueryData(queryOf('GetImports', { importId }).queryKey)?.[0];
  if (run && !isUnderWay(run.state)) await queryClient.invalidateQueries();
}

/** Makes everything that shows imports reload. */
export function refreshImports(): Promise<void> {
  return refresh('GetImports');
}
