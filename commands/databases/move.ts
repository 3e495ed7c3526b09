/** Moves everything from the embedded database into an empty PostgreSQL database, in one transaction. */
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { isBusy } from '../../server/src/platform/database/errors.ts';
import { withOpenLedgers } from '../../server/src/platform/database/ledgers/append-only.ts';
import { migrateToLatest } from '../../server/src/platform/database/migrate.ts';
import { continueIdsAfter } from '../../server/src/platform/database/row-ids.ts';
import { keyBoxAt, openDatabase, type DatabaseSettings } from '../../server/src/platform/database/open-database.ts';
import { liftStatementLimit } from '../../server/src/platform/database/postgres/statement-limit.ts';
import { learnStatistics } from '../../server/src/platform/database/statistics.ts';
import type { Db, Tables } from '../../server/src/platform/database/tables.ts';
import { CommandProblem } from '../command.ts';
import { noDatabaseAt } from './panel-database.ts';
import { fingerprintIn } from './backup-key.ts';
import { compareTable } from './compare-tables.ts';
import { migrationsOf, refuseForeign } from '../../server/src/backups/files/embedded-file.ts';
import { portionsOf, sourceRows, sourceTables, type SourceTable } from './source-tables.ts';

type Say = (line: string) => void;

/**
 * Moves the database in `file` to the one at an address and reports its progress. Encrypted entries are copied unchanged, so the settings
 * of the target need the same key. Returns the text to print at the end.
 */
export async function moveToPostgres(file: string, target: DatabaseSettings, say: Say): Promise<string> {
  if (!existsSync(file)) throw noDatabaseAt(file);
  await bringUpToDate(file);
  const source = openAlone(file);
  const db = openDatabase(target);
  try {
    // Until the move ends, no panel can open the database.
    source.exec('begin exclusive');
    await demandEmpty(db);
    demandSameKey(fingerprintIn(source), target);
    const tables = sourceTables(source);
    const count = await db.transaction().execute((tx) => move(source, tx, tables, say));
    await learnStatistics(db);
    return (
      `Moved and compared ${inWords(count)} rows of ${tables.length} tables. ` +
      `The embedded database stays in ${file} as it was. Start the panel with DATABASE_URL from now on.`
    );
  } finally {
    source.close();
    await db.destroy();
  }
}

function demandSameKey(fingerprint: string | undefined, target: DatabaseSettings): void {
  if (fingerprint === undefined || keyBoxAt(target).find(fingerprint)) return;
  throw new CommandProblem(
    `Set SECRET_KEY to the first line of the file secret.key in DATA_DIR (key ${fingerprint}), ` +
      `and keep it set for the panel: private entries are encrypted under it.`,
  );
}

/** Opens the only connection to the database. SQLite can remove the write-ahead log only when there is no other. */
function openAlone(file: string): DatabaseSync {
  const source = new DatabaseSync(file);
  try {
    source.exec('pragma journal_mode = delete');
    return source;
  } catch (error) {
    source.close();
    throw isBusy(error) ? new CommandProblem('A panel is running on the embedded database. Stop it, then run this command again.') : error;
  }
}

/** Runs the migrations that the start of this version would run. */
async function bringUpToDate(file: string): Promise<void> {
  const source = openAlone(file);
  try {
    await refuseForeign(migrationsOf(source));
  } finally {
    source.close();
  }
  const db = openDatabase({ file });
  try {
    await migrateToLatest(db);
  } finally {
    await db.destroy();
  }
}

async function demandEmpty(db: Db): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true }).catch((error: unknown) => {
    throw new CommandProblem(
      `The database that DATABASE_URL names cannot be used: ${error instanceof Error ? error.message : String(error)}.`,
      { cause: error },
    );
  });
  if (tables.length > 0)
    throw new CommandProblem(
      'The database that DATABASE_URL names is not empty. Make a new one for the panel: createdb --owner=vikray vikray',
    );
}

async function move(source: DatabaseSync, tx: Db, tables: readonly SourceTable[], say: Say): Promise<number> {
  await liftStatementLimit(tx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
  await migrateToLatest(tx);
  // The source also holds the rows that migrations insert, with the office's changes.
  const others = tables.filter(({ name }) => name !== 'ledger_maintenance');
  await withOpenLedgers(tx, 'move-to-postgres', async () => {
    await sql`truncate table ${sql.join(others.map(({ name }) => sql.table(name)))} restart identity`.execute(tx);
    for (const table of others) await copyTable(source, tx, table, say);
  });
  let count = 0;
  for (const table of tables) count += await compareTable(source, tx, table);
  return count;
}

async function copyTable(source: DatabaseSync, tx: Db, table: SourceTable, say: Say): Promise<void> {
  // The list of tables is read from the database; the types describe the same tables.
  const name = table.name as keyof Tables & string;
  let [count, reported] = [0, 0];
  for (const rows of portionsOf(sourceRows(source, table))) {
    await tx.insertInto(name).values(rows).execute();
    count += rows.length;
    if (count - reported < 50_000) continue;
    reported = count;
    say(`${name}: ${inWords(count)} rows so far …`);
  }
  if (table.columns.includes('id')) await continueIdsAfter(tx, name);
  say(`${name}: ${inWords(count)} rows`);
}

function inWords(count: number): string {
  return count.toLocaleString('en-IN');
}
