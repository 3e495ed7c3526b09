/** The SQL of users' private details, which have a table of their own. Reading: privateDetailsOf. Writing: savePrivateDetails. */
import './users-tables.ts';
import type { PrivateDetails } from '@vikray/contract/users/private-details.ts';
import { isAmong } from '../platform/database/is-among.ts';
import type { Db } from '../platform/database/tables.ts';
import { concealRow, revealRow } from '../platform/secrets/secret-columns.ts';
import type { PrivateColumns } from './users-tables.ts';

/** The private details of a user who has entered none. */
const unknown: PrivateColumns = {
  born_on: '',
  anniversary_on: '',
  marital_status: 'Not Disclosed',
  pan: '',
  driving_licence: '',
  voter_id: '',
  aadhaar: '',
  passport: '',
  ration_card: '',
  bank_account: '',
  bank_name: '',
  branch: '',
  ifsc: '',
};

/**
 * The private details of these users, by user number. A user without any has blank fields. Throws KeyMissing if one cannot be read, unless
 * `unreadable` gives the text that takes its place.
 */
export async function privateDetailsOf(
  db: Db,
  userIds: readonly number[],
  unreadable?: string,
): Promise<ReadonlyMap<number, PrivateDetails>> {
  const rows = await db
    .selectFrom('user_private')
    .selectAll()
    .where(isAmong(db, 'user_id', userIds))
    .execute();
  const byUser = new Map(rows.map((row) => [row.user_id, revealRow(db, 'user_private', row.user_id, row, unreadable)]));
  return new Map(userIds.map((userId) => [userId, asDetails(byUser.get(userId) ?? unknown)]));
}

function asDetails(row: PrivateColumns): PrivateDetails {
  return {
    birthDate: row.born_on,
    anniversary: row.anniversary_on,
    maritalStatus: row.marital_status,
    pan: row.pan,
    drivingLicence: row.driving_licence,
    voterId: row.voter_id,
    aadhaar: row.aadhaar,
    passport: row.passport,
    rationCard: row.ration_card,
    bankAccount: row.bank_account,
    bankName: row.bank_name,
    branch: row.branch,
    ifsc: row.ifsc,
  };
}

/** Saves these fields of a user; the others stay unchanged, or blank. Identity documents and the bank account are stored encrypted. */
export async function savePrivateDetails(db: Db, userId: number, entered: Partial<PrivateColumns>): Promise<void> {
  const change = await concealRow(db, 'user_private', userId, entered);
  await db
    .insertInto('user_private')
    .values({ ...unknown, ...change, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId, ...change }))
    .execute();
}
