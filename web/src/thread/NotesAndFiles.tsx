import { threadMessages as say } from '@vikray/contract/thread/thread-messages.ts';
import type { ThreadRecord } from '@vikray/contract/thread/timeline.ts';
import { IfAllowed } from '../ui/page/IfAllowed.tsx';
import { EntryList } from './EntryList.tsx';
import { NoteBox } from './NoteBox.tsx';
import './thread.css';

interface NotesAndFilesProps {
  readonly record: ThreadRecord;
  readonly recordId: number;
}

/** The notes and the files of a record and of everything below it. */
export function NotesAndFiles({ record, recordId }: NotesAndFilesProps) {
  return (
    <section className="thread" aria-label={say.notesAndFiles}>
      <IfAllowed to="AddNote">
        <NoteBox key={`${record} ${recordId}`} record={record} recordId={recordId} />
      </IfAllowed>
      <div className="thread-columns">
        <section aria-label={say.notes}>
          <h2>{say.notes}</h2>
          <EntryList record={record} recordId={recordId} kind="Note" empty={say.noNotes} />
        </section>
        <section aria-label={say.files}>
          <h2>{say.files}</h2>
          <EntryList record={record} recordId={recordId} kind="File" empty={say.noFiles} />
        </section>
      </div>
    </section>
  );
}
