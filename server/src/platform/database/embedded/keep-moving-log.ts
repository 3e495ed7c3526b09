/**
 * Moves the write-ahead log of the embedded database into its file on a separate thread, before SQLite does so within a commit. There the
 * 64 MB of a full log would keep every request waiting.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { HelperThread } from '../../threads/helper-thread.ts';
import type { DatabaseSettings } from '../open-database.ts';
import type { Db } from '../tables.ts';

const program = new URL('./move-log-thread.ts', import.meta.url);

/** The pages that have yet to be moved when the thread begins. SQLite moves those that are left when the log is full. */
const pagesToMove = 2000;

const lookEveryMs = 200;

/** Moves the log while the panel runs. */
export interface LogMover {
  stop(): Promise<void>;
}

/** Moves the log of the embedded database while the panel runs. PostgreSQL does so by itself. */
export function keepMovingLog(db: Db, settings: DatabaseSettings): LogMover {
  if (!('file' in settings)) return { stop: async () => {} };
  const { file } = settings;
  const thread = new HelperThread<string, void>(program);
  const stopping = new AbortController();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      // SQLite itself moves the log when the thread cannot.
      if ((await pagesLeft(db).catch(() => 0)) >= pagesToMove) await thread.run(file).catch(() => {});
      await pause(lookEveryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
      await thread.stop();
    },
  };
}

/** The pages of the log that are not in the file yet. */
async function pagesLeft(db: Db): Promise<number> {
  const { rows } = await sql<{ log: number; checkpointed: number }>`pragma wal_checkpoint(noop)`.execute(db);
  const { log, checkpointed } = rows[0] ?? { log: 0, checkpointed: 0 };
  return log - checkpointed;
}
