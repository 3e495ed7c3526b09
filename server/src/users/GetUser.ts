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
    return input.view === 'brief' ? page : { ...page, rows: await withPrivateDetails(db, page.rows, user, now) };
  },
  idOf: (user) => user.userId,
});

/** The rows with what is private about those whom the reader may read so. Whose it was is written down before it is answered. */
async function withPrivateDetails(db: Db, rows: readonly User[], reader: SignedIn, now: string): Promise<readonly User[]> {
  const readable = rows.map((row) => row.userId).filter((userId) => userId === reader.userId || reader.rights.has('Edit User'));
  if (readable.length === 0) return rows;
  const details = await privateDetailsOf(db, readable);
  const readings = readable.map((id) => ({ record: 'user' as const, id, after: { read: 'private details' } }));
  await writeAudit(db, 'GetUser', reader, now, readings);
  return rows.map((row) => ({ ...row, ...details.get(row.userId) }));
}
