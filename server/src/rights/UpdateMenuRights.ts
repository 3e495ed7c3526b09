import { handler } from '../platform/handler.ts';
import { assignRights } from './assign-rights.ts';
import { findOwner } from './assigned-right-store.ts';

export const UpdateMenuRights = handler('UpdateMenuRights', async (context) => {
  const { db, input, fail } = context;
  const userId = await findOwner(db, 'user_menus', input.menuRightId);
  if (userId === undefined) throw fail('RightUnknown');
  const refusal = await assignRights(context, userId, { menuRights: [input] }, input.version);
  if (refusal) throw fail(refusal);
  return [{ menuRightId: input.menuRightId }];
});
