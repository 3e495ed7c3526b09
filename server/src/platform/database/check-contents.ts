/** Checks the contents of the database page by page, as far as each engine supports it. */
import { sql } from 'kysely';
import { HelperThread } from '../threads/helper-thread.ts';
import type { DatabaseSettings } from './open-database.ts';
import type { Db } from './tables.ts';

const program = new URL('./quick-check-thread.ts', import.meta.url);

/** A check of the whole database for damage. */
export interface ContentsCheck {
  /** The fault in the engine's words; undefined if none was found. */
  run(): Promise<string | undefined>;
  /** Stops a running check. */
  stop(): Promise<void>;
}

/**
 * For the embedded database: SQLite's quick_check, on a separate connection and thread. PostgreSQL itself compares each page that it reads
 * with its checksum and counts failures, if the cluster was created with checksums.
 */
export function contentsCheck(db: Db, settings: DatabaseSettings): ContentsCheck {
  if (!('file' in settings)) return { run: () => failedPages(db), stop: async () => {} };
  const thread = new HelperThread<string, string | undefined>(program, undefined, { idleMs: 0 });
  return { run: () => thread.run(settings.file), stop: () => thread.stop() };
}

async function failedPages(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ failed: number | null }>`
    select checksum_failures as failed from pg_stat_database where datname = current_database()`.execute(db);
  const failed = Number(rows[0]?.failed ?? 0);
  return failed === 0 ? undefined : `PostgreSQL has read pages whose checksum is wrong: ${failed}`;
}
