import * as z from 'zod';
import { imageAddress, unknownImage } from '../images/images-operations.ts';
import { pincodeOfCountry } from '../lookups/pincode-of-country.ts';
import { changed, created, rows } from '../platform/answers.ts';
import { read, write } from '../platform/declare-call.ts';
import { list } from '../platform/declare-list.ts';
import { conflict, forbidden, invalid, notFound } from '../platform/failures.ts';
import { id } from '../platform/fields.ts';
import { messages } from '../platform/messages.ts';
import { versionConflict, expectedVersion } from '../platform/version.ts';
import { body } from '../platform/wire.ts';
import { passwordMessages } from './password-messages.ts';
import { firstUserMessages } from './first-user-messages.ts';
import { firstUserDetails } from './first-user.ts';
import { ofAdministrator } from './of-administrator.ts';
import { oldPasswordCheck, passwordChange, wrongOwnPassword } from './password.ts';
import { userCsv } from './user-csv.ts';
import { addedOfficeUser, newOfficeUsers } from './office-users.ts';
import { handover } from './handover.ts';
import { userMessages as say } from './user-messages.ts';
import { changedUser, newUser, privateReading, privateValue, user } from './user.ts';

const unknownUser = { UserNotFound: notFound(say.notFound) };

const wrongDetails = {
  ...ofAdministrator,
  FollowUpNumber: { ...forbidden, message: say.followUpNumber, field: 'officeMobile' },
  BirthDateInFuture: invalid('birthDate', say.futureDate),
  AnniversaryInFuture: invalid('anniversary', say.futureDate),
  JoinDateInFuture: invalid('joinDate', say.futureDate),
  DepartmentUnknown: invalid('department', messages.fillMandatoryFields),
  CountryUnknown: invalid('country', messages.fillMandatoryFields),
  StateUnknown: invalid('state', messages.fillMandatoryFields),
  CityUnknown: invalid('city', messages.fillMandatoryFields),
  ...unknownImage,
};

/** A new password that many people use, or that repeats the user's own data. */
const commonPassword = { TooCommon: invalid('password', passwordMessages.tooCommon) };

/** The failure that another user has the mobile number or employee number, with the given sentence. */
function registered(sentence: string) {
  return { MobileRegistered: conflict(sentence, 'officeMobile'), EmployeeNumberRegistered: conflict(sentence, 'empNumber') };
}

/** Users need the old password to change their own. Too many wrong guesses are slowed down. */
const wrongOldPassword = {
  WrongOldPassword: invalid('oldPassword', passwordMessages.incorrectOld),
  TooManyAttempts: { status: 429, message: passwordMessages.tooManyAttempts },
} as const;

/** The operations on users, by name. */
export const usersOperations = {
  /**
   * All users that are not deleted, by name. Holders of Edit User get everyone's private fields, other users their own; each reading is
   * logged. In all other rows, the private fields are absent, and home address, private numbers and private e-mail are blank. `view=brief`,
   * which the list page uses, omits all of these. `view=masked`, which the page of a user uses, masks identity documents and the account
   * number: RevealPrivate reads one of them.
   */
  GetUser: list({
    right: 'signed-in',
    row: user,
    sorts: ['name', 'empNumber'],
    filters: { userId: id.optional(), view: z.enum(['brief', 'masked', 'whole']).optional() },
    csv: userCsv,
  }),

  /**
   * Reads one masked field: the user's own, or with Edit User anyone's. The private log names the reader, the field and the time. It is a
   * write because of that entry; the value is not stored, so a repeat answers no rows.
   */
  RevealPrivate: write({
    right: 'signed-in',
    isForPeople: true,
    input: privateReading,
    answer: rows(privateValue),
    isAnsweredOnce: true,
    failures: { ...unknownUser, Forbidden: forbidden, ...wrongOwnPassword },
  }),

  /** Adds a user without any rights. Only an Administrator can add an Administrator. */
  AddUser: write({
    right: 'Add User',
    isForPeople: true,
    input: newUser,
    rules: [pincodeOfCountry],
    answer: created('userId'),
    failures: { ...wrongDetails, ...registered(say.registered), ...commonPassword },
  }),

  /**
   * Adds the users of a new office, each with the rights of a preset and a password that is answered once: a repeat answers no rows. The
   * other details are blank until someone edits the user.
   */
  AddOfficeUsers: write({
    right: 'Administrator',
    isForPeople: true,
    input: newOfficeUsers,
    answer: rows(addedOfficeUser),
    isAnsweredOnce: true,
    failures: {
      MobileRegistered: conflict(say.mobileTaken, 'users'),
      EmployeeNumberRegistered: conflict(say.registered),
      ...wrongOwnPassword,
    },
  }),

  /** Users without Edit User can do this only for users without a photo whom they added. */
  UpdateUserPhoto: write({
    right: ['Add User', 'Edit User'],
    input: body({ userId: id, photo: imageAddress }),
    answer: changed('userId'),
    failures: { ...unknownUser, ...unknownImage, ...versionConflict, ...ofAdministrator, Forbidden: forbidden },
  }),

  /**
   * Saves an edited user. A change of the official number or address is mailed to the old and the new address. Only an Administrator can
   * edit one, or give or take this login type. At least one Administrator always remains.
   */
  UpdateUser: write({
    right: 'Edit User',
    isForPeople: true,
    input: changedUser,
    rules: [pincodeOfCountry],
    answer: changed('userId'),
    failures: {
      ...unknownUser,
      ...versionConflict,
      ...wrongDetails,
      ...registered(messages.somethingWentWrong),
      LastAdministrator: conflict(say.lastAdministrator, 'loginType'),
      ...wrongOwnPassword,
    },
  }),

  /**
   * Saves who the first user is, with a new password, and ends their other sessions. Only they can call it, once: the login record says
   * `fld_mustcomplete` until then. Nothing else waits for it.
   */
  CompleteFirstUser: write({
    right: 'signed-in',
    isForPeople: true,
    input: firstUserDetails,
    answer: changed('userId'),
    failures: {
      AlreadyComplete: conflict(firstUserMessages.complete),
      MobileRegistered: conflict(say.registered, 'officeMobile'),
      SamePassword: invalid('password', passwordMessages.sameAsOld),
      ...commonPassword,
    },
  }),

  /**
   * Changes the user's own password, which requires the old one, or resets another user's, which requires Add User. Ends all other sessions
   * of that user. The user and all Administrators are notified of a reset. Only an Administrator can reset an Administrator's password.
   */
  ChangePassword: write({
    right: 'signed-in',
    isForPeople: true,
    input: passwordChange,
    answer: changed('userId'),
    failures: {
      ...unknownUser,
      ...ofAdministrator,
      Forbidden: forbidden,
      OldPasswordMissing: invalid('oldPassword', passwordMessages.enterOld),
      SamePassword: invalid('password', passwordMessages.sameAsOld),
      ...wrongOldPassword,
      ...wrongOwnPassword,
      ...commonPassword,
    },
  }),

  /**
   * Checks the old password, so that the form can report a wrong one before any fault of the new one. ChangePassword checks it again. Wrong
   * passwords of both operations count together.
   */
  CheckOldPassword: read({
    method: 'POST',
    right: 'signed-in',
    isForPeople: true,
    input: oldPasswordCheck,
    answer: rows(body({})),
    failures: { ...unknownUser, ...wrongOldPassword },
  }),

  /** What a user would hand over, before they are deleted. */
  GetHandover: read({ right: 'Delete User', input: body({ userId: id }), answer: rows(handover) }),

  /**
   * Ends the user's sessions and removes the user from the list. Documents keep the name. Their open deals, with enquiries, quotations and
   * follow-ups, go to the active user `handoverto`; without one, they have no owner.
   */
  DeleteUser: write({
    right: 'Delete User',
    input: body({ userId: id, ...expectedVersion, handoverTo: id.nullish() }),
    answer: changed('userId'),
    failures: {
      ...unknownUser,
      ...versionConflict,
      ...ofAdministrator,
      NotOneself: conflict(say.notOneself),
      HandoverUnknown: invalid('handoverTo', say.handoverUnknown),
      LastAdministrator: conflict(say.lastAdministrator),
    },
  }),
};
