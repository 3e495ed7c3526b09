import { signInMessages as say } from '@vikray/contract/session/sign-in-messages.ts';
import { preparedHandler } from '../platform/handler.ts';
import { mayDecideOn, mayGiveNumber } from './administrators.ts';
import { mailChangedContact } from './mail-changed-contact.ts';
import { demandOwnPassword } from './old-password.ts';
import { privateDetailsOf, savePrivateDetails } from './private-store.ts';
import { enteredUser } from './user-details.ts';
import { notifyAboutUser } from './notify-about-user.ts';
import { hasOtherAdministrator, findUser, refreshSearchText, updateUser } from './user-store.ts';

export const UpdateUser = preparedHandler('UpdateUser', {
  prepare: (context) => demandOwnPassword(context, context.input.ownPassword),
  run: async ({ db, input, user, now, settings, fail, record }) => {
    const { userId, loginType } = input;
    const before = await findUser(db, userId);
    if (!before) throw fail('UserNotFound');
    if (input.version !== undefined && input.version !== before.version) throw fail('VersionConflict');
    if (!mayDecideOn(user.loginType, before.loginType, loginType)) throw fail('OfAdministrator');
    if (input.officeMobile !== before.officeMobile && !mayGiveNumber(user.loginType, input.officeMobile, settings))
      throw fail('FollowUpNumber');
    const entered = await enteredUser(db, input, now);
    if (typeof entered === 'string') throw fail(entered);

    const isLeaving = before.loginType === 'Administrator' && loginType !== 'Administrator';
    if (isLeaving && !(await hasOtherAdministrator(db, userId))) throw fail('LastAdministrator');
    const { details, privately, photo } = entered;
    const change = { ...details, ...(photo !== undefined && { photo }) };
    if (!(await updateUser(db, before, change, { userId: user.userId, now }))) throw fail('VersionConflict');
    const privatelyBefore = await privateDetailsOf(db, [userId]);
    await savePrivateDetails(db, userId, privately);
    const privatelyAfter = await privateDetailsOf(db, [userId]);

    const after = await refreshSearchText(db, userId);
    if (after) await mailChangedContact(db, settings, { before, after, by: user.name, now });
    if (before.loginType !== loginType) {
      await notifyAboutUser(db, user, now, {
        userId,
        toUser: say.rightsChanged(user.name),
        toAdministrators: say.changedRights(user.name, before.name),
        record: 'user rights',
      });
    }
    record({
      record: 'user',
      id: userId,
      before: { ...before, ...privatelyBefore.get(userId) },
      after: { ...after, ...privatelyAfter.get(userId) },
    });
    return [{ userId }];
  },
  violations: { users_office_mobile: 'MobileRegistered', users_emp_number: 'EmployeeNumberRegistered' },
});
