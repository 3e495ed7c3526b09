import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { DatabaseSettings } from '../../server/src/platform/database/open-database.ts';
import { testDatabase } from '../database/test-database.ts';

export interface ProgramDatabase {
  /** As the program's settings. */
  readonly settings: Readonly<Record<string, string>>;
  /** The same for a connection of the test's own. */
  readonly database: DatabaseSettings;
  drop(): Promise<void>;
}

/** An empty database for programs of their own; the embedded one where no PostgreSQL server can be asked. */
export async function emptyProgramDatabase(): Promise<ProgramDatabase> {
  if (inject('databaseSupply').engine === 'postgres') {
    const { settings, drop } = await testDatabase({ isMigrated: false });
    if (!('url' in settings)) throw new Error('A PostgreSQL server has an address');
    return { settings: { DATABASE_URL: settings.url }, database: settings, drop };
  }
  const folder = await mkdtemp(join(tmpdir(), 'vikray-program-'));
  return {
    settings: { DATA_DIR: folder },
    database: { file: join(folder, 'vikray.db') },
    drop: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Gives another folder the key of an embedded database, without which a backup cannot be restored there. */
export async function bringKey({ settings }: ProgramDatabase, folder: string): Promise<void> {
  await copyFile(join(settings['DATA_DIR'] ?? '', 'secret.key'), join(folder, 'secret.key'));
}
