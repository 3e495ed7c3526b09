/** The SQL of the private log. Reading: pageOfPrivateAccess. Writing: recordReadings, forgetOldReadings. */
import './private-access-tables.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { readFieldLabels, type PrivateAccess, type ReadField } from '@vikray/contract/private-access/private-access.ts';
import { sql, type RawBuilder } from 'kysely';
import { insertInChunks } from '../platform/database/insert-many.ts';
import { isAmong } from '../platform/database/is-among.ts';
import { readPage, type ListedTable, type RowsAndTotal, type Window } from '../platform/database/lists/list-page.ts';
import { within } from '../platform/database/lists/period.ts';
import { searchTextOf } from '../platform/database/search/search.ts';
import type { Db } from '../platform/database/tables.ts';
import { dayMs, instantBefore } from '../platform/durations.ts';
import type { SignedIn } from '../platform/identity.ts';

/** Private details that someone reads: of these users, this field, in this place. */
export interface Reading {
  readonly users: readonly Pick<PrivateAccess, 'userId' | 'userName'>[];
  readonly reader: Pick<SignedIn, 'userId' | 'name'>;
  readonly field: ReadField;
  readonly place: string;
  /** ISO text in UTC. */
  readonly now: string;
}

/** Adds a reading to the private log, for each user whose details are read. Call it before they are answered. */
export async function recordReadings(db: Db, { users, reader, field, place, now }: Reading): Promise<void> {
  const readings = users.map(({ userId, userName }) => ({
    happened_at: now,
    user_id: userId,
    reader_id: reader.userId,
    field,
    place,
    search_text: searchTextOf([reader.name, userName, readFieldLabels[field], place]),
  }));
  await insertInChunks(readings, async (chunk) =>
    db
      .insertInto('private_access')
      .values([...chunk])
      .execute(),
  );
}

/** The filters of the private log. Blank ones match everything. */
export type AccessFilter = Pick<InputOf<'GetPrivateAccess'>, 'userId' | 'readerId' | 'field' | 'from' | 'to'>;

/** The private log, as input for the platform's paging. */
export function listedPrivateAccess(db: Db, { userId, readerId, field, ...period }: AccessFilter): ListedTable<PrivateAccess> {
  const wanted = Object.entries({ user_id: userId, reader_id: readerId, field }).filter(([, value]) => value !== undefined);
  return {
    table: 'private_access',
    filters: [
      ...wanted.map(([column, value]): RawBuilder<boolean> => sql`${sql.ref(`private_access.${column}`)} = ${value}`),
      ...within('private_access.happened_at', period),
    ],
    sortColumns: { happenedAt: 'happened_at' },
    isNewestFirst: true,
    // Each filter has its own index; several filters read all rows of one of them.
    readsMuch: () => wanted.length > 1,
    rowsOf: (ids) => accessOf(db, ids),
    idOf: (access) => access.accessId,
  };
}

/** One window of the private log. */
export async function pageOfPrivateAccess(db: Db, filter: AccessFilter, window: Window): Promise<RowsAndTotal<PrivateAccess>> {
  return readPage(db, listedPrivateAccess(db, filter), window);
}

async function accessOf(db: Db, ids: readonly number[]): Promise<PrivateAccess[]> {
  return db
    .selectFrom('private_access')
    .innerJoin('users as subject', 'subject.id', 'private_access.user_id')
    .innerJoin('users as reader', 'reader.id', 'private_access.reader_id')
    .select(['private_access.id as accessId', 'private_access.happened_at as happenedAt'])
    .select(['private_access.user_id as userId', 'subject.name as userName'])
    .select(['private_access.reader_id as readerId', 'reader.name as readerName'])
    .select(['private_access.field', 'private_access.place'])
    .where(isAmong(db, 'private_access.id', ids))
    .execute();
}

/** Readings are retained for this many days: a year, and time to look back on it. */
const retainedDays = 400;

/** Deletes readings that are older. The audit log still says that the details were read. */
export async function forgetOldReadings(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('private_access')
    .where('happened_at', '<', instantBefore(now, retainedDays * dayMs))
    .execute();
}
