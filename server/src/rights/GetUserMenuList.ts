import { cachedRead } from '../platform/handler.ts';
import { findAssignee, listMenuRights } from './assigned-right-store.ts';

export const GetUserMenuList = cachedRead('GetUserMenuList', async ({ db, input, fail }) => {
  if (!(await findAssignee(db, input.userId))) throw fail('UserNotFound');
  return listMenuRights(db, input.userId);
});
