import { handler } from '../platform/handler.ts';
import { assignRights } from './assign-rights.ts';
import { findOwner } from './assigned-right-store.ts';

export const UpdateSubMenuRights = handler('UpdateSubMenuRights', async (context) => {
  const { db, input, fail } = context;
  const userId = await findOwner(db, 'user_submenus', input.subMenuRightId);
  if (userId === undefined) throw fail('RightUnknown');
  const refusal = await assignRights(context, userId, { subMenuRights: [input] }, input.version);
  if (refusal) throw fail(refusal);
  return [{ subMenuRightId: input.subMenuRightId }];
});
