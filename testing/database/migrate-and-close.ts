import { migrateToLatest } from '../../server/src/platform/database/migrate.ts';
import type { Db } from '../../server/src/platform/database/tables.ts';

/** Migrates a template and closes its connections, because no one may be connected to it while it is copied. */
export async function migrateAndClose(db: Db): Promise<void> {
  try {
    await migrateToLatest(db);
  } finally {
    await db.destroy();
  }
}
