import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** Other programs read for some milliseconds at a time. */
const timeoutMs = 5000;
const retryEveryMs = 10;

/** Moves everything from SQLite's write-ahead log into the database file and empties the log, unless other programs read it all the time. */
export async function checkpoint(db: Db): Promise<void> {
  const until = performance.now() + timeoutMs;
  for (;;) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0 || performance.now() > until) return;
    await pause(retryEveryMs);
  }
}
