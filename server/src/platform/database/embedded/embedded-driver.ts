/**
 * The driver of the embedded database. It has one connection, whose users take turns. A command such as import may write to the same file:
 * a statement that finds it locked gives the connection back while it waits, so that reads go on. SQLite itself would wait on the thread
 * that answers requests.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { SqliteDriver, type DatabaseConnection, type QueryResult } from 'kysely';
import { FairQueue } from '../../threads/fair-queue.ts';
import { isBusy } from '../errors.ts';

/** After this time, a write fails as unavailable. */
const patienceMs = 5000;
const retryEveryMs = 2;

/** Lets the users of the one connection take turns, and waits for other programs that write. */
export class EmbeddedDriver extends SqliteDriver {
  readonly #turns = new FairQueue({ atOnce: 1 });
  #connection: DatabaseConnection | undefined;
  #isInTransaction = false;

  override async init(): Promise<void> {
    await super.init();
    const inner = await super.acquireConnection();
    this.#connection = {
      executeQuery: (query) => this.#whenUnlocked(() => inner.executeQuery(query)),
      streamQuery() {
        throw new Error('Rows are read in pages here');
      },
    };
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#connection) throw new Error('The database is not open');
    await this.#takeTurn();
    return this.#connection;
  }

  override async releaseConnection(): Promise<void> {
    this.#turns.release();
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

  async #takeTurn(): Promise<void> {
    await this.#turns.acquire(0);
  }

  /** Runs a statement, and again while another program has locked the file. Others use the connection in between. */
  async #whenUnlocked<R>(run: () => Promise<QueryResult<R>>): Promise<QueryResult<R>> {
    const until = performance.now() + patienceMs;
    for (;;) {
      try {
        return await run();
      } catch (error) {
        // A transaction has the lock, and no one else may use the connection before it ends.
        if (this.#isInTransaction || !isBusy(error) || performance.now() > until) throw error;
      }
      this.#turns.release();
      await pause(retryEveryMs);
      await this.#takeTurn();
    }
  }
}
