import { handler } from '../platform/handler.ts';
import { findAssignee, listSubMenuRights } from './assigned-right-store.ts';

export const GetUserSubMenuList = handler('GetUserSubMenuList', async ({ db, input, fail }) => {
  if (!(await findAssignee(db, input.userId))) throw fail('UserNotFound');
  return listSubMenuRights(db, input.userId);
});
