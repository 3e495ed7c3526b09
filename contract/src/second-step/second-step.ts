import * as z from 'zod';
import { id, yesOrNo } from '../platform/fields.ts';
import { body, pascal, row } from '../platform/wire.ts';
import { ownPassword } from '../users/password.ts';
import { passwordMessages } from '../users/password-messages.ts';
import { secondStepMessages as say } from './second-step-messages.ts';

/** The longest code that is read: a recovery code with blanks. */
const maxCode = 40;

/** A code as entered: six digits of the app, or a recovery code. Blanks, hyphens and case do not count. */
export const enteredCode = z
  .string({ error: say.enterCode })
  .trim()
  .min(1, { error: say.enterCode, abort: true })
  .max(maxCode, { error: say.wrongCode });

/** The user's own password, which each change of the second step needs. */
const password = z
  .string({ error: passwordMessages.enterOwn })
  .min(1, { error: passwordMessages.enterOwn, abort: true })
  .max(200, { error: passwordMessages.incorrectOld });

/** The input of operations that need the user's own password. */
export const withPassword = body({ ownPassword: password }, { ownPassword: 'password' });
/** The same with a code. */
export const withPasswordAndCode = body({ ownPassword: password, code: enteredCode }, { ownPassword: 'password' });
/** The code that completes the set-up. */
export const confirmation = body({ code: enteredCode });
/** Another user, and the caller's own password. */
export const otherUser = body({ userId: id, ownPassword }, { ownPassword: 'password' });

/** The state of a user's own second step. */
export const secondStep = row({
  isOn: yesOrNo,
  /** Unused recovery codes. */
  codesLeft: z.int(),
  /** Whether the office requires it of this user. */
  isRequired: yesOrNo,
  /** Why this installation cannot offer it; blank when it can. */
  obstacle: z.string(),
});

export type SecondStep = z.output<typeof secondStep>;

/** The key of the app, answered once: in base32, and as the address that the QR code contains. */
export const startedSecondStep = body({ secret: z.string(), address: z.string() });
/** Recovery codes, answered once. */
export const recoveryCodes = body({ codes: z.array(z.string()) });
/** The user whose second step has ended. */
export const endedSecondStep = pascal({ userId: z.int() });
