import { readdir } from 'node:fs/promises';
import { Migrator, type Migration } from 'kysely/migration';
import { withoutForeignKeys } from '../../server/src/platform/database/migrate.ts';
import type { Db } from '../../server/src/platform/database/tables.ts';

const folder = new URL('../../server/src/migrations/', import.meta.url);

export const firstMigration = '2026-11-21-1000-platform-create';

/** Migrates an empty database up to the given migration, as an older version would. */
export async function migrateTo(db: Db, name: string): Promise<void> {
  const files = (await readdir(folder)).toSorted();
  const loaded = files.map(
    async (file) => [file.slice(0, -'.ts'.length), (await import(new URL(file, folder).href)) as Migration] as const,
  );
  const migrations = Object.fromEntries(await Promise.all(loaded));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await withoutForeignKeys(db, () => migrator.migrateTo(name));
  if (error) throw error;
}
