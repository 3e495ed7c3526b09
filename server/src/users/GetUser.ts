import { readingSource } from '@vikray/contract/private-access/private-access.ts';
import { maskedFieldOf, maskedKeys, maskOf } from '@vikray/contract/users/masked-details.ts';
import type { PrivateDetails } from '@vikray/contract/users/private-details.ts';
import type { User } from '@vikray/contract/users/user.ts';
import { writeAudit } from '../platform/audit.ts';
import type { Db } from '../platform/database/tables.ts';
import { listHandler } from '../platform/handler.ts';
import type { SignedIn } from '../platform/identity.ts';
import { recordReadings } from '../private-access/public.ts';
import { privateDetailsOf } from './private-store.ts';
import { pageOfUsers } from './user-store.ts';

export const GetUser = listHandler('GetUser', {
  page: async ({ db, input, user, now }, window) => {
    const page = await pageOfUsers(db, input, window);
    // The file has only columns of the brief view.
    const isFile = input.format === 'csv' || input.format === 'xlsx';
    if (input.view === 'brief' || isFile) return { ...page, rows: page.rows.map(withoutHome) };
    return { ...page, rows: await withPrivateDetails(db, page.rows, { reader: user, isMasked: input.view === 'masked', now }) };
  },
  idOf: (user) => user.userId,
});

/** The home address and contacts, blank. The specification returns these keys to every user. */
const home = {
  personalEmail: '',
  personalMobile: '',
  personalPhone: '',
  address: '',
  city: '',
  cityId: null,
  state: '',
  stateId: null,
  country: '',
  countryId: null,
  pincode: '',
} as const satisfies Partial<User>;

function withoutHome(row: User): User {
  return { ...row, ...home };
}

interface Reading {
  readonly reader: SignedIn;
  readonly isMasked: boolean;
  readonly now: string;
}

/**
 * Adds the private details of the users whom the reader may see in full, and blanks the home of the others. The audit log and the private
 * log name each user whose private details are read, before the answer is sent.
 */
async function withPrivateDetails(db: Db, rows: readonly User[], { reader, isMasked, now }: Reading): Promise<readonly User[]> {
  const readable = rows.filter(({ userId }) => userId === reader.userId || reader.rights.has('Edit User'));
  if (readable.length === 0) return rows.map(withoutHome);
  const ids = readable.map(({ userId }) => userId);
  const details = await privateDetailsOf(db, ids, isMasked ? unreadable : undefined);
  const readings = ids.map((id) => ({ record: 'user' as const, id, after: { read: 'private details' } }));
  await writeAudit(db, 'GetUser', reader, now, readings);
  const users = readable.map(({ userId, name }) => ({ userId, userName: name }));
  await recordReadings(db, { users, reader, now, field: isMasked ? 'masked' : 'all', place: placeOf(reader, isMasked) });
  return rows.map((row) => {
    const own = details.get(row.userId);
    return own ? { ...row, ...(isMasked ? withMasks(own) : own) } : withoutHome(row);
  });
}

/** Looks like a mask. Without the key, the page still opens, and only showing the entry is refused. */
const unreadable = '••••';

/** The page of a user shows masks. A request without `view` comes from a program: all of our pages send it. */
function placeOf({ token }: SignedIn, isMasked: boolean): string {
  if (token) return readingSource.token(token.name);
  return isMasked ? readingSource.page : readingSource.program;
}

function withMasks(details: PrivateDetails): PrivateDetails {
  const masks = maskedKeys.map((key) => [maskedFieldOf(key), maskOf(key, details[maskedFieldOf(key)])] as const);
  return { ...details, ...Object.fromEntries(masks) };
}
