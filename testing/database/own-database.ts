import { afterAll, beforeAll } from 'vitest';
import { openDatabase, type DatabaseSettings } from '../../server/src/platform/database/open-database.ts';
import type { Db } from '../../server/src/platform/database/tables.ts';
import { testDatabase, type TestDatabase } from './test-database.ts';

/** A migrated database that the tests of a file, or of a `describe`, have to themselves. It is there once they run. */
export interface OwnDatabase {
  readonly db: Db;
  readonly settings: DatabaseSettings;
  /** Closes it and opens it again, as a restart does. */
  reopen(): Promise<void>;
}

/** Opens a database before the tests of the file, or of the `describe`, that calls it, and drops it after them. */
export function ownDatabase(): OwnDatabase {
  let made: TestDatabase;
  let db: Db;
  const open = () => (db = openDatabase(made.settings));
  beforeAll(async () => {
    made = await testDatabase();
    open();
  });
  afterAll(async () => {
    await db.destroy();
    await made.drop();
  });
  return {
    get db() {
      return db;
    },
    get settings() {
      return made.settings;
    },
    async reopen() {
      await db.destroy();
      open();
    },
  };
}
