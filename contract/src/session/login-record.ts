import * as z from 'zod';
import { id } from '../platform/fields.ts';
import { row } from '../platform/wire.ts';
import { loginTypes } from '../users/login-type.ts';

/** Who is logged in, as kept in the browser: what the side menu and printed documents show, and nothing secret. */
export const loginRecord = row({
  userId: id,
  name: z.string(),
  nickname: z.string(),
  officeEmail: z.string(),
  officeMobile: z.string(),
  designation: z.string(),
  photo: z.string(),
  loginType: z.enum(loginTypes),
  /** Present while nothing is open to the user but to choose a password of their own. */
  mustChangePassword: z.literal(true).optional(),
});

export type LoginRecord = z.output<typeof loginRecord>;
