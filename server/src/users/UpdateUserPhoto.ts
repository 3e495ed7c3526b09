import { imageUrl } from '@vikray/contract/images/image.ts';
import { findImageHash } from '../images/public.ts';
import { handler } from '../platform/handler.ts';
import { mayDecideOn } from './administrators.ts';
import { findUser, isOwnWithoutPhoto, refreshSearchText, updateUser } from './user-store.ts';

export const UpdateUserPhoto = handler('UpdateUserPhoto', async ({ db, input, user, now, fail, record }) => {
  const { userId, photo } = input;
  const before = await findUser(db, userId);
  if (!before) throw fail('UserNotFound');
  // Someone who may only add users can complete the one they have just added. Any other change is an edit.
  if (!user.rights.has('Edit User') && !(await isOwnWithoutPhoto(db, userId, user.userId))) throw fail('Forbidden');
  if (!mayDecideOn(user.loginType, before.loginType)) throw fail('OfAdministrator');
  const imageHash = await findImageHash(db, 'User', photo);
  if (!imageHash) throw fail('ImageUnknown');

  if (!(await updateUser(db, before, { photo: imageUrl(imageHash) }, { userId: user.userId, now }))) throw fail('VersionConflict');
  const after = await refreshSearchText(db, userId);
  record({ record: 'user', id: userId, before, after });
  return [{ userId }];
});
