/** Copies and checks files of the embedded database while other programs write to them. */
import { closeSync, existsSync, fdatasyncSync, openSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { fileDamage } from '../../platform/database/embedded/file-damage.ts';
import { giveToOwnerOfFolder } from '../../platform/files/owner-of-folder.ts';
import { migrationNames, refuseOtherVersions } from '../../platform/database/migrate.ts';
import { isDamage, sqliteCodeOf } from '../../platform/database/embedded/sqlite-codes.ts';
import { BackupProblem } from './backup-problem.ts';

/** Longer than any transaction of the panel. */
const timeoutMs = 30_000;
const retryMs = 20;
const allPages = 2 ** 31 - 1;
/** 1 MB of pages of 4 KB. */
const pagesBetweenFlushes = 256;

/** A file is not an intact SQLite database. */
export class DamageProblem extends BackupProblem {}

/** A DamageProblem for an error by which SQLite reports damage; any other error unchanged. */
export function asDamage(error: unknown): unknown {
  return error instanceof Error && isDamage(error)
    ? new DamageProblem(`The database is damaged: ${error.message}.`, { cause: error })
    : error;
}

/** Opens a database that must exist and be intact. SQLite itself would turn an absent or empty file into a new database. */
export function openFile(file: string): DatabaseSync {
  if (!existsSync(file)) throw new BackupProblem(`There is no file ${file}.`);
  const damage = fileDamage(file);
  if (damage !== undefined) throw new DamageProblem(`The database is damaged: ${file} ${damage}.`);
  return new DatabaseSync(file, { timeout: timeoutMs });
}

/**
 * Copies a snapshot of one database over another or into a new file. Other programs can write to the source during the copy. In the target
 * it is one transaction, so programs that have it open see either the old contents or the new. It copies in a single step, because a copy
 * in several steps starts again whenever someone writes between two of them.
 */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const source = openFile(from);
  try {
    closeSync(openForOwner(to));
    await copyAtOnce(source, to);
  } finally {
    source.close();
  }
}

/** Retries while the target is busy, as long as every other write waits. */
async function copyAtOnce(source: DatabaseSync, to: string): Promise<void> {
  const until = performance.now() + timeoutMs;
  for (;;)
    try {
      await backup(source, to, { rate: allPages });
      return;
    } catch (error) {
      if (!isBusyTarget(error) || performance.now() > until) throw asDamage(error);
      await pause(retryMs);
    }
}

/**
 * Copies from a connection that has a transaction open, so that all steps of the copy see the same snapshot. Flushes after each step, so
 * that a panel that writes in the meantime never waits for gigabytes to reach the disk. Blocks its thread: call it in a separate process.
 */
export async function copyGently(source: DatabaseSync, to: string): Promise<void> {
  if (!source.isTransaction) throw new Error('Without a transaction, each write of another program restarts the copy');
  // The first read takes the snapshot.
  source.prepare('select 1 from sqlite_schema').get();
  const target = openForOwner(to);
  try {
    await backup(source, to, { rate: pagesBetweenFlushes, progress: () => fdatasyncSync(target) });
  } catch (error) {
    throw asDamage(error);
  } finally {
    closeSync(target);
  }
}

/** Opens a file, or makes one that only its owner can read, whatever the folder allows. The owner is that of the folder. */
function openForOwner(file: string): number {
  const isNew = !existsSync(file);
  const opened = openSync(file, 'a', 0o600);
  if (isNew) giveToOwnerOfFolder(file);
  return opened;
}

/** Node does not wait for a target that another program is writing to, and reports it as an error without a number. */
function isBusyTarget(error: unknown): boolean {
  return sqliteCodeOf(error) === 0;
}

/** Turns a copy into a single file without a write-ahead log, and checks that it is an intact database of a panel. */
export async function settle(file: string): Promise<void> {
  const database = openFile(file);
  try {
    database.exec('pragma journal_mode = delete');
    await demandIntact(database);
  } catch (error) {
    throw asDamage(error);
  } finally {
    database.close();
  }
}

/** Checks that a finished backup is an intact database of a panel. Changes nothing. */
export async function verifyFile(file: string): Promise<void> {
  const damage = fileDamage(file);
  if (damage !== undefined) throw new DamageProblem(`The backup is damaged: ${file} ${damage}.`);
  const database = new DatabaseSync(file, { readOnly: true, timeout: timeoutMs });
  try {
    await demandIntact(database);
  } catch (error) {
    throw asDamage(error);
  } finally {
    database.close();
  }
}

async function demandIntact(database: DatabaseSync): Promise<void> {
  const problems = [...database.prepare('pragma integrity_check').all(), ...database.prepare('pragma foreign_key_check').all()].map((row) =>
    JSON.stringify(row),
  );
  if (problems.join() !== '{"integrity_check":"ok"}') throw new DamageProblem(`The database is damaged: ${problems[0] ?? ''}.`);
  await refuseForeign(migrationsOf(database));
}

/** The names of the migrations that have run on a database. */
export function migrationsOf(database: DatabaseSync): string[] {
  const hasThem = database.prepare(`select 1 from sqlite_schema where name = 'kysely_migration'`).get() !== undefined;
  return hasThem
    ? database
        .prepare('select name from kysely_migration')
        .all()
        .map((row) => String(row['name']))
    : [];
}

/** Refuses a database that no panel has made, or that a version has made which this one cannot continue. */
export async function refuseForeign(names: readonly string[]): Promise<void> {
  await refuseOtherVersions(names);
  const [first = ''] = await migrationNames();
  if (!names.includes(first)) throw new BackupProblem('This is not a Vikray database.');
}
