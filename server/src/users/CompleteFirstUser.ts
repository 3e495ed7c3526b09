import { preparedHandler } from '../platform/handler.ts';
import { nameKey } from '../platform/database/name-key.ts';
import { ownerOf } from '../platform/slow-hash.ts';
import { deleteSessionsOf } from '../session/public.ts';
import { isFirstUserUnknown } from './first-user-store.ts';
import { findPasswordHolder, setPassword } from './login-store.ts';
import { deleteResetsOf } from './password-reset-store.ts';
import { hashPassword, isPassword } from './password.ts';
import { findUser, refreshSearchText, updateUser } from './user-store.ts';
import { isEasyToGuess } from './weak-password.ts';

export const CompleteFirstUser = preparedHandler('CompleteFirstUser', {
  prepare: async ({ db, input, user, settings, fail }) => {
    const [present, holder] = [await findUser(db, user.userId), await findPasswordHolder(db, user.userId)];
    if (!present || !holder || !isFirstUserUnknown(present)) throw fail('AlreadyComplete');
    if (isEasyToGuess(input.password, { ...input, empNumber: holder.empNumber }, settings.brandName)) throw fail('TooCommon');
    // The settings or the log of the server contain it.
    if (await isPassword(input.password, holder.passwordHash, ownerOf(user))) throw fail('SamePassword');
    return hashPassword(input.password, ownerOf(user));
  },
  run: async ({ db, input: { name, nickname, officeMobile, officeEmail }, user, now, fail, record }, passwordHash) => {
    const { userId } = user;
    const before = await findUser(db, userId);
    if (!before || !isFirstUserUnknown(before)) throw fail('AlreadyComplete');
    const change = { name, name_key: nameKey(name), nickname, office_mobile: officeMobile, office_email: officeEmail };
    if (!(await updateUser(db, before, change, { userId, now }))) throw fail('AlreadyComplete');
    await setPassword(db, userId, passwordHash);
    await deleteSessionsOf(db, userId, user.sessionHash);
    await deleteResetsOf(db, userId);
    record({ record: 'user', id: userId, before, after: { ...(await refreshSearchText(db, userId)), changed: 'password' } });
    return [{ userId }];
  },
  violations: { users_office_mobile: 'MobileRegistered' },
});
