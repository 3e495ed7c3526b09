import { sql } from 'kysely';
import { inject } from 'vitest';
import type { Db } from '../../server/src/platform/database/tables.ts';

/**
 * Resolves when a statement in this database waits for what another transaction holds. On an engine with one connection at once, where
 * every request waits for the transaction that is under way.
 */
export async function waitsForLock(db: Db): Promise<void> {
  if (inject('databaseSupply').engine !== 'postgres') return;
  for (;;) {
    const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows.length > 0) return;
  }
}
