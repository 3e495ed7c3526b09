import type { TimelineEntry } from '@vikray/contract/thread/timeline.ts';
import { wholeNumbers } from '../platform/whole-numbers.tsx';
import { isLinked, RecordLink } from './RecordLink.tsx';

/** The sentence of an entry. The name of its record in it leads to the record. */
export function EntryText({ entry: { text, kind, record, recordId, recordName } }: { readonly entry: TimelineEntry }) {
  const [before = '', ...after] = recordName === '' ? [text] : text.split(recordName);
  if (kind === 'Note' || kind === 'File' || after.length === 0 || !isLinked(record))
    return <span className="entry-text">{wholeNumbers(text)}</span>;
  return (
    <span className="entry-text">
      {wholeNumbers(before)}
      <RecordLink record={record} recordId={recordId} text={recordName} />
      {wholeNumbers(after.join(recordName))}
    </span>
  );
}
