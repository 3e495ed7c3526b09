import { preparedHandler, type Preparation } from '../platform/handler.ts';
import { deleteSessionsOf, forgiveAttempts, startAttempt } from '../session/public.ts';
import { mayDecideOn } from './administrators.ts';
import { findPasswordHolder, setPassword, type PasswordHolder } from './login-store.ts';
import { hashPassword, isPassword } from './password.ts';

type Asked = Preparation<'ChangePassword'>;

export const ChangePassword = preparedHandler('ChangePassword', {
  prepare: async (asked) => {
    const { db, input, user, fail } = asked;
    const isOwn = input.userId === user.userId;
    if (!isOwn && (user.mustChangePassword || !user.rights.has('Add User'))) throw fail('Forbidden');
    const holder = await findPasswordHolder(db, input.userId);
    if (!holder) throw fail('UserNotFound');
    if (isOwn) await demandOldPassword(asked, holder);
    else if (!mayDecideOn(user.loginType, holder.loginType)) throw fail('Forbidden');
    return { passwordHash: await hashPassword(input.password), checkedHash: isOwn ? holder.passwordHash : undefined };
  },
  run: async ({ db, input: { userId }, user, fail, record }, { passwordHash, checkedHash }) => {
    if (!(await setPassword(db, userId, passwordHash, { before: checkedHash }))) throw fail(checkedHash === undefined ? 'UserNotFound' : 'WrongOldPassword');
    // Whoever else knew the old password is out; one's own browser logs out by itself.
    await deleteSessionsOf(db, userId, user.sessionHash);
    record({ record: 'user', id: userId, after: { changed: 'password' } });
    return [{ userId }];
  },
});

/** Guessing it from an open session is braked as guessing at the login is, and counts with that. */
async function demandOldPassword({ db, input: { oldPassword }, now, visit, fail }: Asked, { officeMobile, passwordHash }: PasswordHolder): Promise<void> {
  if (!oldPassword) throw fail('OldPasswordMissing');
  const attempt = await startAttempt(db, officeMobile, visit, now);
  if (attempt === undefined) throw fail('TooManyAttempts');
  if (!(await isPassword(oldPassword, passwordHash))) throw fail('WrongOldPassword');
  await forgiveAttempts(db, attempt);
}
