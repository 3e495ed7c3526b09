import { handler } from '../platform/handler.ts';
import { findPasswordHolder } from './login-store.ts';
import { demandOldPassword } from './old-password.ts';

export const CheckOldPassword = handler('CheckOldPassword', async (context) => {
  const holder = await findPasswordHolder(context.db, context.user.userId);
  if (!holder) throw context.fail('UserNotFound');
  await demandOldPassword(context, holder, context.input.oldPassword);
  return [];
});
