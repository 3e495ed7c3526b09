/**
 * Merges the search indexes of the embedded database in small steps. Each statement that changes an index adds a part to it, and a search
 * reads all parts. FTS5 would merge them within the statement of some writer, for 60 to 100 ms at a time. Here it leaves them alone until
 * there are sixteen of one size; before that, the process that has added them merges them between its transactions. Texts that wait for an
 * index are taken in at the same time.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { GiveWay } from '../../give-way.ts';
import type { TableUse } from '../embedded/table-changes.ts';
import type { Db } from '../tables.ts';
import { indexWaiting, waitsFor } from './search-waiting.ts';

/** As many parts of about one size become one. FTS5 itself merges twice as many at once, in the statement that adds the last. */
const mergedParts = 8;

/** The pages of 4 KB that a step writes. It takes some milliseconds. */
const pagesPerStep = 16;
/**
 * A step that has used all its pages has made about four changes for each: the page and its entry are added, and those that it replaces are
 * removed. What is left after a step with fewer waits for the next parts.
 */
const changesOfFullStep = 3 * pagesPerStep;

/** After this many statements whose rows wait, their texts are taken into the index. A search does so at once. */
const gathered = 16;

/** A large merge takes a quarter of the time of the thread that answers requests: after a full step it pauses for three times as long. */
const pausesPerStep = 3;

const byDatabase = new WeakMap<object, SearchMerges>();

/** Sets what merges the search indexes of a database; `openDatabase` does so. */
export function mergeWith(db: Db, merges: SearchMerges): void {
  byDatabase.set(db.getExecutor().adapter, merges);
}

/**
 * Merges what is worth merging in the search indexes, beside the requests. If it fails, the indexes stay as they are, and the next
 * transaction tries again.
 */
export function mergeBeside(db: Db): void {
  void mergesOf(db)
    ?.merge(db)
    .catch(() => {});
}

/** The same without pauses, for work that adds much and waits for it in between. */
export async function mergeSearches(db: Db): Promise<void> {
  await mergesOf(db)
    ?.mergeAtOnce(db)
    .catch(() => {});
}

/** Ends the merging of a panel that stops after its present step. */
export async function stopMerging(db: Db): Promise<void> {
  await mergesOf(db)?.stop();
}

function mergesOf(db: Db): SearchMerges | undefined {
  return byDatabase.get(db.getExecutor().adapter);
}

/** For a migration: leaves the merging of a search index to this file. */
export async function mergeInSteps<T>(db: Kysely<T>, index: string): Promise<void> {
  // FTS5 takes whole numbers only, and Node binds every number as a real one.
  const option = async (name: string, value: number) =>
    sql`insert into ${sql.table(index)} (${sql.ref(index)}, rank) values (${name}, ${sql.lit(value)})`.execute(db);
  await option('automerge', 0);
  await option('usermerge', mergedParts);
}

/** The search indexes that one process has changed. */
export class SearchMerges {
  /** For each index, the statements that have changed it since it was merged. */
  readonly #parts = new Map<string, number>();
  /** For each searched table, the statements whose rows may wait for its index. */
  readonly #waiting = new Map<string, number>();
  #running: Promise<void> | undefined;
  /** Those who wait for the merging. */
  #waiters = 0;
  #isStopped = false;

  /** Notes the tables that a statement writes. */
  note(tables: TableUse['writes']): void {
    for (const table of tables) {
      const searched = waitsFor(table);
      if (searched !== undefined) count(this.#waiting, searched);
      else if (table.endsWith('_search')) count(this.#parts, table);
    }
  }

  /** Takes the texts that have gathered into their indexes, and merges the indexes that have got enough parts. */
  async merge(db: Db): Promise<void> {
    if (this.#next() === undefined) return;
    this.#running ??= this.#mergeDue(db).finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** The same without pauses. */
  async mergeAtOnce(db: Db): Promise<void> {
    this.#waiters += 1;
    try {
      await this.merge(db);
    } finally {
      this.#waiters -= 1;
    }
  }

  /** Merges nothing more after the present step, and waits for it. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running?.catch(() => {});
  }

  async #mergeDue(db: Db): Promise<void> {
    const giveWay = new GiveWay();
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      const beganAt = performance.now();
      if (next.does === 'index') {
        await indexWaiting(db, next.table);
        this.#waiting.delete(next.table);
        await giveWay.whenDue();
      } else if ((await mergeSome(db, next.index)) === 'last') {
        this.#parts.delete(next.index);
        await giveWay.whenDue();
      } else {
        this.#putLast(next.index);
        if (this.#waiters > 0) await giveWay.whenDue();
        else await pause(pausesPerStep * (performance.now() - beganAt));
      }
    }
  }

  #next(): { readonly does: 'index'; readonly table: string } | { readonly does: 'merge'; readonly index: string } | undefined {
    if (this.#isStopped) return undefined;
    const table = atLeast(gathered, this.#waiting);
    if (table !== undefined) return { does: 'index', table };
    const index = atLeast(mergedParts, this.#parts);
    return index === undefined ? undefined : { does: 'merge', index };
  }

  /** Other indexes get their turn before the next step of a large merge. */
  #putLast(index: string): void {
    const parts = this.#parts.get(index) ?? 0;
    this.#parts.delete(index);
    this.#parts.set(index, parts);
  }
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** A name with at least this count; undefined if there is none. */
function atLeast(least: number, counts: ReadonlyMap<string, number>): string | undefined {
  for (const [name, number] of counts) if (number >= least) return name;
  return undefined;
}

/** Takes one step in a transaction. No one waits for the disk: what a power cut undoes is merged again. */
async function mergeSome(db: Db, index: string): Promise<'more' | 'last'> {
  return db.transaction().execute(async (tx) => {
    const before = await changesSoFar(tx);
    await sql`insert into ${sql.table(index)} (${sql.ref(index)}, rank) values ('merge', ${pagesPerStep})`.execute(tx);
    return (await changesSoFar(tx)) - before >= changesOfFullStep ? 'more' : 'last';
  });
}

async function changesSoFar(tx: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select total_changes() as count`.execute(tx);
  return rows[0]?.count ?? 0;
}
