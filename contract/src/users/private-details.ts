/** The private fields of a user. Only that user and holders of Edit User can read them, and every reading is logged. */
import * as z from 'zod';
import { dateSince1900 } from '../platform/dates.ts';
import { digits, line, privateText } from '../platform/fields.ts';
import { fieldMessages } from '../platform/messages.ts';
import { shownAs } from '../platform/shown-as.ts';
import { orMask } from './masked-details.ts';

/** The marital statuses of a user. */
export const maritalStatuses = ['Married', 'Single', 'Divorced', 'Widowed', 'Separated', 'Not Disclosed'] as const;
export type MaritalStatus = (typeof maritalStatuses)[number];

const lettersAndDigits = /^[A-Za-z0-9]*$/;
/** A field that may be blank. In a change, an absent field stays unchanged; blank or null deletes it. */
const blankable = <T extends z.ZodType>(field: T) => field.nullish();

/** Returns the pattern of a field unchanged or widened. */
type PatternOf = (pattern: RegExp) => RegExp;

/** The documents of step 1. */
function documentDetails(as: PatternOf) {
  return {
    pan: blankable(line(10).toUpperCase().regex(as(lettersAndDigits))),
    drivingLicence: blankable(line(16)),
    voterId: blankable(line(10).regex(as(lettersAndDigits))),
    aadhaar: blankable(line(12).regex(as(digits(0, 12)))),
    passport: blankable(line(8).regex(as(lettersAndDigits))),
    rationCard: blankable(line(20).regex(as(lettersAndDigits))),
  };
}

function accountNumber(as: PatternOf) {
  return { bankAccount: blankable(line(16).regex(as(digits(0, 16)))) };
}

const unchanged: PatternOf = (pattern) => pattern;

/** The bank account of step 1. */
const bankDetails = {
  ...accountNumber(unchanged),
  bankName: blankable(line(100)),
  branch: blankable(line(100)),
  ifsc: blankable(line(11)),
};

/** All private fields, in the order of their checks, which follow the others of step 1. */
export const privateDetails = {
  maritalStatus: z.enum(maritalStatuses).optional(),
  anniversary: blankable(z.union([z.literal(''), dateSince1900(fieldMessages.notADate)], { error: fieldMessages.notADate })),
  ...documentDetails(unchanged),
  ...bankDetails,
};

/** The masked fields of a saved user, which also accept their own mask: it changes nothing. */
export const maskableDetails = { ...documentDetails(orMask), ...accountNumber(orMask) };

/** The irregular wire names of these fields in requests. */
export const privateBodyNames = { birthDate: 'dob', anniversary: 'doa', aadhaar: 'adhaar', drivingLicence: 'dl' } as const;

/** The irregular wire names of these fields in answers. */
export const privateRowNames = { birthDate: 'fld_dob', anniversary: 'fld_doa', aadhaar: 'fld_adhaar', drivingLicence: 'fld_dl' } as const;

/** The private fields in an answer: all of them, or none if the user may not read them. Dates are blank for none. */
export const privateAnswer = {
  birthDate: privateText.optional(),
  anniversary: privateText.optional(),
  maritalStatus: shownAs('private', z.enum(maritalStatuses)).optional(),
  pan: privateText.optional(),
  drivingLicence: privateText.optional(),
  voterId: privateText.optional(),
  aadhaar: privateText.optional(),
  passport: privateText.optional(),
  rationCard: privateText.optional(),
  bankAccount: privateText.optional(),
  bankName: privateText.optional(),
  branch: privateText.optional(),
  ifsc: privateText.optional(),
};

/** The private fields of one user. */
export type PrivateDetails = { readonly [K in keyof typeof privateAnswer]-?: Exclude<z.output<(typeof privateAnswer)[K]>, undefined> };
