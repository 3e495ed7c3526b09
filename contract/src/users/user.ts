import * as z from 'zod';
import { imageAddress } from '../images/images-operations.ts';
import { dateSince1900 } from '../platform/dates.ts';
import {
  choice,
  day,
  digits,
  emailPattern,
  id,
  instant,
  line,
  optionalChoice,
  privateText,
  requiredLine,
  requiredParagraph,
  statedByClient,
} from '../platform/fields.ts';
import { messages } from '../platform/messages.ts';
import { readMobile } from '../platform/read-mobile.ts';
import { readPhone } from '../platform/read-phone.ts';
import { readPin } from '../platform/read-pin.ts';
import { expectedVersion } from '../platform/version.ts';
import { body, row } from '../platform/wire.ts';
import { loginTypes } from './login-type.ts';
import { passwordMessages } from './password-messages.ts';
import { mustChange, newPassword, ownPassword } from './password.ts';
import { maskedKeys } from './masked-details.ts';
import { maskableDetails, privateAnswer, privateBodyNames, privateDetails, privateRowNames } from './private-details.ts';
import { userMessages as say } from './user-messages.ts';

const userStatuses = ['Active', 'Deleted'] as const;

const email = (missing: string) => requiredLine(254, missing).regex(emailPattern, { error: say.invalidEmail });
const mobile = (missing: string) => requiredLine(20, missing).overwrite(readMobile).regex(digits(10, 10), { error: say.invalidMobile });

/** Step 1 of the user wizards, in the order of its checks. */
export const personalDetails = {
  name: requiredLine(120, say.enterName),
  personalEmail: email(say.enterPersonalEmail),
  birthDate: dateSince1900(say.enterBirthDate),
  personalMobile: mobile(say.enterMobile),
  personalPhone: line(40).overwrite(readPhone).max(15).regex(digits(0, 15)).nullish(),
  ...privateDetails,
};

/** The same for a saved user, whose masked fields may come back masked. */
export const savedPersonalDetails = { ...personalDetails, ...maskableDetails };

/** Step 2. */
export const officialDetails = {
  empNumber: requiredLine(20, say.enterEmployeeNumber).regex(/^[A-Za-z0-9]+$/, { error: say.enterEmployeeNumber }),
  joinDate: dateSince1900(say.enterJoiningDate),
  designation: requiredLine(100, say.enterDesignation),
  officeEmail: email(say.enterOfficeEmail),
  officeMobile: mobile(say.enterOfficeMobile),
  department: choice(messages.fillMandatoryFields),
};

/** Step 3. */
export const residence = {
  address: requiredParagraph(500, say.enterAddress),
  country: choice(messages.fillMandatoryFields),
  state: optionalChoice,
  city: optionalChoice,
  pincode: requiredLine(20, say.enterPincode).overwrite(readPin).regex(digits(6, 6), { error: say.invalidPincode }),
};

/** Step 4 without the password. */
export const loginDetails = {
  nickname: requiredLine(60, say.enterNickname),
  loginType: z.enum(loginTypes),
};

const details = {
  ...personalDetails,
  ...officialDetails,
  ...residence,
  ...loginDetails,
  photo: imageAddress.optional(),
  status: statedByClient,
  updatedBy: statedByClient,
  updatedOn: statedByClient,
};

/** With `photo`, the user and their picture are saved together. Without it, UpdateUserPhoto may follow. */
export const newUser = body({ ...details, password: newPassword(passwordMessages.enterLoginPassword), mustChange }, privateBodyNames);

/**
 * An absent or masked private field stays unchanged, and so does an absent photo. The password of the user who changes the record is
 * checked when it is sent.
 */
export const changedUser = body(
  { userId: id, ...details, ...maskableDetails, ownPassword, ...expectedVersion },
  { ...privateBodyNames, ownPassword: 'password' },
);

/** A user in an answer: department and places by name, with their ids in separate fields. `salt` is always blank. */
export const user = row(
  {
    userId: id,
    empNumber: z.string(),
    name: z.string(),
    nickname: z.string(),
    designation: z.string(),
    officeEmail: z.string(),
    officeMobile: z.string(),
    /** The picture's address; blank for none. */
    photo: z.string(),
    /** Blank for the first user until it is entered. */
    joinDate: day,
    personalEmail: privateText,
    personalMobile: privateText,
    personalPhone: privateText,
    department: z.string(),
    departmentId: z.int().nullable(),
    address: privateText,
    city: z.string(),
    cityId: z.int().nullable(),
    state: z.string(),
    stateId: z.int().nullable(),
    country: z.string(),
    countryId: z.int().nullable(),
    pincode: z.string(),
    loginType: z.enum(loginTypes),
    status: z.enum(userStatuses),
    salt: z.literal(''),
    updatedOn: instant,
    version: z.int(),
    ...privateAnswer,
  },
  { departmentId: 'fld_department_id', cityId: 'fld_city_id', stateId: 'fld_state_id', countryId: 'fld_country_id', ...privateRowNames },
);

export type User = z.output<typeof user>;
export type NewUser = z.output<typeof newUser>;

/** The request to read one masked field. The reader's own password is checked when it is sent. */
export const privateReading = body({ userId: id, field: z.enum(maskedKeys), ownPassword }, { ownPassword: 'password' });

/** One private value as it was entered. */
export const privateValue = row({ field: z.enum(maskedKeys), value: privateText });
