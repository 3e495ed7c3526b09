import { useRef } from 'react';
import { threadMessages as say } from '@vikray/contract/thread/thread-messages.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Entry } from './Entry.tsx';
import { useTimeline, type ShownTimeline } from './thread-queries.ts';
import { useArrowKeys } from './use-arrow-keys.ts';

interface EntryListProps extends ShownTimeline {
  /** The sentence for no entries. */
  readonly empty: string;
}

/** The entries of a timeline, newest first. The arrow keys move between them. */
export function EntryList({ empty, ...shown }: EntryListProps) {
  const { data: entries, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useTimeline(shown);
  const list = useRef<HTMLOListElement>(null);
  useArrowKeys(list);

  if (error && !entries)
    return (
      <div className="thread-quiet">
        <p role="status">{error.message}</p>
        <Button onClick={() => void refetch()}>{say.tryAgain}</Button>
      </div>
    );
  if (!entries) return <div className="thread-loading" aria-busy />;
  if (entries.length === 0)
    return (
      <p className="thread-quiet" role="status">
        {empty}
      </p>
    );
  return (
    <>
      <ol className="entries" ref={list}>
        {entries.map((entry, index) => (
          <Entry key={entry.entryId} entry={entry} record={shown.record} recordId={shown.recordId} isFirst={index === 0} />
        ))}
      </ol>
      {hasNextPage && (
        <Button className="thread-older" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {say.older}
        </Button>
      )}
    </>
  );
}
