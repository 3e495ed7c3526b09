import { handler } from '../platform/handler.ts';
import { listSessions } from './session-store.ts';

export const GetOwnSession = handler('GetOwnSession', async ({ db, user, now, settings }) => {
  const sessions = await listSessions(db, user.userId, now, settings);
  return sessions.map(({ tokenHash, ...session }) => ({ ...session, isCurrent: tokenHash === user.sessionHash }));
});
