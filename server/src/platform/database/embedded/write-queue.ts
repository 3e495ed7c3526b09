/**
 * The order of the processes of one panel that wait to write to the embedded database. SQLite has none: a process that writes all the time
 * could keep another one waiting for ever. A waiting process locks a file, and no other process begins a transaction while it is locked.
 */
import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { isBusy } from '../errors.ts';

/** Opening the file waits this long for another process that has the place, which keeps the file from being read. */
const openingMs = 5000;

/** The lock on a file beside the database. The operating system releases it when the process ends. Nothing is ever written. */
export class WriteQueue {
  readonly #database: DatabaseSync;
  readonly #begin: StatementSync;
  readonly #end: StatementSync;

  constructor(file: string) {
    const queueFile = `${file}.queue`;
    closeSync(openSync(queueFile, 'a', 0o600));
    this.#database = new DatabaseSync(queueFile, { timeout: openingMs });
    // No journal file: a killed program would leave it behind.
    this.#database.exec('pragma journal_mode = memory');
    // From here on nothing waits on the thread that answers requests.
    this.#database.exec('pragma busy_timeout = 0');
    this.#begin = this.#database.prepare('begin exclusive');
    this.#end = this.#database.prepare('rollback');
  }

  /** Whether another process waits. */
  isTaken(): boolean {
    if (!this.enter()) return true;
    this.leave();
    return false;
  }

  /** Takes the place of the process that writes next. Returns false if another process has it. */
  enter(): boolean {
    try {
      this.#begin.run();
      return true;
    } catch (error) {
      if (!isBusy(error)) throw error;
      return false;
    }
  }

  leave(): void {
    if (this.#database.isTransaction) this.#end.run();
  }

  close(): void {
    this.#database.close();
  }
}
