/** Restore of the embedded database, whether a panel runs on it or not. */
import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { sql } from 'kysely';
import { migrateToLatest } from '../../server/src/platform/database/migrate.ts';
import { recordRestore } from '../../server/src/backups/record-restore.ts';
import { openDatabase, type DatabaseSettings } from '../../server/src/platform/database/open-database.ts';
import type { Db } from '../../server/src/platform/database/tables.ts';
import { clearUnfinished, removeUnfinished, unfinishedName } from '../../server/src/platform/database/unfinished-files.ts';
import { listKnownUsers } from '../../server/src/users/public.ts';
import { countUnreadable } from '../../server/src/platform/secrets/protect-secrets.ts';
import { CommandProblem, demandFile } from '../command.ts';
import { demandConsent } from '../demand-consent.ts';
import { demandKeyOf, fingerprintInFile, loseUnreadable, type WithoutKey } from './backup-key.ts';
import { dated } from './dated.ts';
import { beginsWith } from '../../server/src/backups/files/begins-with.ts';
import { demandUnaltered } from '../../server/src/backups/files/checksum.ts';
import { copyDatabase, DamageProblem, openFile, settle } from '../../server/src/backups/files/embedded-file.ts';
import { closeFormerUsers, linesOnFormerUsers, type PresentUsers } from './former-users.ts';
import { placeBackup } from '../../server/src/backups/files/place-backup.ts';

export interface RestoreOptions extends WithoutKey {
  readonly now: Date;
  /** The person at the command line. */
  readonly by: string;
  /** Whether to restore into a place without a database, which is often the wrong place. */
  readonly mayFillEmpty: boolean;
  /** Whether to accept a backup whose checksum is missing or wrong. */
  readonly isUnchecked: boolean;
  /** The database of the settings, which the backup replaces. */
  readonly database: DatabaseSettings;
}

/**
 * Replaces the database by a backup in one transaction, and stores the replaced contents beside it under a dated name. A running panel
 * continues with the restored contents. All sessions end. Returns the text to print.
 */
export async function restoreEmbedded(source: string, file: string, options: RestoreOptions): Promise<string> {
  const { now, isUnchecked } = options;
  const prepared = unfinishedName(file, 'restoring');
  const replaced = join(dirname(file), `vikray-before-restore-${dated(now)}.db`);
  const hasPresent = existsSync(file);
  refuseUnreadable(source, file);
  if (!hasPresent) await demandConsent(emptyPlace(`in ${dirname(file)}`), '--into-empty', options.mayFillEmpty);
  if (!isUnchecked) await demandUnaltered(source);
  clearUnfinished(dirname(file));
  try {
    await copyDatabase(source, prepared);
    await settle(prepared);
    const losesEntries = await demandKeyOf(fingerprintInFile(prepared), options, () => unreadableIn(prepared, options));
    if (hasPresent) await storeReplaced(file, replaced);
    const present = hasPresent ? { rightsVersion: rightsVersionIn(file), users: await onFile(file, options, listKnownUsers) } : undefined;
    const further = await prepare(prepared, { source, present, losesEntries }, options);
    await copyDatabase(prepared, file);
    const summary = [
      `Restored ${resolve(source)}.`,
      ...(hasPresent ? [`What was there before is kept as ${replaced}.`] : []),
      'Everyone must log in again.',
    ].join(' ');
    return [summary, ...further].join('\n');
  } finally {
    removeUnfinished(prepared);
  }
}

/** What a restore would do in a place without a database. */
export function emptyPlace(where: string): string {
  return `There is no database ${where}. The restore would make a new one there, and leave the database of a panel elsewhere as it is.`;
}

function refuseUnreadable(source: string, file: string): void {
  const found = demandFile(source);
  if (resolve(source) === resolve(file)) throw new CommandProblem('This file is the database itself.');
  if (!found.isFile() || !beginsWith(source, 'SQLite format 3'))
    throw new CommandProblem(`${resolve(source)} is not a backup of an embedded database.`);
}

async function storeReplaced(file: string, replaced: string): Promise<void> {
  try {
    await placeBackup(replaced, (part) => copyDatabase(file, part));
  } catch (error) {
    if (!(error instanceof DamageProblem)) throw error;
    const name = basename(file);
    throw new CommandProblem(
      `The present database is damaged. Stop the panel, move ${name}, ${name}-wal and ${name}-shm away from ${dirname(file)}, and restore again with --into-empty.`,
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

async function unreadableIn(file: string, options: RestoreOptions): Promise<number> {
  return onFile(file, options, async (db) => {
    await migrateToLatest(db);
    return countUnreadable(db);
  });
}

async function onFile<T>(file: string, { database: { keys = [] } }: RestoreOptions, work: (db: Db) => Promise<T>): Promise<T> {
  // Fails when the file is missing; SQLite would create an empty one.
  openFile(file).close();
  const db = openDatabase({ file, keys });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** What the replaced database says about users. */
interface Present {
  readonly rightsVersion: number;
  readonly users: PresentUsers;
}

/** What a restore takes into account besides the backup itself. */
interface Restoring {
  readonly source: string;
  readonly present: Present | undefined;
  readonly losesEntries: boolean;
}

/**
 * Migrates the copy, ends all sessions, closes former users, empties what no key can read and records the restore. Raises the version
 * numbers of rights, because running panels cache rights by them. Returns the further lines to print.
 */
async function prepare(file: string, { source, present, losesEntries }: Restoring, options: RestoreOptions): Promise<string[]> {
  return onFile(file, options, async (db) => {
    await migrateToLatest(db);
    await sql`delete from sessions`.execute(db);
    await sql`update users set rights_version = rights_version + ${present?.rightsVersion ?? 0}`.execute(db);
    await closeFormerUsers(db, present?.users);
    await recordRestore(db, { file: basename(source), by: options.by, now: options.now });
    const lost = losesEntries ? await loseUnreadable(db, options.keyBox) : [];
    return [...lost, ...(await linesOnFormerUsers(db, present?.users, options.now))];
  });
}
