import { handler } from '../platform/handler.ts';
import { deleteOwnSession, deleteSessionsOf } from './session-store.ts';

export const EndOwnSession = handler('EndOwnSession', async ({ db, input: { sessionId }, user, fail, record }) => {
  if (sessionId === 0) await deleteSessionsOf(db, user.userId, user.sessionHash);
  else if (!(await deleteOwnSession(db, user.userId, sessionId))) throw fail('SessionNotFound');
  record({ record: 'user', id: user.userId, name: user.name, after: { changed: sessionId === 0 ? 'all other sessions' : 'one session' } });
  return [{ sessionId }];
});
