import { keptRead } from '../platform/handler.ts';
import { findAssignee, listMenuRights } from './assigned-right-store.ts';

export const GetUserMenuList = keptRead('GetUserMenuList', async ({ db, input, fail }) => {
  if (!(await findAssignee(db, input.userId))) throw fail('UserNotFound');
  return listMenuRights(db, input.userId);
});
