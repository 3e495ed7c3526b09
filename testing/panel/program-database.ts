import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { DatabaseSettings } from '../../server/src/platform/database/open-database.ts';
import { testDatabase } from '../database/test-database.ts';

export interface ProgramDatabase {
  /** The database as environment settings of the program. */
  readonly settings: Readonly<Record<string, string>>;
  /** The same for a connection by the test. */
  readonly database: DatabaseSettings;
  drop(): Promise<void>;
}

/**
 * A database without an office for separate programs. It is the embedded one unless the test runs on a PostgreSQL server. It is a copy of
 * the migrated template, which spares the first program a second, unless `isMigrated` is false.
 */
export async function programDatabase({ isMigrated = true } = {}): Promise<ProgramDatabase> {
  const supply = inject('databaseSupply');
  if (supply.engine === 'postgres') {
    const { settings, drop } = await testDatabase({ isMigrated });
    if (!('url' in settings)) throw new Error('A PostgreSQL server has an address');
    return { settings: { DATABASE_URL: settings.url }, database: settings, drop };
  }
  const folder = await mkdtemp(join(tmpdir(), 'vikray-program-'));
  const file = join(folder, 'vikray.db');
  if (isMigrated && supply.engine === 'sqlite') await copyFile(supply.template, file);
  return {
    settings: { DATA_DIR: folder },
    database: { file },
    drop: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Copies the key of an embedded database to another folder, where a restore needs it. */
export async function bringKey({ settings }: ProgramDatabase, folder: string): Promise<void> {
  await copyFile(join(settings['DATA_DIR'] ?? '', 'secret.key'), join(folder, 'secret.key'));
}
