import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** Other programs read for some milliseconds at a time. */
const patienceMs = 5000;
const lookEveryMs = 10;

/** Moves everything in the write-ahead log of the embedded database into its file, and empties the log unless others read it all the time. */
export async function emptyLog(db: Db): Promise<void> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0 || performance.now() > until) return;
    await pause(lookEveryMs);
  }
}
