import { signInMessages as say } from '@vikray/contract/session/sign-in-messages.ts';
import { deleteTokensOf } from '../api-tokens/public.ts';
import { preparedHandler } from '../platform/handler.ts';
import { ownerOf } from '../platform/slow-hash.ts';
import { deleteSessionsOf, forgiveStrangers } from '../session/public.ts';
import { mayDecideOn } from './administrators.ts';
import { findPasswordHolder, setPassword } from './login-store.ts';
import { demandOldPassword, demandOwnPassword } from './old-password.ts';
import { deleteResetsOf } from './password-reset-store.ts';
import { hashPassword } from './password.ts';
import { notifyAboutUser } from './notify-about-user.ts';
import { isEasyToGuess } from './weak-password.ts';

export const ChangePassword = preparedHandler('ChangePassword', {
  prepare: async (context) => {
    const { db, input, user, settings, fail } = context;
    const isOwn = input.userId === user.userId;
    if (!isOwn && (user.mustChangePassword || !user.rights.has('Add User'))) throw fail('Forbidden');
    const holder = await findPasswordHolder(db, input.userId);
    if (!holder) throw fail('UserNotFound');
    if (isOwn) {
      if (!input.oldPassword) throw fail('OldPasswordMissing');
      await demandOldPassword(context, holder, input.oldPassword);
      if (user.mustChangePassword && input.password === input.oldPassword) throw fail('SamePassword');
    } else if (!mayDecideOn(user.loginType, holder.loginType)) {
      throw fail('OfAdministrator');
    } else {
      await demandOwnPassword(context, input.ownPassword);
    }
    if (isEasyToGuess(input.password, holder, settings.brandName)) throw fail('TooCommon');
    return {
      passwordHash: await hashPassword(input.password, ownerOf(user)),
      holder,
      checkedHash: isOwn ? holder.passwordHash : undefined,
    };
  },
  run: async ({ db, input: { userId, mustChange }, user, now, fail, record }, { passwordHash, holder, checkedHash }) => {
    const isReset = checkedHash === undefined;
    const change = {
      before: checkedHash,
      // The user may have become an Administrator since the check.
      sparesAdministrators: isReset && user.loginType !== 'Administrator',
      mustChange: isReset && mustChange === 'Yes',
    };
    if (!(await setPassword(db, userId, passwordHash, change))) {
      if (!isReset) throw fail('WrongOldPassword');
      throw fail((await findPasswordHolder(db, userId)) ? 'OfAdministrator' : 'UserNotFound');
    }
    // Anyone else who knew the old password is logged out. The user's own browser logs out by itself.
    await deleteSessionsOf(db, userId, user.sessionHash);
    await deleteResetsOf(db, userId);
    if (isReset) {
      await deleteTokensOf(db, userId);
      await forgiveStrangers(db, holder.officeMobile);
      await notifyAboutUser(db, user, now, {
        userId,
        toUser: say.wasReset(user.name),
        toAdministrators: say.reset(user.name, holder.name),
        record: 'user',
      });
    }
    record({ record: 'user', id: userId, after: { changed: 'password' } });
    return [{ userId }];
  },
});
