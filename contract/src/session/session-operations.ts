import * as z from 'zod';
import { digits, id, statedByClient } from '../platform/fields.ts';
import { read, rows, write } from '../platform/operation.ts';
import { body } from '../platform/wire.ts';
import { loginRecord } from './login-record.ts';
import { sessionMessages as say } from './session-messages.ts';

/** The two fields of the login form, in the order of their checks. */
export const credentials = {
  mobile: z
    .string({ error: say.enterMobile })
    .min(1, { error: say.enterMobile, abort: true })
    .regex(digits(10, 10), { error: say.invalidMobile }),
  password: z.string({ error: say.enterPassword }).min(1, { error: say.enterPassword }).max(200, { error: say.wrongLogin }),
};

const login = body({ ...credentials, action: statedByClient, actionDate: statedByClient });
const sessionEvent = body({ userId: id.optional(), action: statedByClient, actionDate: statedByClient });

/** The operations on logging in and out, by name. */
export const sessionOperations = {
  /** Logs in: returns the login record and sets the session cookie. */
  AuthenticateUser: write({
    right: 'public',
    input: login,
    answer: rows(loginRecord),
    failures: {
      WrongLogin: { status: 401, message: say.wrongLogin },
      TooManyAttempts: { status: 429, message: say.tooManyAttempts },
    },
  }),

  /** Logs out: records the logout and ends the session. */
  AddUserLoginSession: write({ right: 'signed-in', input: sessionEvent, answer: rows(body({})) }),

  /** The login record of the current session, for a browser that has a session cookie but no login record. */
  GetLoginRecord: read({ right: 'signed-in', answer: rows(loginRecord) }),
};
