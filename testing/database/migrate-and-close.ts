import { migrateToLatest } from '../../server/src/platform/database/migrate.ts';
import type { Db } from '../../server/src/platform/database/tables.ts';

/** Brings a template to the newest shape and lets go of it, as nobody may be connected while it is copied. */
export async function migrateAndClose(db: Db): Promise<void> {
  try {
    await migrateToLatest(db);
  } finally {
    await db.destroy();
  }
}
