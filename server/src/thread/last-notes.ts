import type { RecentNote } from '@vikray/contract/overviews/customer-overview.ts';
import type { Db } from '../platform/database/tables.ts';
import { listNotes } from './note-store.ts';
import { listHistory, type TimelinePart } from './timeline-store.ts';

/** Some entries are about notes that are withdrawn, or withdraw them. */
const entriesForOne = 4;

/** The last notes on a record and on everything below it, without withdrawn ones. */
export async function lastNotes(db: Db, of: Pick<TimelinePart, 'record' | 'recordId'>, most: number): Promise<RecentNote[]> {
  const entries = await listHistory(db, { ...of, kind: 'Note', count: most * entriesForOne });
  const ofNotes = entries.filter(({ record }) => record === 'note');
  const notes = new Map((await listNotes(db, [...new Set(ofNotes.map(({ recordId }) => recordId))])).map((note) => [note.id, note]));
  const shown = new Map<number, RecentNote>();
  for (const { recordId: noteId, who, at } of ofNotes) {
    const note = notes.get(noteId);
    if (note && note.withdrawnBy === null) shown.set(noteId, { noteId, at, who, text: note.text });
  }
  return [...shown.values()].slice(0, most);
}
