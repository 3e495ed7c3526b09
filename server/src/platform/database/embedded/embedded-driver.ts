/**
 * The driver of the embedded database. It has one connection, which its users take in turn. SQLite lets one process write at a time; a
 * write that finds another process writing gives the connection back while it waits, so that reads go on.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, Driver, QueryCompiler, QueryResult } from 'kysely';
import { isBusy } from '../errors.ts';
import { InTurn } from './in-turn.ts';
import type { WriteQueue } from './write-queue.ts';

/** After this time, a write fails as unavailable. */
const patienceMs = 5000;
/** A transaction of the panel takes some milliseconds. */
const lookEveryMs = 1;
/** A process that has waited for another writes for this long before it lets the other one write again. Every change costs a look. */
const turnMs = 4;

type Compile = QueryCompiler['compileQuery'];

/** The one connection, with what it needs to know of its transaction. */
class EmbeddedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #whenFree: <T>(work: () => Promise<T>) => Promise<T>;
  isInTransaction = false;

  constructor(inner: DatabaseConnection, whenFree: <T>(work: () => Promise<T>) => Promise<T>) {
    this.inner = inner;
    this.#whenFree = whenFree;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    // A transaction has the write lock already.
    return this.isInTransaction ? this.inner.executeQuery<R>(query) : this.#whenFree(() => this.inner.executeQuery<R>(query));
  }

  streamQuery(): never {
    throw new Error('Rows are read in pages here');
  }
}

/** Lets the users of the connection take turns, and the processes that write. */
export class EmbeddedDriver implements Driver {
  readonly #inner: Driver;
  /** The order of processes that wait to write; undefined if the panel has one process. */
  readonly #queue: WriteQueue | undefined;
  readonly #users = new InTurn();
  /** Of the writes of this process that wait for another process, only the first one asks. */
  readonly #writers = new InTurn();
  #connection: EmbeddedConnection | undefined;
  #turnEndsAt = -Infinity;

  constructor(inner: Driver, queue: WriteQueue | undefined) {
    this.#inner = inner;
    this.#queue = queue;
  }

  async init(): Promise<void> {
    await this.#inner.init();
    const connection = await this.#inner.acquireConnection();
    this.#connection = new EmbeddedConnection(connection, (work) => this.#whenFree(work));
  }

  async acquireConnection(): Promise<EmbeddedConnection> {
    if (!this.#connection) throw new Error('The database is not open');
    await this.#users.take();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#users.pass();
  }

  async beginTransaction(connection: EmbeddedConnection): Promise<void> {
    const begin = () => this.#inner.beginTransaction(connection.inner, {});
    if (this.#writers.isTaken || (!this.#isOwnTurn() && this.#queue?.isTaken())) await this.#waitFor(begin);
    else await this.#whenFree(begin);
    connection.isInTransaction = true;
  }

  async commitTransaction(connection: EmbeddedConnection): Promise<void> {
    await this.#inner.commitTransaction(connection.inner);
    connection.isInTransaction = false;
  }

  async rollbackTransaction(connection: EmbeddedConnection): Promise<void> {
    connection.isInTransaction = false;
    await this.#inner.rollbackTransaction(connection.inner);
  }

  async savepoint({ inner }: EmbeddedConnection, name: string, compile: Compile): Promise<void> {
    await this.#inner.savepoint?.(inner, name, compile);
  }

  async rollbackToSavepoint({ inner }: EmbeddedConnection, name: string, compile: Compile): Promise<void> {
    await this.#inner.rollbackToSavepoint?.(inner, name, compile);
  }

  async releaseSavepoint({ inner }: EmbeddedConnection, name: string, compile: Compile): Promise<void> {
    await this.#inner.releaseSavepoint?.(inner, name, compile);
  }

  async destroy(): Promise<void> {
    this.#queue?.close();
    await this.#inner.destroy();
  }

  /** Does the work of the user who has the connection, and waits if another process is writing. */
  async #whenFree<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error)) throw error;
      return this.#waitFor(work);
    }
  }

  /** Does the work as soon as no other process writes. Others use the connection in the meantime. */
  async #waitFor<T>(work: () => Promise<T>): Promise<T> {
    const until = performance.now() + patienceMs;
    await this.#away(() => this.#writers.take());
    try {
      while (!this.#isOwnTurn() && this.#queue?.enter() === false && performance.now() < until) await this.#away(() => pause(lookEveryMs));
      for (;;) {
        try {
          const result = await work();
          if (this.#queue && !this.#isOwnTurn()) this.#turnEndsAt = performance.now() + turnMs;
          return result;
        } catch (error) {
          if (!isBusy(error) || performance.now() > until) throw error;
        }
        await this.#away(() => pause(lookEveryMs));
      }
    } finally {
      this.#queue?.leave();
      this.#writers.pass();
    }
  }

  #isOwnTurn(): boolean {
    return performance.now() < this.#turnEndsAt;
  }

  /** Gives the connection back for the time of a wait. */
  async #away(wait: () => Promise<unknown>): Promise<void> {
    this.#users.pass();
    await wait();
    await this.#users.take();
  }
}
