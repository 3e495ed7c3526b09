import { userMessages as say } from '@vikray/contract/users/user-messages.ts';
import { deleteTokensOf } from '../api-tokens/public.ts';
import { handOverDeals } from '../deals/public.ts';
import { addNotice } from '../notices/public.ts';
import { handler } from '../platform/handler.ts';
import { deleteSessionsOf } from '../session/public.ts';
import { mayDecideOn } from './administrators.ts';
import { deleteResetsOf } from './password-reset-store.ts';
import { areActiveUsers, findUser, hasOtherAdministrator, refreshSearchText, updateUser, userNames } from './user-store.ts';

export const DeleteUser = handler('DeleteUser', async ({ db, input, user, now, fail, record }) => {
  const { userId, version, handoverTo } = input;
  const before = await findUser(db, userId);
  if (!before) throw fail('UserNotFound');
  if (version !== undefined && version !== before.version) throw fail('VersionConflict');
  if (userId === user.userId) throw fail('NotOneself');
  if (!mayDecideOn(user.loginType, before.loginType)) throw fail('OfAdministrator');
  if (before.loginType === 'Administrator' && !(await hasOtherAdministrator(db, userId))) throw fail('LastAdministrator');
  if (handoverTo && (handoverTo === userId || !(await areActiveUsers(db, [handoverTo])))) throw fail('HandoverUnknown');

  if (!(await updateUser(db, before, { status: 'Deleted' }, { userId: user.userId, now }))) throw fail('VersionConflict');
  await deleteSessionsOf(db, userId);
  await deleteResetsOf(db, userId);
  await deleteTokensOf(db, userId);
  await refreshSearchText(db, userId);
  record({ record: 'user', id: userId, before });
  if (handoverTo) {
    const name = (await userNames(db, [handoverTo])).get(handoverTo) ?? '';
    const changes = await handOverDeals(db, before, { userId: handoverTo, name }, now);
    for (const change of changes) record(change);
    const [first] = changes;
    const text = say.handedOver(user.name, before.name, changes.length);
    const notice = { userIds: [handoverTo], text, record: 'follow-up' as const, recordId: first?.id ?? 0, now };
    if (first && handoverTo !== user.userId) await addNotice(db, notice);
  }
  return [{ userId }];
});
