/** Writes great numbers of rows into many tables: parents before their children, many rows in each statement. */
import type { Insertable } from 'kysely';
import { continueIdsAfter } from '../server/src/platform/database/row-ids.ts';
import type { Db, Tables } from '../server/src/platform/database/tables.ts';
import { inTransaction } from '../server/src/platform/database/transaction.ts';

/** The tables that grow with the trade, parents first. Their rows already have ids. */
const tables = [
  'customers',
  'contact_persons',
  'products',
  'deals',
  'quotations',
  'quotation_lines',
  'orders',
  'order_lines',
  'purchases',
  'dispatches',
  'stock_movements',
] as const satisfies readonly (keyof Tables)[];
type BulkTable = (typeof tables)[number];

/** The widest table has some sixty columns; a statement may have 32,766 values. */
const rowsPerStatement = 256;
const rowsPerTransaction = 20_000;

export class BulkWriter {
  readonly #db: Db;
  readonly #waiting = new Map<BulkTable, unknown[]>(tables.map((table) => [table, []]));
  readonly #lastIds = new Map<BulkTable, number>();
  #count = 0;

  /** If `db` is a transaction, everything is written in it; otherwise each batch of rows gets its own transaction. */
  constructor(db: Db) {
    this.#db = db;
  }

  /** The next id of a table that was empty at the start. */
  nextId(table: BulkTable): number {
    const id = (this.#lastIds.get(table) ?? 0) + 1;
    this.#lastIds.set(table, id);
    return id;
  }

  /** Queues rows. `finish` writes those that are still queued. */
  async add<T extends BulkTable>(table: T, rows: readonly (Insertable<Tables[T]> & { readonly id: number })[]): Promise<void> {
    const waiting = this.#waiting.get(table);
    for (const row of rows) waiting?.push(row);
    this.#count += rows.length;
    if (this.#count >= rowsPerTransaction) await this.flush();
  }

  /** Writes the queued rows. */
  async flush(): Promise<void> {
    if (this.#count === 0) return;
    await inTransaction(this.#db, async (tx) => {
      for (const [table, rows] of this.#waiting) await insertAll(tx, table, rows);
    });
    for (const rows of this.#waiting.values()) rows.length = 0;
    this.#count = 0;
  }

  /** Writes the remaining rows and sets the database's own numbering after them. */
  async finish(): Promise<void> {
    await this.flush();
    for (const table of this.#lastIds.keys()) await continueIdsAfter(this.#db, table);
  }
}

async function insertAll(tx: Db, table: BulkTable, rows: readonly unknown[]): Promise<void> {
  let size = rowsPerStatement;
  for (let start = 0; start < rows.length; start += size) {
    // Halves the batch for the remaining rows, so that only a few different statements are prepared.
    while (size > rows.length - start) size /= 2;
    // `add` has checked the rows against their table.
    await tx
      .insertInto(table)
      .values(rows.slice(start, start + size))
      .execute();
  }
}
