/**
 * Laws of sessions. The database has only the hash of a token. A login makes a new one; logout, a new password and the user's deletion end
 * sessions at once. Attempts are counted before the password is checked and answered once they are on the disk: a crash or a second panel
 * lets no extra guess through. An unknown number costs the same work and gets the same answer. A flood from strangers must not delay users:
 * 200 wrong logins once blocked everyone for seven seconds. A refusal from before a login does not end the session after it.
 */
import * as z from 'zod';
import { changed, rows } from '../platform/answers.ts';
import { read, write } from '../platform/declare-call.ts';
import { notFound } from '../platform/failures.ts';
import { digits, id, statedByClient, yesOrNo } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';
import { secondStepMessages } from '../second-step/second-step-messages.ts';
import { userMessages } from '../users/user-messages.ts';
import { loginRecord } from './login-record.ts';
import { endedSession, ownSession, sessionToEnd } from './own-session.ts';
import { sessionMessages as say } from './session-messages.ts';
import { signInMessages } from './sign-in-messages.ts';

/** The two fields of the login form, in the order of their checks. */
export const credentials = {
  mobile: z
    .string({ error: say.enterMobile })
    .min(1, { error: say.enterMobile, abort: true })
    .regex(digits(10, 10), { error: say.invalidMobile }),
  password: z.string({ error: say.enterPassword }).min(1, { error: say.enterPassword }).max(200, { error: say.wrongLogin }),
};

/** Whether mails about new browsers are wanted, and whether the panel can send any. */
const signInMail = row({ wanted: yesOrNo, canSend: yesOrNo, address: z.string() });

const login = body({
  ...credentials,
  code: z.string().max(200, { error: secondStepMessages.wrongCode }).nullish(),
  action: statedByClient,
  actionDate: statedByClient,
});
const sessionEvent = body({ userId: id.optional(), action: statedByClient, actionDate: statedByClient });

/** The operations on logging in and out, by name. */
export const sessionOperations = {
  /** Logs in: returns the login record and sets the session cookie. Users with a second step send a code, too. */
  AuthenticateUser: write({
    right: 'public',
    input: login,
    answer: rows(loginRecord),
    failures: {
      CodeNeeded: { status: 401, message: secondStepMessages.enterCode, field: 'code' },
      WrongCode: { status: 401, message: secondStepMessages.wrongCode, field: 'code' },
      KeyLost: { status: 401, message: secondStepMessages.keyLost, field: 'code' },
      WrongLogin: { status: 401, message: say.wrongLogin },
      TooManyAttempts: { status: 429, message: say.tooManyAttempts },
    },
  }),

  /** Logs out: records the logout and ends the session. */
  AddUserLoginSession: write({ right: 'signed-in', input: sessionEvent, answer: rows(body({})) }),

  /** The login record of the current session, for a browser that has a session cookie but no login record. */
  GetLoginRecord: read({ right: 'signed-in', answer: rows(loginRecord) }),

  /** The open sessions of the user, the one last used first. */
  GetOwnSession: read({ right: 'signed-in', answer: rows(ownSession) }),

  /** Ends one of the user's own sessions, or all but the current one. */
  EndOwnSession: write({
    right: 'signed-in',
    input: sessionToEnd,
    answer: rows(endedSession),
    failures: { SessionNotFound: notFound(signInMessages.notFound) },
  }),

  /** Ends all sessions of a user; an Administrator who ends their own stays logged in here. */
  EndUserSession: write({
    right: 'Administrator',
    input: body({ userId: id }),
    answer: changed('userId'),
    failures: { UserNotFound: notFound(userMessages.notFound) },
  }),

  /** Whether the user gets a mail about each login from a new browser. */
  GetSignInMail: read({ right: 'signed-in', answer: rows(signInMail) }),
  UpdateSignInMail: write({ right: 'signed-in', input: body({ wanted: yesOrNo }), answer: rows(signInMail) }),
};
