/**
 * Tracks whether the database has changed since a read, so that a total or an answer is computed once per change instead of once per
 * request. It never calls a read current after a change, whichever process or command made it.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { sql, type RawBuilder } from 'kysely';
import { engineOf } from '../engine.ts';
import type { Db } from '../tables.ts';

/** The snapshot of PostgreSQL that a request reads with its session; undefined for the embedded database, whose changes are tracked here. */
export type SnapshotId = string | undefined;

/** A value that was read, and whether reading it again would give the same. */
export interface TrackedRead<T> {
  readonly value: T;
  /** Whether nothing that the read used has changed. `snapshot` is that of the asking request. */
  isCurrent(snapshot: SnapshotId): boolean;
}

/** Tracks the reads of one database. */
export interface ChangeTracker {
  /** Runs a read and tracks what it uses. The snapshot must be from before the read. */
  track<T>(snapshot: SnapshotId, read: () => Promise<T>): Promise<TrackedRead<T>>;
  /** The cached read if it is current, otherwise a new one; for a part of a tracked read. On PostgreSQL, always a new one elsewhere. */
  reuse<T>(cached: TrackedRead<T> | undefined, read: () => Promise<T>): Promise<TrackedRead<T>>;
  /** Adds a statement on another connection of this panel to the tracked read that runs it. */
  noteElsewhere(sql: string): void;
}

const byDatabase = new WeakMap<object, ChangeTracker>();

/** Sets the tracker of a database; `openDatabase` does so. */
export function trackChanges(db: Db, tracker: ChangeTracker): void {
  byDatabase.set(db.getExecutor().adapter, tracker);
}

/** The tracker of this database. */
export function changeTrackerOf(db: Db): ChangeTracker {
  const tracker = byDatabase.get(db.getExecutor().adapter);
  if (!tracker) throw new Error('This database was not opened by openDatabase');
  return tracker;
}

/** Selects the snapshot, in the statement that finds the session of a request. Two reads with equal snapshots see the same rows. */
export function snapshotColumn(db: Db): RawBuilder<string | null> {
  if (engineOf(db) !== 'postgres') return sql<null>`null`;
  // While PostgreSQL runs, it never repeats a snapshot after a commit. After a crash it may, because it uses unflushed transaction numbers
  // again. But each recovery ends with a new checkpoint before anyone connects, and another server has another start time.
  return sql<string>`concat_ws(' ', pg_current_snapshot(), pg_postmaster_start_time(), (select checkpoint_lsn from pg_control_checkpoint()))`;
}

/** The tracker for PostgreSQL: two reads in one snapshot see the same rows, on every connection. */
export class SnapshotTracker implements ChangeTracker {
  readonly #reading = new AsyncLocalStorage<SnapshotId>();

  async track<T>(snapshot: SnapshotId, read: () => Promise<T>): Promise<TrackedRead<T>> {
    const value = await this.#reading.run(snapshot, read);
    return { value, isCurrent: (current) => snapshot !== undefined && current === snapshot };
  }

  async reuse<T>(cached: TrackedRead<T> | undefined, read: () => Promise<T>): Promise<TrackedRead<T>> {
    const snapshot = this.#reading.getStore();
    return cached?.isCurrent(snapshot) ? cached : this.track(snapshot, read);
  }

  noteElsewhere(): void {}
}
