/**
 * A separate database for each test file, on the engine of the running project:
 *
 * const database = await testDatabase(); const db = openDatabase(database.settings); … await database.drop();
 */
import { inject } from 'vitest';
import type { DatabaseSettings } from '../../server/src/platform/database/open-database.ts';
import { copyPglite } from './pglite-supply.ts';
import { copyPostgres } from './postgres-supply.ts';
import { copySqlite } from './sqlite-supply.ts';

export interface TestDatabase {
  readonly settings: DatabaseSettings;
  /** Removes the database. Close all connections first. */
  drop(): Promise<void>;
}

/** Creates a database. It is a copy of the migrated template unless `isMigrated` is false. */
export async function testDatabase({ isMigrated = true } = {}): Promise<TestDatabase> {
  const supply = inject('databaseSupply');
  if (supply.engine === 'sqlite') return copySqlite(supply.folder, isMigrated ? supply.template : undefined);
  if (supply.engine === 'postgres') return copyPostgres(supply, isMigrated);
  return copyPglite(supply.dump, isMigrated);
}
