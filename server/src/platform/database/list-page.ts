/**
 * One page of a list, the same way for every listed table: ids in list order from an index, then the rows of those ids.
 * A deep page is found by the row before it, not by counting from the start.
 */
import { sql, type RawBuilder } from 'kysely';
import { planSearch, type Search } from './search.ts';
import type { Db, Tables } from './tables.ts';

/** Counting stops here; a list says "10,000+" beyond. */
const mostCounted = 10_000;

/** Which part of a list is wanted. */
export interface Window {
  readonly search: string | undefined;
  /** The field to order by; absent for the list's own order. */
  readonly sort: string | undefined;
  readonly descending: boolean;
  /** Start behind this row instead of at the offset. */
  readonly after: number | undefined;
  readonly offset: number;
  readonly limit: number;
  readonly wantsTotal: boolean;
}

/** What a store says of its listed table. */
export interface ListedTable<Row> {
  readonly table: keyof Tables & string;
  /** What a row must fulfil to be listed at all, then the filters of this call. */
  readonly conditions: readonly RawBuilder<boolean>[];
  /** The column behind each field to order by, each with an index over the listed rows; the first is the list's own order. */
  readonly sortColumns: Readonly<Record<string, string>>;
  /** The rows of these ids, in any order. */
  readonly rowsOf: (ids: readonly number[]) => Promise<readonly Row[]>;
  readonly idOf: (row: Row) => number;
}

/** A page as the lists answer it: rows in order, and the total up to a cap where it was asked for. */
export interface RowsAndTotal<Row> {
  readonly rows: readonly Row[];
  readonly total?: number;
  readonly totalIsCapped?: boolean;
}

/** Reads one window of a list. */
export async function readPage<Row>(db: Db, list: ListedTable<Row>, window: Window): Promise<RowsAndTotal<Row>> {
  const search = await planSearch(db, list.table, window.search);
  const ids = await readIds(db, list, search, window);
  const rows = ids.length === 0 ? [] : await list.rowsOf(ids);
  const byId = new Map(rows.map((row) => [list.idOf(row), row]));
  const page = ids.flatMap((id) => byId.get(id) ?? []);
  return window.wantsTotal ? { rows: page, ...(await count(db, list, search, window, ids.length)) } : { rows: page };
}

async function readIds<Row>(db: Db, list: ListedTable<Row>, search: Search | undefined, window: Window): Promise<number[]> {
  const { rows } = await idsQuery(list, search, window, await keyOf(db, list, window)).execute(db);
  return rows.map((row) => row.id);
}

function sortColumn<Row>(list: ListedTable<Row>, window: Window): string {
  const column = list.sortColumns[window.sort ?? ''] ?? Object.values(list.sortColumns)[0];
  if (column === undefined) throw new Error(`The list of ${list.table} has no order`);
  return `${list.table}.${column}`;
}

/** The sort key of the row behind which the page starts; nothing when there is no such row. */
async function keyOf<Row>(db: Db, list: ListedTable<Row>, window: Window): Promise<string | number | undefined> {
  if (window.after === undefined) return undefined;
  const { rows } = await sql<{ key: string | number }>`
    select ${sql.ref(sortColumn(list, window))} as key from ${sql.table(list.table)} where id = ${window.after}`.execute(db);
  return rows[0]?.key;
}

function where<Row>(list: ListedTable<Row>, search: Search | undefined, ...more: readonly RawBuilder<boolean>[]): RawBuilder<unknown> {
  const conditions = [...list.conditions, ...(search ? [search.condition] : []), ...more];
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
}

/** The query of a page's ids; the tests of query plans explain it. */
export function idsQuery<Row>(
  list: ListedTable<Row>,
  search: Search | undefined,
  window: Window,
  afterKey: string | number | undefined,
): RawBuilder<{ id: number }> {
  const key = sql.ref(sortColumn(list, window));
  const id = sql.ref(`${list.table}.id`);
  const [direction, behind] = window.descending ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const start = afterKey === undefined ? [] : [sql<boolean>`(${key}, ${id}) ${behind} (${afterKey}, ${window.after})`];
  const offset = afterKey === undefined ? window.offset : 0;
  return sql<{ id: number }>`
    select ${id} as id from ${sql.table(list.table)} ${where(list, search, ...start)}
    order by ${key} ${direction}, ${id} ${direction} limit ${window.limit} offset ${offset}`;
}

async function count<Row>(
  db: Db,
  list: ListedTable<Row>,
  search: Search | undefined,
  window: Window,
  found: number,
): Promise<{ total: number; totalIsCapped: boolean }> {
  if (search?.matches === 'unknown') {
    // A term without a trigram: counting would read the whole table once more, so the total is what has been seen.
    return { total: window.offset + found, totalIsCapped: found === window.limit };
  }
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select 1 as one from ${sql.table(list.table)} ${where(list, search)} limit ${mostCounted + 1}) as counted`.execute(db);
  const total = Number(rows[0]?.total ?? 0);
  return { total: Math.min(total, mostCounted), totalIsCapped: total > mostCounted };
}
