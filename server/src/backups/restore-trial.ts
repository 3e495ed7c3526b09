import { dirname } from 'node:path';
import { backupMessages as say } from '@vikray/contract/backups/backup-messages.ts';
import { sql } from 'kysely';
import { errorCodeOf } from '../platform/error-code.ts';
import { BackupProblem } from './files/backup-problem.ts';
import { copyGently, openFile } from './files/embedded-file.ts';
import { splitPassword, startPostgresProgram } from './files/postgres-programs.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import type { Db } from '../platform/database/tables.ts';
import { clearUnfinished, removeUnfinished, unfinishedName } from '../platform/database/unfinished-files.ts';
import type { BackedUpDatabase } from './backup-task.ts';
import { findFaults } from './restored-store.ts';

/** Restores a whole backup into a temporary database, checks its contents there, and removes it. Throws a BackupProblem. */
export async function restoreForTrial(database: BackedUpDatabase, path: string): Promise<void> {
  const faults = await ('url' in database ? restoreOnServer(database.url, path) : restoreBeside(path));
  if (faults.length > 0) throw new BackupProblem(say.restoredWrong(faults.join(', ')));
}

async function restoreBeside(path: string): Promise<string[]> {
  clearUnfinished(dirname(path));
  const file = unfinishedName(path, 'restoring');
  try {
    await copyBeside(path, file);
    return await findFaults({ file });
  } finally {
    removeUnfinished(file);
  }
}

async function copyBeside(path: string, file: string): Promise<void> {
  const source = openFile(path);
  try {
    source.exec('begin');
    await copyGently(source, file);
  } finally {
    source.close();
  }
}

/** The comment by which the panel recognises its own temporary database. */
const mark = 'Trial restore of Vikray. It can be dropped.';

const mayNotCreate = '42501';

async function restoreOnServer(url: string, path: string): Promise<string[]> {
  const trial = new URL(url);
  const name = `${decodeURIComponent(trial.pathname.slice(1))}_trial_restore`;
  trial.pathname = `/${encodeURIComponent(name)}`;
  const db = openDatabase({ url });
  try {
    await dropTrial(db, name);
    await createTrial(db, name, decodeURIComponent(trial.username));
    const { address, password } = splitPassword(trial.href);
    const words = ['--no-owner', '--no-privileges', '--no-comments', '--exit-on-error', '--no-password', `--dbname=${address}`, path];
    const restoring = startPostgresProgram('pg_restore', words, password);
    restoring.stdin.end();
    restoring.stdout.resume();
    await restoring.ended;
    // The checks read whole tables.
    trial.searchParams.set('statement_timeout', '0');
    const faults = await findFaults({ url: trial.href });
    await dropTrial(db, name);
    return faults;
  } finally {
    await db.destroy();
  }
}

/** Removes the temporary database of an earlier trial. Refuses one that the panel has not made. */
async function dropTrial(db: Db, name: string): Promise<void> {
  const { rows } = await sql<{ comment: string | null }>`
    select shobj_description(oid, 'pg_database') as comment from pg_database where datname = ${name}`.execute(db);
  const [found] = rows;
  if (!found) return;
  if (found.comment !== mark) throw new BackupProblem(say.otherDatabase(name));
  await sql`drop database ${sql.id(name)} with (force)`.execute(db);
}

async function createTrial(db: Db, name: string, user: string): Promise<void> {
  try {
    await sql`create database ${sql.id(name)} template template0`.execute(db);
  } catch (error) {
    throw errorCodeOf(error) === mayNotCreate ? new BackupProblem(say.mayNotCreate(user), { cause: error }) : error;
  }
  await sql`comment on database ${sql.id(name)} is ${sql.lit(mark)}`.execute(db);
}
