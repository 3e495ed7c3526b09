/** Everything that timelines read from the server. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { entriesPerPage, type EntryKind, type TimelineEntry, type TimelineRecord } from '@vikray/contract/thread/timeline.ts';
import { call } from '../platform/call.ts';
import { refresh } from '../platform/queries.ts';

/** The timeline of a record. */
export interface ShownTimeline {
  readonly record: TimelineRecord;
  readonly recordId: number;
  readonly kind?: EntryKind | undefined;
}

/** A timeline as far as it has been read, newest first. */
export function useTimeline({ record, recordId, kind }: ShownTimeline) {
  const input = { record, recordId, ...(kind && { kind }) };
  return useInfiniteQuery({
    queryKey: ['GetTimeline', input],
    queryFn: ({ pageParam: after, signal }) => call('GetTimeline', { ...input, ...(after !== undefined && { after }) }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last: readonly TimelineEntry[]) => (last.length < entriesPerPage ? undefined : last.at(-1)?.entryId),
    select: ({ pages }) => pages.flat(),
  });
}

/** Makes every timeline on screen load again. */
export function refreshTimelines(): Promise<void> {
  return refresh('GetTimeline');
}
