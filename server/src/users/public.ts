/** The parts of the users area that other areas may use. */
export { createFirstUser } from './first-user.ts';
export { forgottenPasswordPage } from './forgotten-password-page.ts';
export { closingStatement, listKnownUsers, type KnownUser } from './former-user-store.ts';
export { demandOwnPassword, tryOwnPassword } from './old-password.ts';
export { notifyAboutUser } from './notify-about-user.ts';
export { passwordResetJob } from './password-reset-job.ts';
export { isPassword, renewedHash } from './password.ts';
export { recordForUser } from './record-for-user.ts';
export { recordClosedUsers, type ClosedUser } from './record-closed-users.ts';
export { countRightsChange } from './rights-version-store.ts';
export { resetPassword } from './reset-password.ts';
export { findMailbox, listOfficeMailboxes, setSignInMail } from './mailbox-store.ts';
export { findLoginUser, getLoginRecord, lockPassword, replacePasswordHash, type LoginUser } from './login-store.ts';
export {
  activeUsersAmong,
  areActiveUsers,
  findFirstAdministrator,
  findOnlyUserNamed,
  listAdministrators,
  userNames,
} from './user-store.ts';
export { findFormerUsers, forgetUser, type FormerUser } from './forget-user.ts';
