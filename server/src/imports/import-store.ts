/**
 * The imports' SQL. Reading: findImport, listImports, findSameFile, headingsOf, listUnstarted, findUnderWay. Writing: insertImport,
 * removeUnstarted, changeState, claim, release, countDone.
 */
import './imports-tables.ts';
import { importTransitions, importStates, type ImportState } from '@vikray/contract/imports/import-state.ts';
import type { ImportKind, ImportRun } from '@vikray/contract/imports/import.ts';
import { mayBecome } from '@vikray/contract/platform/transitions.ts';
import { sql, type RawBuilder, type Updateable } from 'kysely';
import { updatesOne } from '../platform/database/conditional-updates.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import { instantBefore, minuteMs } from '../platform/durations.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';

/** An import with the user who had its file checked. */
export interface StoredImport extends ImportRun {
  readonly startedById: number;
}

/** The page shows this many. */
const maxListed = 100;

function selectRuns(db: Db) {
  return db
    .selectFrom('imports')
    .innerJoin('users', 'users.id', 'imports.started_by_id')
    .select([
      'imports.id as importId',
      'imports.kind',
      'imports.file_name as fileName',
      'imports.state',
      'imports.total_rows as totalRows',
      'imports.bad_rows as badRows',
      'imports.present_rows as presentRows',
      'imports.done_rows as doneRows',
      'imports.failure',
      'imports.notes',
      'imports.updates',
      'imports.updated_rows as updatedRows',
      'imports.unchanged_rows as unchangedRows',
      'users.name as startedBy',
      'imports.started_by_id as startedById',
      'imports.updated_at as updatedOn',
    ]);
}

/** An import; nothing when it does not exist. */
export async function findImport(db: Db, importId: number): Promise<StoredImport | undefined> {
  return selectRuns(db).where('imports.id', '=', importId).executeTakeFirst();
}

/** The latest imports of these kinds, newest first, without those still being checked. */
export async function listImports(db: Db, kinds: readonly ImportKind[]): Promise<StoredImport[]> {
  if (kinds.length === 0) return [];
  return selectRuns(db)
    .where('imports.kind', 'in', kinds)
    .where('imports.state', '<>', 'Checking')
    .orderBy('imports.id', 'desc')
    .limit(maxListed)
    .execute();
}

/** The import of exactly this file, unless it was taken back. */
export async function findSameFile(
  db: Db,
  kind: ImportKind,
  fileHash: string,
): Promise<{ importId: number; updatedOn: string } | undefined> {
  return db
    .selectFrom('imports')
    .select(['id as importId', 'updated_at as updatedOn'])
    .where('kind', '=', kind)
    .where('file_hash', '=', fileHash)
    .where('state', 'in', ['Running', 'Done', 'Stopped', 'Taking Back'])
    .executeTakeFirst();
}

/** Adds an import whose file is being checked, and returns its number. */
export async function insertImport(
  db: Db,
  file: { kind: ImportKind; fileName: string; fileHash: string; updates: 'No' | 'Yes' },
  { userId, now }: WriteStamp,
): Promise<number> {
  const { id } = await db
    .insertInto('imports')
    .values({
      kind: file.kind,
      file_name: file.fileName,
      file_hash: file.fileHash,
      state: 'Checking',
      total_rows: 0,
      bad_rows: 0,
      present_rows: 0,
      done_rows: 0,
      failure: '',
      notes: '',
      updates: file.updates,
      lease_owner: null,
      lease_until: null,
      started_by_id: userId,
      worked_for_id: null,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The headings of the file of an import; none for a file without them. */
export async function headingsOf(db: Db, importId: number): Promise<readonly string[]> {
  const row = await db.selectFrom('imports').select('headings').where('id', '=', importId).executeTakeFirst();
  return row && row.headings !== '' ? (JSON.parse(row.headings) as string[]) : [];
}

/** Removes an import that was never started, with its rows. Returns false when someone has started it. */
export async function removeUnstarted(tx: Db, importId: number): Promise<boolean> {
  // The rows of a started import stay.
  await sql`delete from import_rows where import_id = ${importId}
    and exists (select 1 from imports where id = ${importId} and state in ('Checking', 'Checked'))`.execute(tx);
  await sql`delete from import_updates where import_id = ${importId}
    and exists (select 1 from imports where id = ${importId} and state in ('Checking', 'Checked'))`.execute(tx);
  const { numDeletedRows } = await tx
    .deleteFrom('imports')
    .where('id', '=', importId)
    .where('state', 'in', ['Checking', 'Checked'])
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The imports that were never started: those of a file, those of a user, and those whose check began before this instant. */
export async function listUnstarted(db: Db, fileHash: string, userId: number, before: string): Promise<number[]> {
  const rows = await db
    .selectFrom('imports')
    .select('id')
    .where('state', 'in', ['Checking', 'Checked'])
    .where((eb) =>
      eb.or([
        eb('created_at', '<', before),
        eb.and([eb('file_hash', '=', fileHash), eb('started_by_id', '=', userId), eb('state', '=', 'Checked')]),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

type Change = Omit<Updateable<Tables['imports']>, 'id' | 'state'>;

/** Changes the state of an import if the table of transitions allows it; otherwise returns false. */
export async function changeState(
  db: Db,
  importId: number,
  state: ImportState,
  change: Change & { readonly updated_at: string },
): Promise<boolean> {
  const from = importStates.filter((each) => mayBecome(importTransitions, each, state));
  return updatesOne(
    db
      .updateTable('imports')
      .set({ ...change, state })
      .where('id', '=', importId)
      .where('state', 'in', from),
  );
}

/** A lease that ends later than this comes from a wrong clock, and does not count. */
const longestLeaseMs = minuteMs;

/** Whether no other process has the lease of an import. */
function isFree(owner: string, now: string): RawBuilder<boolean> {
  const latest = instantBefore(now, -longestLeaseMs);
  return sql<boolean>`(lease_until is null or lease_until < ${now} or lease_until > ${latest} or lease_owner = ${owner})`;
}

/** The next import to work on: under way, and not leased by another process. */
export async function findUnderWay(db: Db, owner: string, now: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from imports
    where state in ('Running', 'Taking Back') and ${isFree(owner, now)}
    order by id limit 1`.execute(db);
  return rows[0]?.id;
}

/**
 * Takes or renews the lease of an import under way, and locks its row. Returns nothing when another process has the lease. `userId` is the
 * user who started the import or takes it back.
 */
export async function claim(tx: Db, importId: number, owner: string, now: string, until: string) {
  return tx
    .updateTable('imports')
    .set({ lease_owner: owner, lease_until: until })
    .where('id', '=', importId)
    .where('state', 'in', ['Running', 'Taking Back'])
    .where(isFree(owner, now))
    .returning((eb) => ['kind', 'state', eb.fn.coalesce('worked_for_id', 'started_by_id').as('userId')])
    .executeTakeFirst();
}

/** Ends all leases of a process, so that another process need not wait. */
export async function release(db: Db, owner: string): Promise<void> {
  await db.updateTable('imports').set({ lease_owner: null, lease_until: null }).where('lease_owner', '=', owner).execute();
}

/** Counts added rows; a negative number counts rows taken back. */
export async function countDone(tx: Db, importId: number, rows: number, now: string): Promise<void> {
  await tx
    .updateTable('imports')
    .set((eb) => ({ done_rows: eb('done_rows', '+', rows), updated_at: now }))
    .where('id', '=', importId)
    .execute();
}
