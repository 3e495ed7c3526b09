/** Checks the contents of the database page by page, as far as each engine supports it. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { cachingEnvironment } from '../compile-cache.ts';
import type { DatabaseSettings } from './open-database.ts';
import type { Db } from './tables.ts';

const program = fileURLToPath(new URL('./embedded/quick-check-program.ts', import.meta.url));
const run = promisify(execFile);

/**
 * Checks the whole database for damage. Returns the fault in the engine's words; undefined if none was found. Throws an AbortError when the
 * signal has ended it.
 */
export type ContentsCheck = (signal: AbortSignal) => Promise<string | undefined>;

/**
 * For the embedded database: SQLite's quick_check, in a process of its own. On a thread, nothing could interrupt it, and the panel would
 * stop only after it. PostgreSQL itself compares each page that it reads with its checksum and counts failures, if the cluster was created
 * with checksums.
 */
export function contentsCheck(db: Db, settings: DatabaseSettings): ContentsCheck {
  return 'file' in settings ? (signal) => damageOf(settings.file, signal) : () => failedPages(db);
}

async function damageOf(file: string, signal: AbortSignal): Promise<string | undefined> {
  const running = run(process.execPath, [program, file], { env: { ...process.env, ...cachingEnvironment() }, signal });
  // An aborted program has been told to end, and still has the database open.
  const closed = new Promise((resolve) => running.child.once('close', resolve));
  try {
    const { stdout } = await running;
    return stdout === '' ? undefined : stdout;
  } finally {
    await closed;
  }
}

async function failedPages(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ failed: number | null }>`
    select checksum_failures as failed from pg_stat_database where datname = current_database()`.execute(db);
  const failed = Number(rows[0]?.failed ?? 0);
  return failed === 0 ? undefined : `PostgreSQL has read pages whose checksum is wrong: ${failed}`;
}
