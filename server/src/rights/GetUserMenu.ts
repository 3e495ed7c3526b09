import { cachedRead } from '../platform/handler.ts';
import { listMenus } from './rights-store.ts';
import { viewableUser } from './viewable-user.ts';

export const GetUserMenu = cachedRead('GetUserMenu', async ({ db, input, user, fail }) => {
  const userId = viewableUser(user, input.userId);
  if (userId === undefined) throw fail('Forbidden');
  return listMenus(db, userId);
});
