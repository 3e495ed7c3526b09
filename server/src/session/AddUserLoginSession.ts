import { handler } from '../platform/handler.ts';
import { getLoginRecord } from '../users/public.ts';
import { deleteSession, insertLoginEvents } from './session-store.ts';

export const AddUserLoginSession = handler('AddUserLoginSession', async ({ db, user, now, visit }) => {
  const { name, officeMobile } = await getLoginRecord(db, user.userId);
  const event = { user: { id: user.userId, name }, mobile: officeMobile, address: visit.address, happened_at: now };
  await insertLoginEvents(db, [{ ...event, action: 'Logout' }]);
  await deleteSession(db, user.sessionHash);
  visit.clearSession();
  return [];
});
