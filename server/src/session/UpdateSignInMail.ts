import { handler } from '../platform/handler.ts';
import { setSignInMail } from '../users/public.ts';
import { signInMailOf } from './sign-in-mail.ts';

export const UpdateSignInMail = handler('UpdateSignInMail', async ({ db, input: { wanted }, user, settings, record }) => {
  await setSignInMail(db, user.userId, wanted === 'Yes');
  record({ record: 'user', id: user.userId, name: user.name, after: { changed: `mail about new sign-ins: ${wanted}` } });
  return signInMailOf(db, user.userId, settings);
});
