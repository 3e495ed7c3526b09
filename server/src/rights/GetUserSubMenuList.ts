import { givenWith } from '@vikray/contract/rights/assigned-right.ts';
import { cachedRead } from '../platform/handler.ts';
import { findAssignee, listSubMenuRights } from './assigned-right-store.ts';
import { mayGive, refusalToAssign } from './may-give.ts';

export const GetUserSubMenuList = cachedRead('GetUserSubMenuList', async ({ db, input, user, fail }) => {
  const assignee = await findAssignee(db, input.userId);
  if (!assignee) throw fail('UserNotFound');
  const mayAssign = refusalToAssign(user, assignee) === undefined;
  const rights = await listSubMenuRights(db, input.userId);
  return rights.map((right) => ({ ...right, mayGive: mayAssign && mayGive(user, givenWith(right, rights)) ? (1 as const) : (0 as const) }));
});
