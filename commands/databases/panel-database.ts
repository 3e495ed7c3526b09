/** Opens the database of the panel for the commands that work on it. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { readConfig } from '../../server/src/platform/config.ts';
import { isUnused, migrateToLatest } from '../../server/src/platform/database/migrate.ts';
import { splitPassword } from '../../server/src/backups/files/postgres-programs.ts';
import { openDatabase, type DatabaseSettings } from '../../server/src/platform/database/open-database.ts';
import type { Db } from '../../server/src/platform/database/tables.ts';
import { CommandProblem } from '../command.ts';

/** Names the database on which a command works, without a password, before it does anything. */
export function nameDatabase(database: DatabaseSettings): void {
  console.log(`Database: ${placeOf(database)}`);
}

/** The file or the address of a database, without a password. */
export function placeOf(database: DatabaseSettings): string {
  if ('file' in database) return database.file;
  return 'url' in database ? splitPassword(database.url).address : 'in this process';
}

/** The problem that there is no embedded database at this place. */
export function noDatabaseAt(file: string): CommandProblem {
  return new CommandProblem(`There is no database in ${dirname(file)}. Check DATA_DIR.`);
}

/**
 * Does the work of a command on the database of the settings, brought to the current version. Throws a CommandProblem if no panel has used
 * it yet: a wrong setting must not look like an office without records, whose audit log is whole and whose key is changed.
 */
export async function onPanelDatabase(work: (db: Db) => Promise<string>): Promise<string> {
  const { database } = readConfig(process.env);
  nameDatabase(database);
  if ('file' in database && !existsSync(database.file)) throw noDatabaseAt(database.file);
  const db = openDatabase(database);
  try {
    if (await isUnused(db))
      throw 'file' in database
        ? noDatabaseAt(database.file)
        : new CommandProblem('No panel has used this database yet. Check DATABASE_URL.');
    await migrateToLatest(db);
    return await work(db);
  } finally {
    await db.destroy();
  }
}
