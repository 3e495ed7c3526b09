import { sql } from 'kysely';
import { inject } from 'vitest';
import type { Db } from '../../server/src/platform/database/tables.ts';

/**
 * Resolves when a statement in this database waits for a lock of another transaction. On an engine with a single connection every request
 * waits anyway, so it resolves at once.
 */
export async function waitsForLock(db: Db): Promise<void> {
  if (inject('databaseSupply').engine !== 'postgres') return;
  for (;;) {
    const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows.length > 0) return;
  }
}
