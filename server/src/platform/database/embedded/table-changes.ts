/**
 * The changes of the embedded database, table by table. SQLite itself says which tables a statement reads and writes, triggers included,
 * and whether another program has written to the file.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { constants, type DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Changes, Kept, Moment } from '../changes/changes.ts';

/** The tables that a statement reads and writes. */
export interface TableUse {
  readonly reads: ReadonlySet<string>;
  readonly writes: ReadonlySet<string>;
}

/** What a read has used so far. A read that writes is never current again. */
interface Reading {
  readonly tables: Set<string>;
  hasWritten: boolean;
}

/** A kept value with the tables that it comes from. */
interface KeptOfTables<T> extends Kept<T> {
  readonly tables: ReadonlySet<string>;
}

/** A statement that writes here changes the tables themselves. */
export const schemaTable = 'sqlite_master';
const maxUsesElsewhere = 500;
const writing = new Set([constants.SQLITE_INSERT, constants.SQLITE_UPDATE, constants.SQLITE_DELETE]);

/** Watches the one connection of a panel, and asks it about the writes of others. */
export class TableChanges implements Changes {
  readonly #reading = new AsyncLocalStorage<Reading>();
  /** The number of each table's last change. */
  readonly #changedAt = new Map<string, number>();
  #lastChange = 0;
  /** The last change that may concern any table. */
  #allChangedAt = 0;
  #othersVersion: unknown;
  #database: DatabaseSync | undefined;
  #askOthers: StatementSync | undefined;
  /** The tables that the open transaction has written. */
  readonly #uncommitted = new Set<string>();
  /** The tables of statements that run on other connections. */
  readonly #usedElsewhere = new Map<string, TableUse>();
  #collected: { readonly reads: Set<string>; readonly writes: Set<string> } | undefined;

  /** Begins to watch a connection. */
  attach(database: DatabaseSync): void {
    // Called while a statement is prepared, and never while it runs.
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

  /** Prepares a statement and says which tables it uses. */
  useOf<T>(prepare: () => T): { readonly prepared: T; readonly use: TableUse } {
    const use = { reads: new Set<string>(), writes: new Set<string>() };
    this.#collected = use;
    try {
      return { prepared: prepare(), use };
    } finally {
      this.#collected = undefined;
    }
  }

  /** Notes that a statement is about to run. A write counts from here on, although its transaction may still be rolled back. */
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

  /** Notes a statement that reads on another connection of this panel. */
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

  async keep<T>(_moment: Moment, read: () => Promise<T>): Promise<KeptOfTables<T>> {
    this.#noticeOthers();
    const startedAt = this.#lastChange;
    const reading: Reading = { tables: new Set(), hasWritten: false };
    const value = await this.#reading.run(reading, read);
    const { tables, hasWritten } = reading;
    this.#passOn(reading);
    return { value, tables, isCurrent: () => !hasWritten && this.#isUnchanged(tables, startedAt) };
  }

  async once<T>(known: Kept<T> | undefined, read: () => Promise<T>): Promise<Kept<T>> {
    if (!known?.isCurrent(undefined)) return this.keep(undefined, read);
    // Kept by this object.
    this.#passOn({ tables: (known as KeptOfTables<T>).tables, hasWritten: false });
    return known;
  }

  /** What a part of a read depends on, the whole depends on too. */
  #passOn({ tables, hasWritten }: { readonly tables: ReadonlySet<string>; readonly hasWritten: boolean }): void {
    const whole = this.#reading.getStore();
    if (!whole) return;
    for (const table of tables) whole.tables.add(table);
    if (hasWritten) whole.hasWritten = true;
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
