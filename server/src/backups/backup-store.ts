/**
 * The backups' SQL. Reading: listRecords. Writing: insertRecord, changeRecord, removeRecord, removeOldFailures. A record without
 * `verified_at` and `failure` belongs to a backup that is being made, or whose server ended while it was made.
 */
import './backups-tables.ts';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Tables } from '../platform/database/tables.ts';
import { newestFirst } from './newest-first.ts';

/** A backup, or an attempt at one, as stored. */
export type BackupRecord = Selectable<Tables['backups']>;

/** All records, newest first. There are few: old files and old failures are removed. */
export async function listRecords(db: Db, now: Date | string): Promise<BackupRecord[]> {
  const byTime = newestFirst(now);
  const records = await db.selectFrom('backups').selectAll().orderBy('id', 'desc').execute();
  return records.toSorted((one, other) => byTime(one.begun, other.begun));
}

type NewRecord = Pick<Insertable<Tables['backups']>, 'file' | 'origin' | 'begun'> & Partial<Insertable<Tables['backups']>>;

/** Adds a record and returns its number. */
export async function insertRecord(db: Db, record: NewRecord): Promise<number> {
  const { id } = await db
    .insertInto('backups')
    .values({ size: 0, modified: '', seconds: 0, verified_at: null, restored_at: null, failure: '', ...record })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes the record of a backup. */
export async function changeRecord(db: Db, id: number, change: Updateable<Tables['backups']>): Promise<void> {
  await db.updateTable('backups').set(change).where('id', '=', id).execute();
}

/** Removes a record; the file is not touched. */
export async function removeRecord(db: Db, id: number): Promise<void> {
  await db.deleteFrom('backups').where('id', '=', id).execute();
}

/** Removes the records of attempts that failed before an instant. */
export async function removeOldFailures(db: Db, before: string): Promise<void> {
  await db.deleteFrom('backups').where('failure', '<>', '').where('size', '=', 0).where('begun', '<', before).execute();
}
