/**
 * Group commit for the embedded database. A transaction commits without waiting for the disk; only its answer waits, while other requests
 * run. One flush serves all transactions that have committed before it.
 */
import { open, type FileHandle } from 'node:fs/promises';
import type { Db } from '../tables.ts';

const byDatabase = new WeakMap<object, GroupCommit>();

/** Sets the group commit of a database; `openDatabase` does so. */
export function groupCommits(db: Db, commits: GroupCommit): void {
  byDatabase.set(db.getExecutor().adapter, commits);
}

/** Resolves when every transaction committed so far survives a power cut. PostgreSQL's do so when they commit. */
export async function flushCommits(db: Db): Promise<void> {
  await byDatabase.get(db.getExecutor().adapter)?.flush();
}

/** Flushes SQLite's write-ahead log. */
export class GroupCommit {
  readonly #log: string;
  #file: Promise<FileHandle> | undefined;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #isReliable = true;

  constructor(file: string) {
    this.#log = `${file}-wal`;
  }

  /** Whether a transaction may commit before it is on the disk. After a flush has failed, SQLite flushes each one itself. */
  get isReliable(): boolean {
    return this.#isReliable;
  }

  /** Resolves when a flush that begins after this call has ended. */
  async flush(): Promise<void> {
    // The running flush may have begun before the last commit.
    if (!this.#running) return this.#begin();
    this.#next ??= this.#afterRunning();
    return this.#next;
  }

  async #afterRunning(): Promise<void> {
    await this.#running?.catch(() => {});
    this.#next = undefined;
    return this.#begin();
  }

  async #begin(): Promise<void> {
    this.#running = this.#flush();
    try {
      await this.#running;
    } finally {
      this.#running = undefined;
    }
  }

  async #flush(): Promise<void> {
    try {
      // The log stays the same file as long as the database is open.
      this.#file ??= open(this.#log, 'r+');
      await (await this.#file).datasync();
    } catch (error) {
      this.#isReliable = false;
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#file?.then((file) => file.close()).catch(() => {});
  }
}
