import { handler } from '../platform/handler.ts';
import { findPasswordHolder } from './login-store.ts';
import { demandOldPassword } from './old-password.ts';

export const CheckOldPassword = handler('CheckOldPassword', async (asked) => {
  const holder = await findPasswordHolder(asked.db, asked.user.userId);
  if (!holder) throw asked.fail('UserNotFound');
  await demandOldPassword(asked, holder, asked.input.oldPassword);
  return [];
});
