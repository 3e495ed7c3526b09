/**
 * Reading that takes long: whole lists, and searches that must read very many rows. It has connections of its own, on which nothing can be
 * written, so that other requests do not wait for it: in the embedded database on a thread beside, in PostgreSQL in a pool beside.
 */
import { Kysely, PostgresDialect, sql, type Dialect } from 'kysely';
import type { Pool } from 'pg';
import { FairQueue } from '../threads/fair-queue.ts';
import type { TaskCaller } from '../threads/helper-team.ts';
import { HelperThread } from '../threads/helper-thread.ts';
import { callerDialect } from './caller-dialect.ts';
import type { DatabaseSettings } from './open-database.ts';
import { openPool } from './postgres.ts';
import { readerDialect, type ReaderThread } from './reader-dialect.ts';
import type { Db, Tables } from './tables.ts';

/** Files and searches have places of their own: a file may take as long as its reader's line is slow. */
export type LongKind = 'file' | 'search';

const mostAtOnce = { file: 4, search: 2 } as const;
const mostWaiting = 200;
const mostWaitingOfOne = 50;

/** As long as a statement of PostgreSQL may take. */
const longestStatementMs = 15_000;

/** A file's next rows are asked for when its reader has taken the last ones; one who takes none for so long is given up. */
export const longestPauseMs = 120_000;

interface Source {
  dialect(): Dialect;
  stop(): Promise<void>;
}

export class LongReads {
  readonly #source: Source | undefined;
  readonly #db: Db;
  readonly #queues = {
    file: new FairQueue({ atOnce: mostAtOnce.file, mostWaiting, mostWaitingOfOne }),
    search: new FairQueue({ atOnce: mostAtOnce.search, mostWaiting, mostWaitingOfOne }),
  };

  /** `db` is the panel's own connection, for databases to which there is no second one. */
  constructor(settings: DatabaseSettings, db: Db) {
    this.#db = db;
    this.#source = sourceOf(settings);
  }

  /**
   * Does work in its turn, in a transaction that sees one moment and writes nothing. When the caller leaves, the work is dropped or ends
   * with its next statement. Throws QueueFull, CallerLeft; else what the work throws.
   */
  async run<T>(kind: LongKind, { userId, left }: TaskCaller, work: (db: Db) => Promise<T>): Promise<T> {
    return this.#queues[kind].run(userId, () => this.#read(left, work), left);
  }

  async #read<T>(left: AbortSignal, work: (db: Db) => Promise<T>): Promise<T> {
    if (!this.#source) return work(this.#db);
    // With the adapter of the panel's own connection, by which samples of its texts are known.
    const { adapter } = this.#db.getExecutor();
    const db: Db = new Kysely<Tables>({ dialect: callerDialect(this.#source.dialect(), adapter, left) });
    // Not destroyed afterwards: connections belong to the pool or the thread.
    const transaction = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    return transaction.execute(async (reading) => {
      // Both engines take the moment of the first statement that reads a table.
      await sql`select 1 from counters limit 1`.execute(reading);
      return work(reading);
    });
  }

  /** How many of a kind are under way, and wait. */
  counts(kind: LongKind): { readonly running: number; readonly waiting: number } {
    const { running, waiting } = this.#queues[kind];
    return { running, waiting };
  }

  async stop(): Promise<void> {
    await this.#source?.stop();
  }
}

function sourceOf(settings: DatabaseSettings): Source | undefined {
  if ('file' in settings) {
    const { file } = settings;
    const program = new URL('reader-thread.ts', import.meta.url);
    const thread: ReaderThread = new HelperThread(program, { file }, { longestMs: longestStatementMs });
    return { dialect: () => readerDialect(thread), stop: () => thread.stop() };
  }
  if (!('url' in settings)) return undefined;
  let pool: Promise<Pool> | undefined;
  const open = () => (pool ??= openPool(settings.url, { most: mostAtOnce.file + mostAtOnce.search, longestPauseMs }));
  return {
    dialect: () => new PostgresDialect({ pool: open }),
    stop: async () => (await pool)?.end(),
  };
}
