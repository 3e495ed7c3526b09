import { handler } from '../platform/handler.ts';
import { getLoginRecord } from '../users/public.ts';
import { deleteSession, insertLoginEvent } from './session-store.ts';

export const AddUserLoginSession = handler('AddUserLoginSession', async ({ db, user, now, visit }) => {
  const { officeMobile } = await getLoginRecord(db, user.userId);
  await insertLoginEvent(db, { user_id: user.userId, mobile: officeMobile, action: 'Logout', address: visit.address, happened_at: now });
  await deleteSession(db, user.sessionHash);
  visit.clearSession();
  return [];
});
