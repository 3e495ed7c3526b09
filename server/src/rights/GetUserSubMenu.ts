import { cachedRead } from '../platform/handler.ts';
import { listSubMenus } from './rights-store.ts';
import { viewableUser } from './viewable-user.ts';

export const GetUserSubMenu = cachedRead('GetUserSubMenu', async ({ db, input, user, fail }) => {
  const userId = viewableUser(user, input.userId);
  if (userId === undefined) throw fail('Forbidden');
  return listSubMenus(db, userId);
});
