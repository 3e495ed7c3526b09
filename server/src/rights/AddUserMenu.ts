import { handler } from '../platform/handler.ts';
import { assignRights } from './assign-rights.ts';
import { findAssignee, listMenuRights } from './assigned-right-store.ts';

export const AddUserMenu = handler('AddUserMenu', async (context) => {
  const { db, input, fail } = context;
  if (!(await findAssignee(db, input.userId))) throw fail('UserNotFound');
  const right = (await listMenuRights(db, input.userId)).find((each) => each.menuId === input.menuId);
  if (!right) throw fail('MenuUnknown');

  const { menuRightId } = right;
  if (right.access === input.access) return [{ menuRightId }];

  const refusal = await assignRights(context, input.userId, { menuRights: [{ menuRightId, access: input.access }] }, input.version);
  if (refusal) throw fail(refusal);
  return [{ menuRightId }];
});
