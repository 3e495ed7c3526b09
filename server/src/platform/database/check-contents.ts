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

/** Checks the whole database for damage. Returns the fault in the engine's words, if any. Throws an AbortError when the signal ends it. */
export type ContentsCheck = (signal: AbortSignal) => Promise<string | undefined>;

/**
 * For the embedded database: SQLite's quick_check, in a separate process, because on a thread nothing could interrupt it when the panel
 * stops. PostgreSQL itself compares each page that it reads with its checksum and counts failures, if the cluster has checksums.
 */
export function contentsCheck(db: Db, settings: DatabaseSettings): ContentsCheck {
  return 'file' in settings ? (signal) => damageOf(settings.file, signal) : () => failedPages(db);
}

async function damageOf(file: string, signal: AbortSignal): Promise<string | undefined> {
  const running = run(process.execPath, [program, file], { env: { ...process.env, ...cachingEnvironment() }, signal });
  // After an abort, the program still has the database open until it ends.
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
