import type { User } from '@vikray/contract/users/user.ts';
import { writeAudit } from '../platform/audit.ts';
import type { Db } from '../platform/database/tables.ts';
import { listHandler } from '../platform/handler.ts';
import type { SignedIn } from '../platform/identity.ts';
import { privateDetailsOf } from './private-store.ts';
import { pageOfUsers } from './user-store.ts';

export const GetUser = listHandler('GetUser', {
  page: async ({ db, input, user, now }, window) => {
    const page = await pageOfUsers(db, input, window);
    if (input.view === 'brief') return { ...page, rows: page.rows.map(withoutHome) };
    return { ...page, rows: await withPrivateDetails(db, page.rows, user, now) };
  },
  idOf: (user) => user.userId,
});

/** Where a user lives and how to reach them at home. The specification returns these keys to every user, so they stay, but blank. */
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

/**
 * Adds the private details of the users whom the reader may see in full, and blanks the home of the others. The audit log names each user
 * whose private details are read, before they are answered.
 */
async function withPrivateDetails(db: Db, rows: readonly User[], reader: SignedIn, now: string): Promise<readonly User[]> {
  const readable = rows.map((row) => row.userId).filter((userId) => userId === reader.userId || reader.rights.has('Edit User'));
  if (readable.length === 0) return rows.map(withoutHome);
  const details = await privateDetailsOf(db, readable);
  const readings = readable.map((id) => ({ record: 'user' as const, id, after: { read: 'private details' } }));
  await writeAudit(db, 'GetUser', reader, now, readings);
  return rows.map((row) => {
    const own = details.get(row.userId);
    return own ? { ...row, ...own } : withoutHome(row);
  });
}
