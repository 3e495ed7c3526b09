import * as z from 'zod';
import { imageAddress, unknownImage } from '../images/images-operations.ts';
import { id } from '../platform/fields.ts';
import { messages } from '../platform/messages.ts';
import { changed, conflict, created, forbidden, invalid, list, notFound, read, rows, write } from '../platform/operation.ts';
import { changedMeanwhile, madeUpon } from '../platform/version.ts';
import { body } from '../platform/wire.ts';
import { passwordMessages } from './password-messages.ts';
import { oldPasswordCheck, passwordChange } from './password.ts';
import { userCsv } from './user-csv.ts';
import { userMessages as say } from './user-messages.ts';
import { changedUser, newUser, user } from './user.ts';

const unknownUser = { UserNotFound: notFound(say.notFound) };

/** An Administrator's record is an Administrator's alone. */
const ofAdministrator = { OfAdministrator: { ...forbidden, message: say.ofAdministrator } };

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

/** A mobile number or an employee number that another user has, told in the given words. */
function registered(sentence: string) {
  return { MobileRegistered: conflict(sentence, 'officeMobile'), EmployeeNumberRegistered: conflict(sentence, 'empNumber') };
}

/** One's own password is changed with the old one, and guessing that is braked. */
const wrongOldPassword = {
  WrongOldPassword: invalid('oldPassword', passwordMessages.incorrectOld),
  TooManyAttempts: { status: 429, message: passwordMessages.tooManyAttempts },
} as const;

export const usersOperations = {
  /**
   * The users that are not deleted, by name. Holders of Edit User get the private fields of everybody, and each user gets their own; who
   * reads whose is written down. In other rows the private fields are absent, and home address, private numbers and private e-mail are
   * blank. `view=brief`, which the list asks for, leaves all of this out.
   */
  GetUser: list({
    right: 'signed-in',
    row: user,
    sorts: ['name', 'empNumber'],
    filters: { userId: id.optional(), view: z.enum(['brief', 'whole']).optional() },
    csv: userCsv,
  }),

  /** Adds a user with every right off. Only an Administrator adds an Administrator. */
  AddUser: write({
    right: 'Add User',
    input: newUser,
    answer: created('userId'),
    failures: { ...wrongDetails, ...registered(say.registered) },
  }),

  /** Without Edit User only for a user without a photo whom one has added oneself. */
  UpdateUserPhoto: write({
    right: ['Add User', 'Edit User'],
    input: body({ userId: id, photo: imageAddress }),
    answer: changed('userId'),
    failures: { ...unknownUser, ...unknownImage, ...changedMeanwhile, ...ofAdministrator, Forbidden: forbidden },
  }),

  /** Saves an edited user. Only an Administrator makes somebody an Administrator, takes it away or edits one, and one always remains. */
  UpdateUser: write({
    right: 'Edit User',
    input: changedUser,
    answer: changed('userId'),
    failures: {
      ...unknownUser,
      ...changedMeanwhile,
      ...wrongDetails,
      ...registered(messages.somethingWentWrong),
      LastAdministrator: conflict(say.lastAdministrator, 'loginType'),
    },
  }),

  /**
   * Changes one's own password, with the old one, or, with Add User, resets another's. All other sessions of that user end. Only an
   * Administrator resets an Administrator's.
   */
  ChangePassword: write({
    right: 'signed-in',
    input: passwordChange,
    answer: changed('userId'),
    failures: {
      ...unknownUser,
      Forbidden: forbidden,
      OldPasswordMissing: invalid('oldPassword', passwordMessages.enterOld),
      ...wrongOldPassword,
    },
  }),

  /**
   * Says whether the old password is right, as that is told before anything about the new one. ChangePassword checks it again, and a wrong
   * one counts the same here and there.
   */
  CheckOldPassword: read({
    method: 'POST',
    right: 'signed-in',
    input: oldPasswordCheck,
    answer: rows(body({})),
    failures: { ...unknownUser, ...wrongOldPassword },
  }),

  /** Ends the user's sessions and takes the user out of the list; documents keep the name. */
  DeleteUser: write({
    right: 'Delete User',
    input: body({ userId: id, ...madeUpon }),
    answer: changed('userId'),
    failures: {
      ...unknownUser,
      ...changedMeanwhile,
      ...ofAdministrator,
      NotOneself: conflict(say.notOneself),
      LastAdministrator: conflict(say.lastAdministrator),
    },
  }),
};
