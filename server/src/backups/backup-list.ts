import { join } from 'node:path';
import type { Backup } from '@vikray/contract/backups/backup.ts';
import type { Db } from '../platform/database/tables.ts';
import { backupsIn, fileIn, folderTrouble, isInFolder } from './backup-folder.ts';
import { listRecords, type BackupRecord } from './backup-store.ts';
import { newestFirst } from './newest-first.ts';

/**
 * The backups in the folder, whoever made them, and failed attempts, newest first. A record whose file is gone is left out, so that the
 * list never promises a backup that does not exist.
 */
export async function listBackups(db: Db, folder: string, now: string): Promise<Backup[]> {
  const records = await listRecords(db, now);
  const present = records.filter((record) => isInFolder(folder, record));
  const failed = records.filter(({ size, failure }) => size === 0 && failure !== '');
  const known = new Set([...present, ...records.filter(isUnfinished)].map(({ file }) => file));
  const files = folderTrouble(folder) === undefined ? backupsIn(folder) : [];
  const others = files.filter((file) => !known.has(file));
  const rows = [...[...present, ...failed].map(backupOf), ...others.flatMap((file) => byCommand(folder, file))];
  const byTime = newestFirst(now);
  return rows.toSorted((one, other) => byTime(one.at, other.at));
}

function backupOf(record: BackupRecord): Backup {
  return {
    file: record.file,
    at: record.begun,
    size: record.size,
    seconds: record.seconds,
    verifiedAt: record.verified_at ?? '',
    restoredAt: record.restored_at ?? '',
    failure: record.failure,
    origin: record.origin,
  };
}

/** A backup that the panel has not made and not checked yet. */
function byCommand(folder: string, file: string): Backup[] {
  const found = fileIn(folder, file);
  if (!found) return [];
  const at = found.mtime.toISOString();
  return [{ file, at, size: found.size, seconds: 0, verifiedAt: '', restoredAt: '', failure: '', origin: 'Command' }];
}

/** The newest backup that can be relied on; undefined if there is none. */
export async function findNewestGood(db: Db, folder: string, now: Date): Promise<(BackupRecord & { readonly path: string }) | undefined> {
  const good = (await listRecords(db, now)).find((record) => isGood(record) && isInFolder(folder, record));
  return good && { ...good, path: join(folder, good.file) };
}

/** Whether a backup is complete and verified. */
export function isGood({ verified_at: verifiedAt, failure }: BackupRecord): boolean {
  return verifiedAt !== null && failure === '';
}

/** Whether a record is of a backup that was begun and whose end has not been noted. */
export function isUnfinished({ verified_at: verifiedAt, failure }: BackupRecord): boolean {
  return verifiedAt === null && failure === '';
}
