import { readFieldLabels, readingSource } from '@vikray/contract/private-access/private-access.ts';
import { maskedFieldOf } from '@vikray/contract/users/masked-details.ts';
import { preparedHandler } from '../platform/handler.ts';
import { recordReadings } from '../private-access/public.ts';
import { demandOwnPassword } from './old-password.ts';
import { privateDetailsOf } from './private-store.ts';
import { findUser } from './user-store.ts';

export const RevealPrivate = preparedHandler('RevealPrivate', {
  prepare: async (context) => {
    const { input, user: reader, fail } = context;
    if (input.userId !== reader.userId && !reader.rights.has('Edit User')) throw fail('Forbidden');
    await demandOwnPassword(context, input.ownPassword);
  },
  run: async ({ db, input: { userId, field }, user: reader, now, fail, record }) => {
    const user = await findUser(db, userId);
    if (!user) throw fail('UserNotFound');
    await recordReadings(db, { users: [{ userId, userName: user.name }], reader, field, place: readingSource.page, now });
    record({ record: 'user', id: userId, name: user.name, after: { read: readFieldLabels[field] } });
    const details = (await privateDetailsOf(db, [userId])).get(userId);
    return [{ field, value: details?.[maskedFieldOf(field)] ?? '' }];
  },
});
