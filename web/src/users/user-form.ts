/** A user as entered in the wizards, and the conversion to and from the contract's records. */
import { indiaId } from '@vikray/contract/lookups/lookup.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { longInstant } from '@vikray/contract/platform/dates.ts';
import type { LoginRecord } from '@vikray/contract/session/login-record.ts';
import type { LoginType } from '@vikray/contract/users/login-type.ts';
import type { MaritalStatus } from '@vikray/contract/users/private-details.ts';
import { loginDetails, officialDetails, residence, savedPersonalDetails, type User } from '@vikray/contract/users/user.ts';
import * as z from 'zod';
import { storeImage } from '../platform/store-image.ts';
import type { Address } from '../ui/forms/address.ts';

/** The private fields, which are never stored in the browser. Dates are undefined until chosen. */
export interface PrivateForm {
  readonly birthDate: string | undefined;
  readonly anniversary: string | undefined;
  readonly maritalStatus: MaritalStatus;
  readonly pan: string;
  readonly drivingLicence: string;
  readonly voterId: string;
  readonly aadhaar: string;
  readonly passport: string;
  readonly rationCard: string;
  readonly bankAccount: string;
  readonly bankName: string;
  readonly branch: string;
  readonly ifsc: string;
}

export interface UserForm extends Address, PrivateForm {
  /** The chosen picture, until it is stored. */
  readonly image: File | undefined;
  /** The address of the stored picture; blank for none. */
  readonly photo: string;
  readonly name: string;
  readonly personalEmail: string;
  readonly personalMobile: string;
  readonly personalPhone: string;
  readonly empNumber: string;
  readonly joinDate: string | undefined;
  readonly designation: string;
  readonly officeEmail: string;
  readonly officeMobile: string;
  readonly department: number | undefined;
  readonly nickname: string;
  readonly loginType: LoginType;
  /** Only for a new user, typed twice. */
  readonly password: string;
  readonly confirmation: string;
  /** Whether a new user must choose another password at the first login. */
  readonly mustChange: boolean;
  /** Asked for when users change their own number or address, or a login type. */
  readonly ownPassword: string;
  readonly disclaimer: boolean;
}

const blankPrivateFields: PrivateForm = {
  birthDate: undefined,
  anniversary: undefined,
  maritalStatus: 'Single',
  pan: '',
  drivingLicence: '',
  voterId: '',
  aadhaar: '',
  passport: '',
  rationCard: '',
  bankAccount: '',
  bankName: '',
  branch: '',
  ifsc: '',
};

export const emptyUser: UserForm = {
  image: undefined,
  photo: '',
  name: '',
  personalEmail: '',
  personalMobile: '',
  personalPhone: '',
  ...blankPrivateFields,
  empNumber: '',
  joinDate: undefined,
  designation: '',
  officeEmail: '',
  officeMobile: '',
  department: undefined,
  address: '',
  country: indiaId,
  state: undefined,
  city: undefined,
  pincode: '',
  nickname: '',
  loginType: 'Administrative',
  password: '',
  confirmation: '',
  mustChange: true,
  ownPassword: '',
  disclaimer: false,
};

/** The entries of a new user that may be stored in the browser until they are submitted. */
export function storedOf(form: UserForm): Partial<UserForm> {
  return { ...form, ...blankPrivateFields, password: '', confirmation: '', ownPassword: '', disclaimer: false };
}

const unkeptFields = new Set([...Object.keys(blankPrivateFields), 'password', 'confirmation', 'mustChange', 'ownPassword', 'disclaimer']);

/** The changes to an edited user that may be stored in the browser. The other fields come from the record. */
export function storedOfEdited(form: Partial<UserForm>): Partial<UserForm> {
  return Object.fromEntries(Object.entries(form).filter(([field]) => !unkeptFields.has(field)));
}

/** The number of changes that are not stored, which leaving the page loses. */
export function unsavedChanges(form: UserForm, base: UserForm): number {
  const before = new Map<string, unknown>(Object.entries(base));
  const isLost = (field: string) => unkeptFields.has(field) && field !== 'disclaimer' && field !== 'ownPassword';
  return Object.entries(form).filter(([field, value]) => isLost(field) && before.get(field) !== value).length;
}

/** Whether the record includes its private fields. */
export function hasPrivateFields(user: User): boolean {
  return user.maritalStatus !== undefined;
}

/** The form of a saved user. */
export function formOf(user: User): UserForm {
  const {
    userId: _id,
    departmentId,
    department: _department,
    countryId,
    country: _country,
    stateId,
    state: _state,
    cityId,
    city: _city,
    ...named
  } = user;
  const { status: _status, salt: _salt, updatedOn: _updatedOn, version: _version, birthDate, anniversary, joinDate, ...same } = named;
  return {
    ...blankPrivateFields,
    ...same,
    image: undefined,
    birthDate: birthDate || undefined,
    anniversary: anniversary || undefined,
    joinDate: joinDate || undefined,
    department: departmentId ?? undefined,
    country: countryId ?? indiaId,
    // Without a country nothing has been chosen yet; undefined preselects the first of each.
    state: countryId === null ? undefined : (stateId ?? ''),
    city: countryId === null ? undefined : (cityId ?? ''),
    password: '',
    confirmation: '',
    mustChange: true,
    ownPassword: '',
    disclaimer: false,
  };
}

/** Whether a change asks for the user's own password: of their own number or address, or of someone's login type. */
export function asksOwnPassword(form: UserForm, base: UserForm, isOwn: boolean): boolean {
  const changesContact = form.officeMobile !== base.officeMobile || form.officeEmail !== base.officeEmail;
  return (isOwn && changesContact) || form.loginType !== base.loginType;
}

const savedDetails = z.object({ ...savedPersonalDetails, ...officialDetails, ...residence, ...loginDetails });

function detailsOf(form: UserForm, by: LoginRecord) {
  const details = savedDetails.parse({ ...form, anniversary: form.anniversary ?? '' });
  // Fields that the specified request must carry. The server ignores them and decides for itself.
  return { ...details, status: 'Active', updatedBy: by.userId, updatedOn: longInstant(new Date()) };
}

/** Uploads the picture, if one is chosen, and returns the request that adds the user. The form has passed all checks. */
export async function newUserOf(form: UserForm, by: LoginRecord): Promise<InputOf<'AddUser'>> {
  const photo = form.image && { photo: await storeImage({ folderName: 'User', fileName: form.empNumber, file: form.image }, 'photo') };
  return { ...detailsOf(form, by), password: form.password, mustChange: form.mustChange ? 'Yes' : 'No', ...photo };
}

/** The same for an edited user. `version` is the version of the record that the changes are based on. */
export async function changedUserOf(form: UserForm, userId: number, version: number, by: LoginRecord): Promise<InputOf<'UpdateUser'>> {
  const file = form.image;
  const photo = file ? await storeImage({ folderName: 'User', fileName: `${form.empNumber}-${userId}`, file }, 'photo') : form.photo;
  return { userId, version, ...detailsOf(form, by), photo, ...(form.ownPassword !== '' && { ownPassword: form.ownPassword }) };
}
