/** Brings the database to the newest shape. Several processes may start at once: one migrates, the others wait. */
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Migrator, type Migration } from 'kysely/migration';
import type { Db } from './tables.ts';

const folder = new URL('../../migrations/', import.meta.url);

async function loadMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(fileURLToPath(folder))).filter((file) => file.endsWith('.ts')).toSorted();
  const loaded = await Promise.all(
    // A migration file exports `up`; nothing else is read from it.
    files.map(async (file) => [file.slice(0, -'.ts'.length), (await import(new URL(file, folder).href)) as Migration] as const),
  );
  return Object.fromEntries(loaded);
}

/** Runs the migrations that have not run yet, and names them. Throws the first one's error; that one leaves nothing behind. */
export async function migrateToLatest(db: Db): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: loadMigrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
}
