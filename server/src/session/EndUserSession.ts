import { signInMessages as say } from '@vikray/contract/session/sign-in-messages.ts';
import { addNotice } from '../notices/public.ts';
import { handler } from '../platform/handler.ts';
import { findMailbox } from '../users/public.ts';
import { deleteSessionsOf } from './session-store.ts';

export const EndUserSession = handler('EndUserSession', async ({ db, input: { userId }, user, now, fail, record }) => {
  const holder = await findMailbox(db, userId);
  if (!holder) throw fail('UserNotFound');
  await deleteSessionsOf(db, userId, user.sessionHash);
  const text = say.sessionsEnded(user.name);
  if (userId !== user.userId) await addNotice(db, { userIds: [userId], text, record: 'account', recordId: userId, now });
  record({ record: 'user', id: userId, name: holder.name, after: { changed: 'sessions' } });
  return [{ userId }];
});
