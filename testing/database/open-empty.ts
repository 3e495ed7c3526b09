import { onTestFinished } from 'vitest';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import type { Db } from '../../server/src/platform/database/tables.ts';
import { testDatabase } from './test-database.ts';

/** Opens a database of its own for one test, with the tables of the panel or with none, and drops it when the test ends. */
export async function openEmpty(isMigrated: boolean): Promise<Db> {
  const { settings, drop } = await testDatabase({ isMigrated });
  const db = openDatabase(settings);
  onTestFinished(async () => {
    await db.destroy();
    await drop();
  });
  return db;
}
