/**
 * Tells whether the database has changed since a read, so that a total or an answer is made once per change instead of once per request. It
 * never says that nothing has changed when something has, whichever process or command wrote it.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { sql, type RawBuilder } from 'kysely';
import { engineOf } from '../engine.ts';
import type { Db } from '../tables.ts';

/** The sign of PostgreSQL that a request reads with its session; undefined for the embedded database, which notes changes itself. */
export type Moment = string | undefined;

/** A value that was read, and whether it would still be the same. */
export interface Kept<T> {
  readonly value: T;
  /** Whether nothing has changed that the read has seen. `moment` is that of the request that asks. */
  isCurrent(moment: Moment): boolean;
}

/** Watches the reads of one database. */
export interface Changes {
  /** Runs a read and keeps its value. The moment must be from before the read. */
  keep<T>(moment: Moment, read: () => Promise<T>): Promise<Kept<T>>;
  /**
   * The kept value if it is current, else the value read again; for a part of what `keep` reads. PostgreSQL reads it each time outside
   * `keep`.
   */
  once<T>(known: Kept<T> | undefined, read: () => Promise<T>): Promise<Kept<T>>;
  /** Notes a statement that reads on another connection of this panel, within `keep`. */
  noteElsewhere(sql: string): void;
}

const byDatabase = new WeakMap<object, Changes>();

/** Sets what reports the changes of a database; `openDatabase` does so. */
export function watchChanges(db: Db, changes: Changes): void {
  byDatabase.set(db.getExecutor().adapter, changes);
}

/** What reports the changes of this database. */
export function changesOf(db: Db): Changes {
  const changes = byDatabase.get(db.getExecutor().adapter);
  if (!changes) throw new Error('This database was not opened by openDatabase');
  return changes;
}

/** Selects the moment, in the statement that finds the session of a request. */
export function momentColumn(db: Db): RawBuilder<string | null> {
  // The same snapshot sees the same rows: PostgreSQL never gives it again after any transaction of any process has committed.
  return engineOf(db) === 'postgres' ? sql<string>`pg_current_snapshot()::text` : sql<null>`null`;
}

/** Changes of PostgreSQL: two reads under one moment see the same rows. */
export class MomentChanges implements Changes {
  readonly #reading = new AsyncLocalStorage<Moment>();

  async keep<T>(moment: Moment, read: () => Promise<T>): Promise<Kept<T>> {
    const value = await this.#reading.run(moment, read);
    return { value, isCurrent: (now) => moment !== undefined && now === moment };
  }

  noteElsewhere(): void {
    // Every connection sees what was committed before the moment.
  }

  async once<T>(known: Kept<T> | undefined, read: () => Promise<T>): Promise<Kept<T>> {
    const moment = this.#reading.getStore();
    return known?.isCurrent(moment) ? known : this.keep(moment, read);
  }
}
