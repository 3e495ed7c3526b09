import { body } from '../platform/wire.ts';
import { passwordMessages } from './password-messages.ts';
import { newPassword } from './password.ts';
import { loginDetails, officialDetails, personalDetails } from './user.ts';

/** What the first user says about themselves, in the order of its checks. */
export const firstUserFields = {
  name: personalDetails.name,
  nickname: loginDetails.nickname,
  officeMobile: officialDetails.officeMobile,
  officeEmail: officialDetails.officeEmail,
  password: newPassword(passwordMessages.enterNew),
};

/** The details of the first user, who was made by the installation. The password is a new one. */
export const firstUserDetails = body(firstUserFields);
