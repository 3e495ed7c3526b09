/**
 * Migrates the database to the newest schema. If several processes start at once, one migrates and the others wait: on SQLite as long as
 * any write waits for a locked file, on PostgreSQL as long as a statement may take. After that, the start fails.
 */
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { StartProblem } from '../start-problem.ts';
import { engineOf } from './engine.ts';
import { liftStatementLimit } from './postgres/statement-limit.ts';
import { planAsTypical } from './statistics.ts';
import type { Db } from './tables.ts';

const folder = new URL('../../migrations/', import.meta.url);

/** The names of this version's migrations, in order. */
export async function migrationNames(): Promise<string[]> {
  const files = (await readdir(fileURLToPath(folder))).filter((file) => file.endsWith('.ts'));
  return files.map((file) => file.slice(0, -'.ts'.length)).toSorted();
}

/** The migrations by name. Each is loaded when it runs, since most starts run none. */
async function namedMigrations(): Promise<Record<string, Migration>> {
  const names = await migrationNames();
  return Object.fromEntries(names.map((name) => [name, unlimited(async (db) => (await load(name)).up(db))]));
}

/** A migration that may take longer than a request, as a change of a large table does. */
export function unlimited(up: Migration['up']): Migration {
  return {
    up: async (db) => {
      await liftStatementLimit(db);
      await up(db);
    },
  };
}

/** A migration file exports `up`. The build of the server finds the files by this pattern of their names. */
async function load(name: string): Promise<Migration> {
  return (await import(`../../migrations/${name}.ts`)) as Migration;
}

/** The first migration of the versions before 0.1.0, whose databases cannot be upgraded. */
const firstBeforeBaseline = '2026-11-21-1000-platform-create';

/** Throws a StartProblem if a database with these migrations is from a newer version, or from before 0.1.0. */
export async function refuseOtherVersions(ran: readonly string[]): Promise<void> {
  if (ran.includes(firstBeforeBaseline))
    throw new StartProblem(
      'This database was written by a version of Vikray before 0.1.0, which this version cannot upgrade. Nothing has been changed. ' +
        'Keep using the version that wrote it, or start with a new database.',
    );
  const known = await migrationNames();
  const unknown = ran.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new StartProblem(`This database was written by a newer version of Vikray (${unknown}). Install that version first.`);
}

/** The same for an open database. */
export async function refuseOtherVersion(db: Db): Promise<void> {
  await refuseOtherVersions(await migrationsOf(db));
}

/** How many migrations are pending on a database, and whether a newer version has migrated it. */
export async function migrationState(db: Db): Promise<{ readonly pending: number; readonly isNewer: boolean }> {
  const ran = await migrationsOf(db);
  const known = await migrationNames();
  return { pending: known.filter((name) => !ran.includes(name)).length, isNewer: ran.some((name) => !known.includes(name)) };
}

/** Whether the database is new. */
export async function isUnused(db: Db): Promise<boolean> {
  return (await migrationsOf(db)).length === 0;
}

/** The migrations that have run; none in a new database. */
async function migrationsOf(db: Db): Promise<string[]> {
  const found =
    engineOf(db) === 'sqlite'
      ? sql`select 1 from sqlite_master where name = 'kysely_migration'`
      : sql`select 1 where to_regclass('kysely_migration') is not null`;
  if ((await found.execute(db)).rows.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Runs the migrations that have not run yet, and returns their names. Throws the error of the first that fails and rolls that one back.
 * Throws a StartProblem if another version has written the database that this one cannot continue.
 */
export async function migrateToLatest(db: Db): Promise<readonly string[]> {
  const ran = await migrationsOf(db);
  await refuseOtherVersions(ran);
  // Most starts have nothing to migrate, and the migrator would read the columns of all tables three times.
  const isLatest = ran.length === (await migrationNames()).length;
  const names = isLatest ? [] : await runMigrations(db);
  await planAsTypical(db);
  return names;
}

async function runMigrations(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: namedMigrations } });
  const { error, results = [] } = await withoutForeignKeys(db, () => migrator.migrateToLatest());
  if (error) throw error;
  return results.map((result) => result.migrationName);
}

/**
 * Runs work without foreign keys on SQLite, so that it can rebuild a table that others refer to. SQLite cannot switch them off within a
 * transaction. A migration that rebuilds a table checks its references itself.
 */
export async function withoutForeignKeys<T>(db: Db, work: () => Promise<T>): Promise<T> {
  if (engineOf(db) !== 'sqlite') return work();
  await sql`pragma foreign_keys = off`.execute(db);
  try {
    return await work();
  } finally {
    await sql`pragma foreign_keys = on`.execute(db);
  }
}
