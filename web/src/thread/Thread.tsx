import { threadMessages as say } from '@vikray/contract/thread/thread-messages.ts';
import { type EntryKind, type TimelineRecord, threadRecords } from '@vikray/contract/thread/timeline.ts';
import { useState } from 'react';
import { IfAllowed } from '../ui/page/IfAllowed.tsx';
import { EntryList } from './EntryList.tsx';
import { KindFilter } from './KindFilter.tsx';
import { NoteBox } from './NoteBox.tsx';
import './thread.css';

interface ThreadProps {
  readonly record: TimelineRecord;
  readonly recordId: number;
}

/** The timeline of a record, with a box for a note or a file on top. */
export function Thread({ record, recordId }: ThreadProps) {
  const [kind, setKind] = useState<EntryKind>();
  const noted = threadRecords.find((each) => each === record);
  return (
    <section className="thread" aria-label={say.heading}>
      <header className="thread-head">
        <h2>{say.heading}</h2>
        <KindFilter record={record} kind={kind} onChange={setKind} />
      </header>
      {noted && (
        <IfAllowed to="AddNote">
          <NoteBox key={`${record} ${recordId}`} record={noted} recordId={recordId} />
        </IfAllowed>
      )}
      <EntryList record={record} recordId={recordId} kind={kind} empty={say.none} />
    </section>
  );
}
