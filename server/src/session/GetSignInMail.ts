import { handler } from '../platform/handler.ts';
import { signInMailOf } from './sign-in-mail.ts';

export const GetSignInMail = handler('GetSignInMail', ({ db, user, settings }) => signInMailOf(db, user.userId, settings));
