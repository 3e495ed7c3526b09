import { preparedHandler } from '../platform/handler.ts';
import { ownerOf } from '../platform/slow-hash.ts';
import { createRights } from '../rights/public.ts';
import { mayDecideOn, mayGiveNumber } from './administrators.ts';
import { hashPassword } from './password.ts';
import { privateDetailsOf, savePrivateDetails } from './private-store.ts';
import { enteredUser } from './user-details.ts';
import { insertUser, refreshSearchText } from './user-store.ts';
import { isEasyToGuess } from './weak-password.ts';

export const AddUser = preparedHandler('AddUser', {
  prepare: ({ input, user, settings, fail }) => {
    if (!mayDecideOn(user.loginType, input.loginType)) throw fail('OfAdministrator');
    if (!mayGiveNumber(user.loginType, input.officeMobile, settings)) throw fail('FollowUpNumber');
    if (isEasyToGuess(input.password, input, settings.brandName)) throw fail('TooCommon');
    return hashPassword(input.password, ownerOf(user));
  },
  run: async ({ db, input, user, now, fail, record }, passwordHash) => {
    const entered = await enteredUser(db, input, now);
    if (typeof entered === 'string') throw fail(entered);

    const { details, privately, photo = '' } = entered;
    const userId = await insertUser(
      db,
      details,
      { photo, passwordHash, mustChange: input.mustChange === 'Yes' },
      { userId: user.userId, now },
    );
    await savePrivateDetails(db, userId, { marital_status: 'Single', ...privately });
    await createRights(db, userId);

    const after = await refreshSearchText(db, userId);
    const privateDetails = await privateDetailsOf(db, [userId]);
    record({ record: 'user', id: userId, after: { ...after, ...privateDetails.get(userId) } });
    return [{ userId }];
  },
  violations: { users_office_mobile: 'MobileRegistered', users_emp_number: 'EmployeeNumberRegistered' },
});
