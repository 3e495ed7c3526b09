import { handler } from '../platform/handler.ts';
import { assignRights } from './assign-rights.ts';
import { findAssignee, listSubMenuRights } from './assigned-right-store.ts';

export const AddUserSubMenu = handler('AddUserSubMenu', async (context) => {
  const { db, input, fail } = context;
  if (!(await findAssignee(db, input.userId))) throw fail('UserNotFound');
  const right = (await listSubMenuRights(db, input.userId)).find((each) => each.subMenuId === input.subMenuId);
  if (!right) throw fail('RightUnknown');

  const { subMenuRightId } = right;
  if (right.access === input.access) return [{ subMenuRightId }];

  const refusal = await assignRights(context, input.userId, { subMenuRights: [{ subMenuRightId, access: input.access }] }, input.version);
  if (refusal) throw fail(refusal);
  return [{ subMenuRightId }];
});
