import { handler } from '../platform/handler.ts';
import { listAccessRights } from './rights-store.ts';
import { viewableUser } from './viewable-user.ts';

export const GetUserSubMenuAccessRights = handler('GetUserSubMenuAccessRights', async ({ db, input, user, settings, fail }) => {
  const userId = viewableUser(user, input.userId);
  if (userId === undefined) throw fail('Forbidden');
  return listAccessRights(db, userId, settings.followUpMobiles);
});
