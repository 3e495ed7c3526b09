import { addDays, dateAt } from '@vikray/contract/platform/dates.ts';
import { isMask } from '@vikray/contract/users/masked-details.ts';
import type { NewUser } from '@vikray/contract/users/user.ts';
import { imageUrl } from '@vikray/contract/images/image.ts';
import { findImageHash } from '../images/public.ts';
import { findInLookup, findPlace, type UnknownPlace } from '../lookups/public.ts';
import { nameKey } from '../platform/database/name-key.ts';
import type { Db } from '../platform/database/tables.ts';
import type { PrivateColumns, UserDetails } from './users-tables.ts';

/** The declared failure for a date in the future or a choice that does not exist. */
type WrongDetail = 'BirthDateInFuture' | 'AnniversaryInFuture' | 'JoinDateInFuture' | 'DepartmentUnknown' | 'ImageUnknown' | UnknownPlace;

/** A user's entries in the form that is stored. */
export interface EnteredUser {
  readonly details: UserDetails;
  /** The fields that the request names. */
  readonly privately: Partial<PrivateColumns>;
  /** The picture's address; undefined when the request names none. */
  readonly photo: string | undefined;
}

type Entered = Omit<NewUser, 'password'>;

/** Converts entries to the stored form: each choice, given by number or name, becomes both. Returns the first wrong entry as a failure. */
export async function enteredUser(db: Db, input: Entered, now: string): Promise<EnteredUser | WrongDetail> {
  const future = futureDate(input, now);
  if (future) return future;
  const department = await findInLookup(db, 'department_types', input.department);
  if (!department) return 'DepartmentUnknown';
  const place = await findPlace(input.country, input.state, input.city);
  if (typeof place === 'string') return place;
  const imageHash = input.photo ? await findImageHash(db, 'User', input.photo) : undefined;
  if (input.photo && !imageHash) return 'ImageUnknown';
  const details = {
    emp_number: input.empNumber,
    emp_number_key: nameKey(input.empNumber),
    name: input.name,
    name_key: nameKey(input.name),
    nickname: input.nickname,
    designation: input.designation,
    office_email: input.officeEmail,
    office_mobile: input.officeMobile,
    login_type: input.loginType,
    joined_on: input.joinDate,
    personal_email: input.personalEmail,
    personal_mobile: input.personalMobile,
    personal_phone: input.personalPhone ?? '',
    department_id: department.value,
    department: department.label,
    address: input.address,
    ...place,
    pincode: input.pincode,
  };
  return { details, privately: privateColumns(input), photo: imageHash && imageUrl(imageHash) };
}

function futureDate({ birthDate, anniversary, joinDate }: Entered, now: string): WrongDetail | undefined {
  // One day of tolerance, for a browser whose clock is ahead.
  const latest = addDays(dateAt(now), 1);
  if (birthDate > latest) return 'BirthDateInFuture';
  if (anniversary && anniversary > latest) return 'AnniversaryInFuture';
  return joinDate > latest ? 'JoinDateInFuture' : undefined;
}

function privateColumns(input: Entered): Partial<PrivateColumns> {
  const columns = {
    born_on: input.birthDate,
    anniversary_on: blankForNull(input.anniversary),
    marital_status: input.maritalStatus,
    pan: blankForNull(input.pan),
    driving_licence: blankForNull(input.drivingLicence),
    voter_id: blankForNull(input.voterId),
    aadhaar: blankForNull(input.aadhaar),
    passport: blankForNull(input.passport),
    ration_card: blankForNull(input.rationCard),
    bank_account: blankForNull(input.bankAccount),
    bank_name: blankForNull(input.bankName),
    branch: blankForNull(input.branch),
    ifsc: blankForNull(input.ifsc),
  };
  // Fields that the request does not name are left out, and so are masks.
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined && !isMask(value)));
}

function blankForNull(value: string | null | undefined): string | undefined {
  return value === null ? '' : value;
}
