/**
 * Tracks the changes of the embedded database, table by table. SQLite reports which tables a statement reads and writes, triggers included,
 * and whether another program has written to the file.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { constants, type DatabaseSync, type StatementSync } from 'node:sqlite';
import type { ChangeTracker, SnapshotId, TrackedRead } from '../changes/change-tracker.ts';

/** The tables that a statement reads and writes. */
export interface TableUse {
  readonly reads: ReadonlySet<string>;
  readonly writes: ReadonlySet<string>;
}

/** The tables that a read has used so far. A read that writes is never current. */
interface Reading {
  readonly tables: Set<string>;
  hasWritten: boolean;
}

/** A tracked read with the tables that it used. */
interface TableRead<T> extends TrackedRead<T> {
  readonly tables: ReadonlySet<string>;
}

/** A statement that writes to this table changes the schema. */
export const schemaTable = 'sqlite_master';
const maxUsesElsewhere = 500;
const writing = new Set([constants.SQLITE_INSERT, constants.SQLITE_UPDATE, constants.SQLITE_DELETE]);

/** Watches the panel's one connection, and asks SQLite about the writes of other programs. */
export class TableTracker implements ChangeTracker {
  readonly #reading = new AsyncLocalStorage<Reading>();
  /** The number of each table's last change. */
  readonly #changedAt = new Map<string, number>();
  #lastChange = 0;
  /** The number of the last change that may affect any table. */
  #allChangedAt = 0;
  #othersVersion: unknown;
  #database: DatabaseSync | undefined;
  #askOthers: StatementSync | undefined;
  /** The tables that the open transaction has written. */
  readonly #uncommitted = new Set<string>();
  /** The tables of statements that run on other connections. */
  readonly #usedElsewhere = new Map<string, TableUse>();
  #collected: { readonly reads: Set<string>; readonly writes: Set<string> } | undefined;

  /** Starts to watch a connection. */
  attach(database: DatabaseSync): void {
    // SQLite calls this while it prepares a statement, never while it runs one.
    database.setAuthorizer((action, table) => {
      if (table !== null && action === constants.SQLITE_READ) this.#collected?.reads.add(table);
      if (table !== null && writing.has(action)) this.#collected?.writes.add(table);
      return constants.SQLITE_OK;
    });
    this.#database = database;
    this.#askOthers = database.prepare('pragma data_version');
    this.#askOthers.setReturnArrays(true);
    this.#noticeOthers();
  }

  /** Prepares a statement and finds the tables that it uses. */
  useOf<T>(prepare: () => T): { readonly prepared: T; readonly use: TableUse } {
    const use = { reads: new Set<string>(), writes: new Set<string>() };
    this.#collected = use;
    try {
      return { prepared: prepare(), use };
    } finally {
      this.#collected = undefined;
    }
  }

  /** Notes that a statement is about to run. A write counts at once, although its transaction may still be rolled back. */
  note({ reads, writes }: TableUse): void {
    const reading = this.#reading.getStore();
    if (reading) for (const table of reads) reading.tables.add(table);
    if (writes.size === 0) return;
    if (reading) reading.hasWritten = true;
    this.#change(writes);
    if (this.#database?.isTransaction) for (const table of writes) this.#uncommitted.add(table);
  }

  /** Notes that the transaction is about to end. Its writes count again, because other connections see them only now. */
  noteEnd(): void {
    this.#change(this.#uncommitted);
    this.#uncommitted.clear();
  }

  noteElsewhere(sql: string): void {
    const known = this.#usedElsewhere.get(sql);
    const use = known ?? this.useOf(() => this.#database?.prepare(sql)).use;
    if (!known) {
      if (this.#usedElsewhere.size >= maxUsesElsewhere) this.#usedElsewhere.clear();
      this.#usedElsewhere.set(sql, use);
    }
    this.note(use);
  }

  #change(tables: ReadonlySet<string>): void {
    if (tables.size === 0) return;
    this.#lastChange += 1;
    for (const table of tables) this.#changedAt.set(table, this.#lastChange);
    if (tables.has(schemaTable)) this.#allChangedAt = this.#lastChange;
  }

  async track<T>(_snapshot: SnapshotId, read: () => Promise<T>): Promise<TableRead<T>> {
    this.#noticeOthers();
    const startedAt = this.#lastChange;
    const reading: Reading = { tables: new Set(), hasWritten: false };
    const value = await this.#reading.run(reading, read);
    const { tables, hasWritten } = reading;
    this.#addToOuter(reading);
    return { value, tables, isCurrent: () => !hasWritten && this.#isUnchanged(tables, startedAt) };
  }

  async reuse<T>(cached: TrackedRead<T> | undefined, read: () => Promise<T>): Promise<TrackedRead<T>> {
    if (!cached?.isCurrent(undefined)) return this.track(undefined, read);
    // This object has made it.
    this.#addToOuter({ tables: (cached as TableRead<T>).tables, hasWritten: false });
    return cached;
  }

  /** A read depends on the tables of its parts too. */
  #addToOuter({ tables, hasWritten }: Pick<TableRead<unknown>, 'tables'> & Pick<Reading, 'hasWritten'>): void {
    const outer = this.#reading.getStore();
    if (!outer) return;
    for (const table of tables) outer.tables.add(table);
    if (hasWritten) outer.hasWritten = true;
  }

  #isUnchanged(tables: ReadonlySet<string>, since: number): boolean {
    this.#noticeOthers();
    if (this.#allChangedAt > since) return false;
    for (const table of tables) if ((this.#changedAt.get(table) ?? 0) > since) return false;
    return true;
  }

  /** SQLite changes this number whenever another connection has committed. */
  #noticeOthers(): void {
    const version = this.#askOthers?.get()?.[0];
    if (version === this.#othersVersion) return;
    this.#othersVersion = version;
    this.#allChangedAt = ++this.#lastChange;
  }
}
