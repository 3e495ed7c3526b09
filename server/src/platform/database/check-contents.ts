/** The check of the database's contents, page by page, as far as each engine can tell. */
import { sql } from 'kysely';
import { HelperThread } from '../threads/helper-thread.ts';
import type { DatabaseSettings } from './open-database.ts';
import type { Db } from './tables.ts';

const program = new URL('./quick-check-thread.ts', import.meta.url);

export interface ContentsCheck {
  /** What is wrong, in the engine's words; nothing when nothing was found. */
  run(): Promise<string | undefined>;
  /** Breaks a check off that is under way. */
  stop(): Promise<void>;
}

/**
 * Embedded: SQLite's quick_check, on a connection and a thread of its own. PostgreSQL checks each page that it reads against its checksum,
 * if the cluster was made with checksums, and counts the pages that fail.
 */
export function contentsCheck(db: Db, settings: DatabaseSettings): ContentsCheck {
  if (!('file' in settings)) return { run: () => failedPages(db), stop: async () => {} };
  const thread = new HelperThread<string, string | undefined>(program);
  return { run: () => thread.run(settings.file), stop: () => thread.stop() };
}

async function failedPages(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ failed: number | null }>`
    select checksum_failures as failed from pg_stat_database where datname = current_database()`.execute(db);
  const failed = Number(rows[0]?.failed ?? 0);
  return failed === 0 ? undefined : `PostgreSQL has read pages whose checksum is wrong: ${failed}`;
}
