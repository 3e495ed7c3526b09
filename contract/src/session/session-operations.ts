import * as z from 'zod';
import { digits, id, statedByClient } from '../platform/fields.ts';
import { read, rows, write } from '../platform/operation.ts';
import { body } from '../platform/wire.ts';
import { loginRecord } from './login-record.ts';
import { sessionMessages as say } from './session-messages.ts';

/** The login form's two fields, in the order in which they are checked. */
export const credentials = {
  mobile: z
    .string({ error: say.enterMobile })
    .min(1, { error: say.enterMobile, abort: true })
    .regex(digits(10, 10), { error: say.invalidMobile }),
  password: z.string({ error: say.enterPassword }).min(1, { error: say.enterPassword }).max(200, { error: say.wrongLogin }),
};

const login = body({ ...credentials, action: statedByClient, actionDate: statedByClient });
const sessionEvent = body({ userId: id.optional(), action: statedByClient, actionDate: statedByClient });

export const sessionOperations = {
  /** Logs in: answers the login record and sets the session cookie. */
  AuthenticateUser: write({
    right: 'public',
    input: login,
    answer: rows(loginRecord),
    failures: {
      WrongLogin: { status: 401, message: say.wrongLogin },
      TooManyAttempts: { status: 429, message: say.tooManyAttempts },
    },
  }),

  /** Records the logout and ends the session. */
  AddUserLoginSession: write({ right: 'signed-in', input: sessionEvent, answer: rows(body({})) }),

  /** Who is logged in, read afresh: a browser opened with a living session has no login record yet. */
  GetLoginRecord: read({ right: 'signed-in', answer: rows(loginRecord) }),
};
