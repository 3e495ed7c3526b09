/**
 * The driver of the embedded database: a queue for its one connection, which serves senders round robin. A command such as import may write
 * to the same file. A statement that finds it locked releases the connection and retries, so that reads go on. SQLite itself would block
 * the event loop while it waits.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { SqliteDriver, type DatabaseConnection, type QueryResult } from 'kysely';
import { currentSender } from '../../sender.ts';
import { FairQueue } from '../../threads/fair-queue.ts';
import { isBusy } from '../errors.ts';

/** After this time, a write to a locked file fails as unavailable. */
const lockTimeoutMs = 5000;
const retryEveryMs = 2;

/** Queues the users of the one connection, and retries statements while another program writes. */
export class EmbeddedDriver extends SqliteDriver {
  readonly #queue = new FairQueue({ atOnce: 1 });
  #connection: DatabaseConnection | undefined;
  #isInTransaction = false;

  override async init(): Promise<void> {
    await super.init();
    const inner = await super.acquireConnection();
    this.#connection = {
      executeQuery: (query) => this.#retryWhileLocked(() => inner.executeQuery(query)),
      streamQuery() {
        throw new Error('Rows are read in pages here');
      },
    };
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#connection) throw new Error('The database is not open');
    await this.#queue.acquire(currentSender());
    return this.#connection;
  }

  override async releaseConnection(): Promise<void> {
    this.#queue.release();
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await super.beginTransaction(connection);
    this.#isInTransaction = true;
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#isInTransaction = false;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } finally {
      this.#isInTransaction = false;
    }
  }

  /** Runs a statement, and again while another program has locked the file. Other users of the connection run in between. */
  async #retryWhileLocked<R>(run: () => Promise<QueryResult<R>>): Promise<QueryResult<R>> {
    const until = performance.now() + lockTimeoutMs;
    for (;;) {
      try {
        return await run();
      } catch (error) {
        // A transaction already has the lock, and no one else may use the connection before it ends.
        if (this.#isInTransaction || !isBusy(error) || performance.now() > until) throw error;
      }
      this.#queue.release();
      await pause(retryEveryMs);
      await this.#queue.acquire(currentSender());
    }
  }
}
