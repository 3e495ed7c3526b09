import { handler } from '../platform/handler.ts';
import { deleteSessionsOf } from '../session/public.ts';
import { mayDecideOn } from './administrators.ts';
import { deleteResetsOf } from './password-reset-store.ts';
import { hasOtherAdministrator, findUser, refreshSearchText, updateUser } from './user-store.ts';

export const DeleteUser = handler('DeleteUser', async ({ db, input, user, now, fail, record }) => {
  const { userId, version } = input;
  const before = await findUser(db, userId);
  if (!before) throw fail('UserNotFound');
  if (version !== undefined && version !== before.version) throw fail('VersionConflict');
  if (userId === user.userId) throw fail('NotOneself');
  if (!mayDecideOn(user.loginType, before.loginType)) throw fail('OfAdministrator');
  if (before.loginType === 'Administrator' && !(await hasOtherAdministrator(db, userId))) throw fail('LastAdministrator');

  if (!(await updateUser(db, before, { status: 'Deleted' }, { userId: user.userId, now }))) throw fail('VersionConflict');
  await deleteSessionsOf(db, userId);
  await deleteResetsOf(db, userId);
  await refreshSearchText(db, userId);
  record({ record: 'user', id: userId, before });
  return [{ userId }];
});
