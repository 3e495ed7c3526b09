/** Brings the database to the newest shape. Several processes may start at once: one migrates, the others wait. */
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { StartProblem } from '../config.ts';
import type { Db } from './tables.ts';

const folder = new URL('../../migrations/', import.meta.url);

async function migrationFiles(): Promise<string[]> {
  return (await readdir(fileURLToPath(folder))).filter((file) => file.endsWith('.ts')).toSorted();
}

async function loadMigrations(): Promise<Record<string, Migration>> {
  const files = await migrationFiles();
  const loaded = await Promise.all(
    // A migration file exports `up`; nothing else is read from it.
    files.map(async (file) => [file.slice(0, -'.ts'.length), (await import(new URL(file, folder).href)) as Migration] as const),
  );
  return Object.fromEntries(loaded);
}

/**
 * Throws a StartProblem when one of these migrations, which have run on a database, is not known here: a newer release has been at work on
 * it.
 */
export async function refuseNewer(ran: readonly string[]): Promise<void> {
  const known = await migrationFiles();
  const unknown = ran.find((name) => !known.includes(`${name}.ts`));
  if (unknown !== undefined)
    throw new StartProblem(`This database was written by a newer version of Vikray (${unknown}). Install that version first.`);
}

async function migrationsOf(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Runs the migrations that have not run yet, and names them. Throws the first one's error; that one leaves nothing behind. Fails with a
 * StartProblem where a newer release has been at work.
 */
export async function migrateToLatest(db: Db): Promise<readonly string[]> {
  await refuseNewer(await migrationsOf(db));
  const migrator = new Migrator({ db, provider: { getMigrations: loadMigrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
}
