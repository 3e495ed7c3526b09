import { threadHistory } from '@vikray/contract/thread/thread-messages.ts';
import { handler } from '../platform/handler.ts';
import { mayWithdraw } from './may-withdraw.ts';
import { findNote, withdrawNote } from './note-store.ts';
import { findTarget } from './target-store.ts';

export const WithdrawNote = handler('WithdrawNote', async ({ db, input: { noteId }, user, now, fail, record }) => {
  const note = await findNote(db, noteId);
  if (!note) throw fail('NoteNotFound');
  if (!mayWithdraw(user, { byId: note.added_by_id, at: note.added_at }, now)) throw fail('Forbidden');
  if (!(await withdrawNote(db, noteId, { userId: user.userId, now }))) throw fail('NoteNotFound');
  const name = (await findTarget(db, note.record, note.record_id))?.name ?? '';
  const before = { record: note.record, name, text: note.text };
  // The timeline shows the withdrawal in place of the note, so this entry needs no related records.
  record({ record: 'note', id: noteId, name, before, kind: 'Note', summary: threadHistory.withdrewNoteOn(name) });
  return [{ noteId }];
});
