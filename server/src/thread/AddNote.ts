import { threadHistory, threadMessages as say } from '@vikray/contract/thread/thread-messages.ts';
import { addNotice } from '../notices/public.ts';
import { handler } from '../platform/handler.ts';
import { areActiveUsers } from '../users/public.ts';
import { insertNote } from './note-store.ts';
import { findTargetToUse } from './target-store.ts';

export const AddNote = handler('AddNote', async ({ db, input, user, now, fail, record: recordChange }) => {
  const { record, recordId, text } = input;
  const target = await findTargetToUse(db, record, recordId);
  if (!target || target.isDeleted) throw fail('RecordNotFound');
  const mentioned = [...new Set(input.mentions)];
  if (!(await areActiveUsers(db, mentioned))) throw fail('UserUnknown');

  const noteId = await insertNote(db, { record, recordId, text }, { userId: user.userId, now });
  await addNotice(db, { userIds: mentioned, text: say.mentioned(user.name, target.name), record, recordId, now });
  recordChange({
    record: 'note',
    id: noteId,
    name: target.name,
    after: { record, name: target.name, text },
    kind: 'Note',
    summary: threadHistory.addedNote(target.name),
    relatedRecords: [{ record, id: recordId }, ...target.above],
  });
  return [{ noteId }];
});
