/**
 * Long reads: whole lists, and searches that must read very many rows. They have read-only connections of their own, on a thread for the
 * embedded database and in a pool for PostgreSQL, so that other requests do not wait for them.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresDialect, sql, type Dialect } from 'kysely';
import type { Pool } from 'pg';
import { FairQueue, type TaskCounts } from '../../threads/fair-queue.ts';
import type { TaskCaller } from '../../threads/helper-team.ts';
import { HelperThread } from '../../threads/helper-thread.ts';
import { callerDialect } from './caller-dialect.ts';
import { changeTrackerOf } from '../changes/change-tracker.ts';
import type { DatabaseSettings } from '../open-database.ts';
import { noteDamage } from '../met-damage.ts';
import { openPool, statementTimeoutMs } from '../postgres/postgres.ts';
import { readerDialect, type ReaderThread } from '../embedded/reader-dialect.ts';
import type { Db, Tables } from '../tables.ts';

/** Files and searches have separate queues, because a file on a slow connection takes long. */
export const longKinds = ['file', 'search'] as const;
export type LongKind = (typeof longKinds)[number];

const maxAtOnce = { file: 4, search: 2 } as const;
const maxWaiting = 200;
const maxWaitingOfOne = 50;

/** The next rows of a file are read when the client has received the previous ones. Without progress for this long, it is disconnected. */
export const idleTimeoutMs = 120_000;

interface Source {
  dialect(): Dialect;
  stop(): Promise<void>;
}

/** Runs long reads. Each kind has its own queue. */
export class LongReads {
  readonly #source: Source | undefined;
  readonly #db: Db;
  readonly #queues = {
    file: new FairQueue({ atOnce: maxAtOnce.file, maxWaiting, maxWaitingOfOne }),
    search: new FairQueue({ atOnce: maxAtOnce.search, maxWaiting, maxWaitingOfOne }),
  };

  /** `db` is the panel's own connection, for databases that allow only one. `answerTimeoutMs` is that of `openDatabase`. */
  constructor(settings: DatabaseSettings, db: Db, answerTimeoutMs?: number) {
    this.#db = db;
    this.#source = sourceOf(settings, db, answerTimeoutMs);
  }

  /**
   * Queues work, then runs it in a read-only transaction that sees one snapshot. If the caller leaves, the work does not start, or ends at
   * its next statement. Throws QueueFull, CallerLeft, or what the work throws.
   */
  async run<T>(kind: LongKind, { userId, left }: TaskCaller, work: (db: Db) => Promise<T>): Promise<T> {
    // The queue starts it from another request, whose async context it must not inherit.
    const ownWork = AsyncLocalStorage.bind(() => this.#read(left, work));
    return this.#queues[kind].run(userId, ownWork, left);
  }

  async #read<T>(left: AbortSignal, work: (db: Db) => Promise<T>): Promise<T> {
    if (!this.#source) return work(this.#db);
    // The change tracker is found by the adapter of the panel's own connection.
    const { adapter } = this.#db.getExecutor();
    const dialect = callerDialect(this.#source.dialect(), adapter, left);
    const db: Db = new Kysely<Tables>({ dialect, log: (event) => noteDamage(this.#db, event) });
    // Never destroyed, because the connections belong to the pool or the thread.
    const transaction = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    return transaction.execute(async (reading) => {
      // Both engines take the snapshot at the first statement that reads a table. This table hardly ever changes.
      await sql`select 1 from ledger_maintenance limit 1`.execute(reading);
      return work(reading);
    });
  }

  /** How many reads of a kind run and wait. */
  counts(kind: LongKind): TaskCounts {
    return this.#queues[kind].counts();
  }

  async stop(): Promise<void> {
    await this.#source?.stop();
  }
}

function sourceOf(settings: DatabaseSettings, db: Db, answerTimeoutMs: number | undefined): Source | undefined {
  if ('file' in settings) {
    const { file } = settings;
    const program = new URL('../embedded/reader-thread.ts', import.meta.url);
    const thread: ReaderThread = new HelperThread(program, { file }, { longestMs: statementTimeoutMs });
    const note = (text: string) => changeTrackerOf(db).noteElsewhere(text);
    return { dialect: () => readerDialect(thread, note), stop: () => thread.stop() };
  }
  if (!('url' in settings)) return undefined;
  let pool: Promise<Pool> | undefined;
  const open = () => (pool ??= openPool(settings.url, { most: maxAtOnce.file + maxAtOnce.search, idleTimeoutMs, answerTimeoutMs }));
  return {
    dialect: () => new PostgresDialect({ pool: open }),
    stop: async () => (await pool)?.end(),
  };
}
