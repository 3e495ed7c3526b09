/**
 * Long reads: whole lists, and searches that must read very many rows. They use separate read-only connections, so that other requests do
 * not wait for them: a separate thread for the embedded database, a separate pool for PostgreSQL.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresDialect, sql, type Dialect } from 'kysely';
import type { Pool } from 'pg';
import { CountedQueue, type TaskCounts } from '../../threads/counted-queue.ts';
import type { TaskCaller } from '../../threads/helper-team.ts';
import { HelperThread } from '../../threads/helper-thread.ts';
import { callerDialect } from '../embedded/caller-dialect.ts';
import { changesOf } from '../changes/changes.ts';
import type { DatabaseSettings } from '../open-database.ts';
import { openPool } from '../postgres/postgres.ts';
import { readerDialect, type ReaderThread } from '../embedded/reader-dialect.ts';
import type { Db, Tables } from '../tables.ts';

/** Files and searches have separate places, because a file can take as long as its reader's connection is slow. */
export const longKinds = ['file', 'search'] as const;
export type LongKind = (typeof longKinds)[number];

const maxAtOnce = { file: 4, search: 2 } as const;
const maxWaiting = 200;
const maxWaitingOfOne = 50;

/** The statement timeout of PostgreSQL. */
const longestStatementMs = 15_000;

/**
 * The next rows of a file are read when its reader has taken the previous ones. After this time without progress, the reader is
 * disconnected.
 */
export const longestPauseMs = 120_000;

interface Source {
  dialect(): Dialect;
  stop(): Promise<void>;
}

/** Runs the reads that take long, on connections that no other request waits for. Each kind has its own queue. */
export class LongReads {
  readonly #source: Source | undefined;
  readonly #db: Db;
  readonly #queues = {
    file: new CountedQueue('file', { atOnce: maxAtOnce.file, maxWaiting, maxWaitingOfOne }),
    search: new CountedQueue('search', { atOnce: maxAtOnce.search, maxWaiting, maxWaitingOfOne }),
  };

  /** `db` is the panel's own connection, for databases that allow only one. */
  constructor(settings: DatabaseSettings, db: Db) {
    this.#db = db;
    this.#source = sourceOf(settings, db);
  }

  /**
   * Runs work in its turn, in a read-only transaction that sees the state of one moment. If the caller leaves, the work does not start, or
   * ends at its next statement. Throws QueueFull, CallerLeft, or what the work throws.
   */
  async run<T>(kind: LongKind, { userId, left }: TaskCaller, work: (db: Db) => Promise<T>): Promise<T> {
    // The queue calls it from the request that ends before.
    const ownWork = AsyncLocalStorage.bind(() => this.#read(left, work));
    return this.#queues[kind].run(userId, ownWork, left);
  }

  async #read<T>(left: AbortSignal, work: (db: Db) => Promise<T>): Promise<T> {
    if (!this.#source) return work(this.#db);
    // What watches the changes is found by the adapter of the panel's own connection.
    const { adapter } = this.#db.getExecutor();
    const db: Db = new Kysely<Tables>({ dialect: callerDialect(this.#source.dialect(), adapter, left) });
    // Not destroyed afterwards, because the connections belong to the pool or the thread.
    const transaction = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    return transaction.execute(async (reading) => {
      // Both engines fix the moment at the first statement that reads a table. This one hardly ever changes.
      await sql`select 1 from ledger_maintenance limit 1`.execute(reading);
      return work(reading);
    });
  }

  /** The reads of a kind: how many run and wait, and how the others ended. */
  counts(kind: LongKind): TaskCounts {
    return this.#queues[kind].counts();
  }

  async stop(): Promise<void> {
    await this.#source?.stop();
  }
}

function sourceOf(settings: DatabaseSettings, db: Db): Source | undefined {
  if ('file' in settings) {
    const { file } = settings;
    const program = new URL('../embedded/reader-thread.ts', import.meta.url);
    const thread: ReaderThread = new HelperThread(program, { file }, { longestMs: longestStatementMs });
    const note = (text: string) => changesOf(db).noteElsewhere(text);
    return { dialect: () => readerDialect(thread, note), stop: () => thread.stop() };
  }
  if (!('url' in settings)) return undefined;
  let pool: Promise<Pool> | undefined;
  const open = () => (pool ??= openPool(settings.url, { most: maxAtOnce.file + maxAtOnce.search, longestPauseMs }));
  return {
    dialect: () => new PostgresDialect({ pool: open }),
    stop: async () => (await pool)?.end(),
  };
}
