import * as z from 'zod';
import { id } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';
import { presetNames } from '../rights/right-presets.ts';
import { ownPassword } from './password.ts';
import { userMessages as say } from './user-messages.ts';
import { loginDetails, officialDetails, personalDetails } from './user.ts';

/** What is entered of a user when the office is set up, in the order of its checks. */
export const officeUserFields = {
  name: personalDetails.name,
  officeMobile: officialDetails.officeMobile,
  nickname: loginDetails.nickname,
  preset: z.enum(presetNames, { error: say.choosePreset }),
};

/** The most users of one request: their passwords are hashed one after the other. */
export const mostOfficeUsers = 20;

/** Users to add at once: all of them or none. */
export const newOfficeUsers = body(
  { users: z.array(body(officeUserFields)).min(1, { error: say.enterOneUser }).max(mostOfficeUsers), ownPassword },
  { ownPassword: 'password' },
);

/** A user who was added, with the password of the first login. It is answered once. */
export const addedOfficeUser = row({ userId: id, name: z.string(), officeMobile: z.string(), password: z.string() });

export type AddedOfficeUser = z.output<typeof addedOfficeUser>;
