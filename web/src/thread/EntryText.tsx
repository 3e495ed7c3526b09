import type { TimelineEntry } from '@vikray/contract/thread/timeline.ts';
import { unbreakableNumbers } from '../platform/whole-numbers.tsx';
import { isLinked, RecordLink } from './RecordLink.tsx';

/** The sentence of an entry. The name of its record in it leads to the record. */
export function EntryText({ entry: { text, kind, record, recordId, recordName } }: { readonly entry: TimelineEntry }) {
  const [before = '', ...after] = recordName === '' ? [text] : text.split(recordName);
  if (kind === 'Note' || kind === 'File' || after.length === 0 || !isLinked(record))
    return <span className="entry-text">{unbreakableNumbers(text)}</span>;
  return (
    <span className="entry-text">
      {unbreakableNumbers(before)}
      <RecordLink record={record} recordId={recordId} text={recordName} />
      {unbreakableNumbers(after.join(recordName))}
    </span>
  );
}
