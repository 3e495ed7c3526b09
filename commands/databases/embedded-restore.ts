/** Restore of the embedded database, whether a panel runs on it or not. */
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { sql } from 'kysely';
import { migrateToLatest } from '../../server/src/platform/database/migrate.ts';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import { clearUnfinished, removeUnfinished, unfinishedName } from '../../server/src/platform/database/unfinished-files.ts';
import { listKnownUsers } from '../../server/src/users/public.ts';
import type { KeyBox } from '../../server/src/platform/secrets/key-box.ts';
import { refuseOtherKey } from '../../server/src/platform/secrets/protect-secrets.ts';
import { CommandProblem } from '../command.ts';
import { fingerprintInFile } from './backup-key.ts';
import { dated } from './dated.ts';
import { beginsWith } from '../../server/src/backups/files/begins-with.ts';
import { demandUnaltered } from '../../server/src/backups/files/checksum.ts';
import { copyDatabase, DamageProblem, openFile, settle } from '../../server/src/backups/files/embedded-file.ts';
import { closeFormerUsers, linesOnFormerUsers, type PresentUsers } from './former-users.ts';
import { placeBackup } from '../../server/src/backups/files/place-backup.ts';

export interface RestoreOptions {
  readonly now: Date;
  /** Whether to accept a backup whose checksum is missing or wrong. */
  readonly isUnchecked: boolean;
  /** The key of the backup must be among these. */
  readonly keys: KeyBox;
}

/**
 * Replaces the database by a backup in one transaction, and stores the replaced contents beside it under a dated name. A running panel
 * continues with the restored contents. All sessions end. Returns the text to print.
 */
export async function restoreEmbedded(source: string, file: string, { now, isUnchecked, keys }: RestoreOptions): Promise<string> {
  const prepared = unfinishedName(file, 'restoring');
  const replaced = join(dirname(file), `vikray-before-restore-${dated(now)}.db`);
  const hasPresent = existsSync(file);
  refuseUnreadable(source, file);
  if (!isUnchecked) await demandUnaltered(source);
  clearUnfinished(dirname(file));
  try {
    await copyDatabase(source, prepared);
    await settle(prepared);
    refuseOtherKey(keys, fingerprintInFile(prepared));
    if (hasPresent) await storeReplaced(file, replaced);
    const onFormerUsers = await prepare(
      prepared,
      hasPresent ? rightsVersionIn(file) : 0,
      hasPresent ? await usersIn(file) : undefined,
      now,
    );
    await copyDatabase(prepared, file);
    const summary = [
      `Restored ${resolve(source)}.`,
      ...(hasPresent ? [`What was there before is kept as ${replaced}.`] : []),
      'Everyone must log in again.',
    ].join(' ');
    return [summary, ...onFormerUsers].join('\n');
  } finally {
    removeUnfinished(prepared);
  }
}

function refuseUnreadable(source: string, file: string): void {
  if (!existsSync(source)) throw new CommandProblem(`There is no file ${resolve(source)}.`);
  if (resolve(source) === resolve(file)) throw new CommandProblem('This file is the database itself.');
  if (!statSync(source).isFile() || !beginsWith(source, 'SQLite format 3'))
    throw new CommandProblem(`${resolve(source)} is not a backup of an embedded database.`);
}

async function storeReplaced(file: string, replaced: string): Promise<void> {
  try {
    await placeBackup(replaced, (part) => copyDatabase(file, part));
  } catch (error) {
    if (!(error instanceof DamageProblem)) throw error;
    const name = basename(file);
    throw new CommandProblem(
      `The present database is damaged. Stop the panel, move ${name}, ${name}-wal and ${name}-shm away from ${dirname(file)}, and restore again.`,
      { cause: error },
    );
  }
}

function rightsVersionIn(file: string): number {
  const database = openFile(file);
  try {
    const row = database.prepare('select coalesce(max(rights_version), 0) as version from users').get();
    return Number(row?.['version']);
  } finally {
    database.close();
  }
}

async function usersIn(file: string): Promise<PresentUsers> {
  const db = openDatabase({ file });
  try {
    return await listKnownUsers(db);
  } finally {
    await db.destroy();
  }
}

/**
 * Migrates the copy, ends all sessions and closes former users. Raises the version numbers of rights, because running panels cache rights
 * by them. Returns the lines to print about former users.
 */
async function prepare(file: string, rightsVersion: number, present: PresentUsers, now: Date): Promise<string[]> {
  // Fails when the file is missing; SQLite would create an empty one.
  openFile(file).close();
  const db = openDatabase({ file });
  try {
    await migrateToLatest(db);
    await sql`delete from sessions`.execute(db);
    await sql`update users set rights_version = rights_version + ${rightsVersion}`.execute(db);
    await closeFormerUsers(db, present);
    return await linesOnFormerUsers(db, present, now);
  } finally {
    await db.destroy();
  }
}
