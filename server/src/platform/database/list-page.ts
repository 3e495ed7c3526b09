/**
 * One page of a list, the same way for every listed table: ids in list order from an index, then the rows of those ids.
 * A deep page is found by the row before it, not by counting from the start.
 */
import { sql, type RawBuilder } from 'kysely';
import { planSearch, type Search } from './search.ts';
import type { Db, Tables } from './tables.ts';

/** Counting stops here; a list says "10,000+" beyond. */
const mostCounted = 10_000;

/** A term with many matches is looked for among so many rows in list order, before its matches are sorted after all. */
const mostScanned = 1500;

/** Which part of a list is wanted. */
export interface Window {
  readonly search: string | undefined;
  /** The field to order by; absent for the list's own order. */
  readonly sort: string | undefined;
  /** Absent for the list's own direction. */
  readonly descending: boolean | undefined;
  /** Start behind this row instead of at the offset. */
  readonly after: number | undefined;
  readonly offset: number;
  readonly limit: number;
  readonly wantsTotal: boolean;
}

/** What a store says of its listed table. A row that is not listed has an empty search text. */
export interface ListedTable<Row> {
  readonly table: keyof Tables & string;
  /** What a row must fulfil to be listed at all; nothing when every row is. */
  readonly listed?: RawBuilder<boolean>;
  /** The filters of this call. */
  readonly filters: readonly RawBuilder<boolean>[];
  /** The column behind each field to order by, each with an index over the listed rows; the first is the list's own order. */
  readonly sortColumns: Readonly<Record<string, string>>;
  /** True when the list goes from the newest to the oldest by itself. */
  readonly isNewestFirst?: boolean;
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
  const search = await planSearch(db, list.table, window.search, window.wantsTotal ? mostCounted : 0);
  const ids = await readIds(db, list, search, window);
  const rows = ids.length === 0 ? [] : await list.rowsOf(ids);
  const byId = new Map(rows.map((row) => [list.idOf(row), row]));
  const page = ids.flatMap((id) => byId.get(id) ?? []);
  return window.wantsTotal ? { rows: page, ...(await count(db, list, search, window, ids.length)) } : { rows: page };
}

async function readIds<Row>(db: Db, list: ListedTable<Row>, search: Search | undefined, window: Window): Promise<number[]> {
  const place = placeOf(list, window, await keyBefore(db, list, window));
  if (search?.matches === 'many') {
    const near = await readInOrder(list, search, place, window).execute(db);
    if (near.rows.length === window.limit) return near.rows.map((row) => row.id);
  }
  const { rows } = await idsQuery(list, search, place, window).execute(db);
  return rows.map((row) => row.id);
}

/** Where a page starts and in which direction it goes. */
interface Place {
  readonly start: readonly RawBuilder<boolean>[];
  readonly offset: number;
  readonly order: RawBuilder<unknown>;
}

function sortColumn<Row>(list: ListedTable<Row>, window: Window): string {
  const column = list.sortColumns[window.sort ?? ''] ?? Object.values(list.sortColumns)[0];
  if (column === undefined) throw new Error(`The list of ${list.table} has no order`);
  return `${list.table}.${column}`;
}

/** The sort key of the row behind which the page starts; nothing when there is no such row. */
async function keyBefore<Row>(db: Db, list: ListedTable<Row>, window: Window): Promise<string | number | undefined> {
  if (window.after === undefined) return undefined;
  const { rows } = await sql<{ key: string | number }>`
    select ${sql.ref(sortColumn(list, window))} as key from ${sql.table(list.table)} where id = ${window.after}`.execute(db);
  return rows[0]?.key;
}

/** Makes the place of a window; `key` is the sort key of the row before it. */
export function placeOf<Row>(list: ListedTable<Row>, window: Window, key?: string | number): Place {
  const column = sql.ref(sortColumn(list, window));
  const id = sql.ref(`${list.table}.id`);
  const isDescending = window.descending ?? list.isNewestFirst ?? false;
  const [direction, behind] = isDescending ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const order = sql`order by ${column} ${direction}, ${id} ${direction}`;
  if (key === undefined) return { start: [], offset: window.offset, order };
  return { start: [sql<boolean>`(${column}, ${id}) ${behind} (${key}, ${window.after})`], offset: 0, order };
}

function where(...conditions: readonly (RawBuilder<boolean> | undefined)[]): RawBuilder<unknown> {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length === 0 ? sql`` : sql`where ${sql.join(given, sql` and `)}`;
}

/** The query of a page's ids; the tests of query plans explain it. */
export function idsQuery<Row>(list: ListedTable<Row>, search: Search | undefined, place: Place, window: Window): RawBuilder<{ id: number }> {
  return sql<{ id: number }>`
    select ${sql.ref(`${list.table}.id`)} as id from ${sql.table(list.table)}
    ${where(list.listed, ...list.filters, search?.indexed ?? search?.scan, ...place.start)}
    ${place.order} limit ${window.limit} offset ${place.offset}`;
}

/** The same, reading no further than some rows in list order. */
function readInOrder<Row>(list: ListedTable<Row>, search: Search, place: Place, window: Window): RawBuilder<{ id: number }> {
  const table = sql.table(list.table);
  return sql<{ id: number }>`
    select ${table}.id as id from (
      select * from ${table} ${where(list.listed, ...list.filters, ...place.start)} ${place.order} limit ${mostScanned}
    ) as ${table}
    where ${search.scan} ${place.order} limit ${window.limit} offset ${place.offset}`;
}

interface Count {
  readonly total: number;
  readonly totalIsCapped: boolean;
}

async function count<Row>(db: Db, list: ListedTable<Row>, search: Search | undefined, window: Window, found: number): Promise<Count> {
  if (search?.matches === 'unknown' && (found > 0 || window.offset === 0)) {
    // A term without a trigram: counting would read the whole table once more, so the total is what has been seen.
    return { total: window.offset + found, totalIsCapped: found === window.limit };
  }
  if (search?.count !== undefined && list.filters.length === 0) return capped(search.count);
  // Among the rows that a filter leaves, a term with many matches is sooner found in their text than in the index of all.
  const matching = search?.matches === 'many' ? search.scan : search?.indexed;
  // The order makes both engines count in the list's own index instead of the table.
  const matches = sql`select 1 as one from ${sql.table(list.table)} ${where(list.listed, ...list.filters, matching)} ${placeOf(list, window).order}`;
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (${matches} limit ${mostCounted + 1}) as counted`.execute(db);
  return capped(Number(rows[0]?.total ?? 0));
}

function capped(total: number): Count {
  return { total: Math.min(total, mostCounted), totalIsCapped: total > mostCounted };
}
