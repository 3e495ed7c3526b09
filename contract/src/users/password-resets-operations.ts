import * as z from 'zod';
import { write } from '../platform/declare-call.ts';
import { conflict, invalid, tooMany } from '../platform/failures.ts';
import { body } from '../platform/wire.ts';
import { passwordMessages } from './password-messages.ts';
import { passwordResetMessages as say } from './password-reset-messages.ts';
import { newPassword } from './password.ts';

/** Both operations need an address for the link and a way to mail it. */
const notSetUp = { NotSetUp: conflict(say.notSetUp) };

/** The answer is one sentence for the visitor. */
const sentence = { status: 200, data: z.string() } as const;

/** The operations on forgotten passwords, by name. */
export const passwordResetsOperations = {
  /** Asks for a link by mail. Every input gets the same answer in the same time, whether or not it is a user's number. */
  RequestPasswordReset: write({
    right: 'public',
    input: body({ mobile: z.string().max(200).catch('') }),
    answer: sentence,
    failures: { ...notSetUp, TooManyRequests: tooMany(say.tooMany) },
  }),

  /** Sets a new password by a link, which works once. Ends all sessions; does not log in. */
  ResetPassword: write({
    right: 'public',
    input: body({
      token: z.string({ error: say.notValid }).max(200, { error: say.notValid }),
      newPassword: newPassword(passwordMessages.enterNew),
    }),
    answer: sentence,
    failures: {
      ...notSetUp,
      NotValid: invalid('token', say.notValid),
      TooCommon: invalid('newPassword', passwordMessages.tooCommon),
    },
  }),
};
