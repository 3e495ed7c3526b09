import type { Db } from '../platform/database/tables.ts';
import { listAttachments, type ShownAttachment } from './attachment-store.ts';
import { listNotes, type ShownNote } from './note-store.ts';
import type { ChangeEntry } from './timeline-store.ts';

/** The notes and files that entries are about, by their ids. */
export interface Added {
  readonly notes: ReadonlyMap<number, ShownNote>;
  readonly files: ReadonlyMap<number, ShownAttachment>;
}

/** Reads the notes and files that entries of the audit log are about. */
export async function listAdded(db: Db, changes: readonly ChangeEntry[]): Promise<Added> {
  const idsOf = (record: string) => changes.filter((change) => change.record === record).map(({ recordId }) => recordId);
  const notes = await listNotes(db, idsOf('note'));
  const files = await listAttachments(db, idsOf('file'));
  return { notes: new Map(notes.map((note) => [note.id, note])), files: new Map(files.map((file) => [file.id, file])) };
}
