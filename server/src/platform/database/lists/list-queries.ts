/** The queries for the pages of lists, which read and count ids in an index. */
import { sql, type RawBuilder } from 'kysely';
import { cachedResult } from '../changes/cached-results.ts';
import type { ListedTable, Window } from './listed-table.ts';
import type { Search } from '../search/search.ts';
import type { Db } from '../tables.ts';

/** Counting stops here; beyond, a list shows "10,000+". */
export const maxCounted = 10_000;

/** The sort key of the row after which a page starts; undefined if there is no such row. */
export type SortKey = string | number | undefined;

/** A page of a list: its window, and the sort key of the row before it if it starts after one. */
export interface PageOf<Row> {
  readonly list: ListedTable<Row>;
  readonly window: Window;
  readonly key?: SortKey;
}

/** The start and direction of a page. */
interface PageRange {
  readonly start: readonly RawBuilder<boolean>[];
  readonly offset: number;
  readonly order: RawBuilder<unknown>;
}

function sortColumn<Row>(list: ListedTable<Row>, window: Window): string {
  const column = list.sortColumns[window.sort ?? ''] ?? Object.values(list.sortColumns)[0];
  if (column === undefined) throw new Error(`The list of ${list.table} has no order`);
  return column;
}

/** Whether a window is in the order of ids. */
export function isInOrderOfIds<Row>(list: ListedTable<Row>, window: Window): boolean {
  return sortColumn(list, window) === 'id';
}

/** The direction of a window, and the operator that compares a later key with an earlier one. */
function directionOf<Row>(list: ListedTable<Row>, window: Window): [direction: RawBuilder<unknown>, later: RawBuilder<unknown>] {
  return (window.descending ?? list.isNewestFirst) ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
}

/** Reads the sort key of the row before a page. */
export async function keyBefore<Row>(db: Db, list: ListedTable<Row>, window: Window): Promise<SortKey> {
  if (window.after === undefined) return undefined;
  const { rows } = await sql<{ key: string | number }>`
    select ${sql.ref(sortColumn(list, window))} as key from ${sql.table(list.table)} where id = ${window.after}`.execute(db);
  return rows[0]?.key;
}

/** The range of a page among the rows of `table`. */
function rangeIn<Row>(table: string, { list, window, key }: PageOf<Row>): PageRange {
  const column = sql.ref(`${table}.${sortColumn(list, window)}`);
  const id = sql.ref(`${table}.id`);
  const [direction, later] = directionOf(list, window);
  const order = sql`order by ${column} ${direction}, ${id} ${direction}`;
  const start = key === undefined ? [] : [sql<boolean>`(${column}, ${id}) ${later} (${key}, ${window.after})`];
  return { start, offset: window.offset, order };
}

/** A where-clause of the given conditions; empty if there are none. */
export function where(...conditions: readonly (RawBuilder<boolean> | undefined)[]): RawBuilder<unknown> {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length === 0 ? sql`` : sql`where ${sql.join(given, sql` and `)}`;
}

/** Whether a row in list order is a match. The plus makes SQLite check row by row instead of sorting all matches. */
function isFound<Row>({ table }: ListedTable<Row>, { scan, phrases }: Search): RawBuilder<boolean> {
  if (!phrases) return scan;
  const { index, id, match } = phrases;
  return sql<boolean>`+${sql.ref(`${table}.id`)} in (select ${id} from ${index} where ${match}) and ${scan}`;
}

/** Runs a query for ids. */
export async function idsOf(db: Db, query: RawBuilder<{ id: number }>): Promise<number[]> {
  return (await query.execute(db)).rows.map(({ id }) => id);
}

/** The query for the ids of a page in list order. Exported for the tests of query plans. */
export function idsQuery<Row>(page: PageOf<Row>, search?: Search): RawBuilder<{ id: number }> {
  const { list, window } = page;
  const range = rangeIn(list.table, page);
  return sql<{ id: number }>`
    select ${sql.ref(`${list.table}.id`)} as id from ${sql.table(list.table)}
    ${where(list.listed, ...list.filters, search && isFound(list, search), ...range.start)}
    ${range.order} limit ${window.limit} offset ${range.offset}`;
}

/** The same for a search, limited to the first rows in list order. */
export function readNearQuery<Row>(page: PageOf<Row>, { scan }: Search, rows: number): RawBuilder<{ id: number }> {
  const { list, window } = page;
  const range = rangeIn(list.table, page);
  const table = sql.table(list.table);
  return sql<{ id: number }>`
    select ${table}.id as id from (
      select * from ${table} ${where(list.listed, ...list.filters, ...range.start)} ${range.order} limit ${rows}
    ) as ${table}
    where ${scan} ${range.order} limit ${window.limit} offset ${range.offset}`;
}

/** The query for the ids of a page that sorts and counts the matches among candidates. */
export function foundQuery<Row>(
  page: PageOf<Row>,
  { scan }: Search,
  candidates: RawBuilder<unknown>,
): RawBuilder<{ id: number; total: number }> {
  const { list, window } = page;
  const range = rangeIn('found', page);
  const columns = [...new Set(['id', sortColumn(list, window)])].map((column) => sql.ref(`${list.table}.${column}`));
  return sql<{ id: number; total: number }>`
    with found as materialized (
      select ${sql.join(columns)} from ${candidates}
      ${where(list.listed, ...list.filters, scan)}
    )
    select found.id, (select count(*) from found) as total from found
    ${where(...range.start)} ${range.order} limit ${window.limit} offset ${range.offset}`;
}

/**
 * The query for a page in the order of ids, as in SQLite's search index. Undefined if the list has another order or a filter, or the index
 * does not cover all terms.
 */
export function idsInIndexQuery<Row>(
  { list, window, key }: PageOf<Row>,
  { scan, phrases }: Search,
): RawBuilder<{ id: number }> | undefined {
  if (!phrases || list.filters.length > 0 || sortColumn(list, window) !== 'id') return undefined;
  const [direction, later] = directionOf(list, window);
  const start = key === undefined ? undefined : sql<boolean>`${phrases.id} ${later} ${window.after}`;
  return sql<{ id: number }>`
    select ${phrases.id} as id from ${matchedRows(list, phrases)} ${where(list.listed, scan, start)}
    order by ${phrases.id} ${direction} limit ${window.limit} offset ${window.offset}`;
}

/**
 * The query for a page in the order of ids, from the index of a filter, of which the first rows are sorted out. The plus keeps SQLite from
 * reading all rows in their order instead.
 */
export function idsOfFilterQuery<Row>({ list, window, key }: PageOf<Row>, { scan }: Search): RawBuilder<{ id: number }> {
  const id = sql.ref(`${list.table}.id`);
  const [direction, later] = directionOf(list, window);
  const start = key === undefined ? undefined : sql<boolean>`+${id} ${later} ${window.after}`;
  return sql<{ id: number }>`
    select ${id} as id from ${sql.table(list.table)} ${where(list.listed, scan, start)}
    order by +${id} ${direction} limit ${window.limit} offset ${window.offset}`;
}

/** The rows that the index finds, for a from-clause. */
function matchedRows<Row>({ table }: ListedTable<Row>, { index, id, match }: NonNullable<Search['phrases']>): RawBuilder<unknown> {
  return sql`${index} cross join ${sql.table(table)} on ${sql.ref(`${table}.id`)} = ${id} and ${match}`;
}

/** The total of a list. */
export interface ListTotal {
  readonly total: number;
  readonly totalIsCapped: boolean;
}

/** The ids of a page's rows in order, and the total if it is known. */
export interface FoundIds {
  readonly ids: readonly number[];
  readonly total?: ListTotal;
}

/** Counts the listed rows that match, up to the cap, once per change. */
export async function count<Row>(db: Db, list: ListedTable<Row>, search: Search | undefined, window: Window): Promise<ListTotal> {
  const query = countQuery(list, search, window).compile(db);
  return cachedResult(db, query, async () => {
    const { rows } = await db.executeQuery(query);
    return capped(Number(rows[0]?.total ?? 0));
  });
}

/** The query for this number. Exported for the tests of query plans. */
export function countQuery<Row>(list: ListedTable<Row>, search: Search | undefined, window: Window): RawBuilder<{ total: number }> {
  return sql<{ total: number }>`
    select count(*) as total from (${matchesQuery(list, search, window)} limit ${maxCounted + 1}) as counted`;
}

function matchesQuery<Row>(list: ListedTable<Row>, search: Search | undefined, window: Window): RawBuilder<unknown> {
  const { table, listed, filters } = list;
  if (search?.phrases && filters.length === 0) {
    const { index, match } = search.phrases;
    return search.isByTexts
      ? sql`select 1 as one from ${matchedRows(list, search.phrases)} ${where(search.scan)}`
      : sql`select 1 as one from ${index} where ${match}`;
  }
  // With an order, both engines count in an index of the list instead of the table.
  const isWhole = search === undefined && filters.length === 0;
  const counted = isWhole && list.countOrder ? { ...window, sort: list.countOrder } : window;
  const { order } = rangeIn(table, { list, window: counted });
  return sql`select 1 as one from ${sql.table(table)} ${where(listed, ...filters, search?.scan)} ${search ? sql`` : order}`;
}

/** A number of rows as a total with a cap. */
export function capped(total: number): ListTotal {
  return { total: Math.min(total, maxCounted), totalIsCapped: total > maxCounted };
}
