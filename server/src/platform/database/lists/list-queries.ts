/** The queries for the pages of lists: the reading and counting of a list's ids from an index. */
import { sql, type RawBuilder } from 'kysely';
import { keptResult } from '../changes/kept-results.ts';
import type { ListedTable, Window } from './listed-table.ts';
import type { Phrases, Search } from '../search/search.ts';
import { maxCounted, type WantedPage } from '../search/search-plan.ts';
import type { Db } from '../tables.ts';

/** The sort key of the row after which a page starts; undefined if there is no such row. */
export type Key = string | number | undefined;

/** A page of a list: its window, and the sort key of the row before it if it starts after one. */
export interface PageOf<Row> {
  readonly list: ListedTable<Row>;
  readonly window: Window;
  readonly key?: Key;
}

/** The start and direction of a page. */
interface Place {
  readonly start: readonly RawBuilder<boolean>[];
  readonly offset: number;
  readonly order: RawBuilder<unknown>;
}

function sortColumn<Row>(list: ListedTable<Row>, window: Window): string {
  const column = list.sortColumns[window.sort ?? ''] ?? Object.values(list.sortColumns)[0];
  if (column === undefined) throw new Error(`The list of ${list.table} has no order`);
  return column;
}

/** The direction of a window, and how the key of a later row compares with that of an earlier one. */
function directionOf<Row>(list: ListedTable<Row>, window: Window): [direction: RawBuilder<unknown>, behind: RawBuilder<unknown>] {
  return (window.descending ?? list.isNewestFirst) ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
}

/** What the keys of a window's order can be read from, without the rows. Only the rows tell which of them a filter takes. */
export function keysFrom<Row>(list: ListedTable<Row>, window: Window): WantedPage['keysFrom'] {
  if (list.filters.length > 0) return undefined;
  if (sortColumn(list, window) === 'id') return 'ids';
  return list.keyIndex === undefined ? undefined : 'index';
}

/** Reads the sort key of the row before a page. */
export async function keyBefore<Row>(db: Db, list: ListedTable<Row>, window: Window): Promise<Key> {
  if (window.after === undefined) return undefined;
  const { rows } = await sql<{ key: string | number }>`
    select ${sql.ref(sortColumn(list, window))} as key from ${sql.table(list.table)} where id = ${window.after}`.execute(db);
  return rows[0]?.key;
}

/** The place of a page among the rows of `table`. */
function placeIn<Row>(table: string, { list, window, key }: PageOf<Row>): Place {
  const column = sql.ref(`${table}.${sortColumn(list, window)}`);
  const id = sql.ref(`${table}.id`);
  const [direction, behind] = directionOf(list, window);
  const order = sql`order by ${column} ${direction}, ${id} ${direction}`;
  const start = key === undefined ? [] : [sql<boolean>`(${column}, ${id}) ${behind} (${key}, ${window.after})`];
  return { start, offset: window.offset, order };
}

/** A where-clause of the given conditions; empty if there are none. */
export function where(...conditions: readonly (RawBuilder<boolean> | undefined)[]): RawBuilder<unknown> {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length === 0 ? sql`` : sql`where ${sql.join(given, sql` and `)}`;
}

/** The query for the ids of a page in list order. Exported for the tests of query plans. */
export function idsQuery<Row>(page: PageOf<Row>, search?: Search): RawBuilder<{ id: number }> {
  const { list, window } = page;
  const place = placeIn(list.table, page);
  return sql<{ id: number }>`
    select ${sql.ref(`${list.table}.id`)} as id from ${sql.table(list.table)}
    ${where(list.listed, ...list.filters, search?.index?.has ?? search?.scan, ...place.start)}
    ${place.order} limit ${window.limit} offset ${place.offset}`;
}

/** The same for a search, limited to the first rows in list order. */
export function readNearQuery<Row>(page: PageOf<Row>, { scan }: Search, rows: number): RawBuilder<{ id: number }> {
  const { list, window } = page;
  const place = placeIn(list.table, page);
  const table = sql.table(list.table);
  return sql<{ id: number }>`
    select ${table}.id as id from (
      select * from ${table} ${where(list.listed, ...list.filters, ...place.start)} ${place.order} limit ${rows}
    ) as ${table}
    where ${scan} ${place.order} limit ${window.limit} offset ${place.offset}`;
}

/** The row after a given number of others in list order: its id and sort key. */
export function rowBehindQuery<Row>(page: PageOf<Row>, rows: number): RawBuilder<{ id: number; key: string | number }> {
  const { list, window } = page;
  const place = placeIn(list.table, page);
  return sql`
    select ${sql.ref(`${list.table}.id`)} as id, ${sql.ref(`${list.table}.${sortColumn(list, window)}`)} as key from ${sql.table(list.table)}
    ${where(list.listed, ...list.filters, ...place.start)} ${place.order} limit 1 offset ${rows - 1}`;
}

/** The ids of the matching rows in a range of ids that starts at `from`. */
export function idsBetweenQuery<Row>(list: ListedTable<Row>, { scan }: Search, from: number, ids: number): RawBuilder<{ id: number }> {
  const id = sql.ref(`${list.table}.id`);
  const between = sql<boolean>`${id} >= ${from} and ${id} < ${from + ids}`;
  return sql`select ${id} as id from ${sql.table(list.table)} ${where(between, list.listed, ...list.filters, scan)}`;
}

/** The query for the ids of a page that sorts and counts the matches among candidates. */
export function foundQuery<Row>(
  page: PageOf<Row>,
  { scan }: Search,
  candidates: RawBuilder<unknown>,
): RawBuilder<{ id: number; total: number }> {
  const { list, window } = page;
  const place = placeIn('found', page);
  const columns = [...new Set(['id', sortColumn(list, window)])].map((column) => sql.ref(`${list.table}.${column}`));
  return sql<{ id: number; total: number }>`
    with found as materialized (
      select ${sql.join(columns)} from ${candidates}
      ${where(list.listed, ...list.filters, scan)} limit ${maxCounted + 1}
    )
    select found.id, (select count(*) from found) as total from found
    ${where(...place.start)} ${place.order} limit ${window.limit} offset ${place.offset}`;
}

/** The query for the ids of a page that sorts all matches by their keys, without reading their rows. */
export function sortedQuery<Row>(page: PageOf<Row>, phrases: Phrases): RawBuilder<{ id: number }> {
  const { list, window, key } = page;
  const place = placeIn(list.table, page);
  const limit = sql`limit ${window.limit} offset ${place.offset}`;
  if (keysFrom(list, window) === 'index')
    return sql<{ id: number }>`
      select ${sql.ref(`${list.table}.id`)} as id from ${matchesByKeys(list, phrases)}
      ${where(list.listed, ...place.start)} ${place.order} ${limit}`;
  const [direction, behind] = directionOf(list, window);
  const start = key === undefined ? undefined : sql<boolean>`${phrases.id} ${behind} ${window.after}`;
  return sql<{ id: number }>`
    select ${phrases.id} as id from ${phrases.index} ${where(phrases.match, start)} order by ${phrases.id} ${direction} ${limit}`;
}

/** The matches with the columns of all orders, for a from-clause. The cross join makes SQLite read them match by match. */
export function matchesByKeys<Row>({ table, keyIndex = '' }: ListedTable<Row>, { index, id, match }: Phrases): RawBuilder<unknown> {
  return sql`${index} cross join ${sql.table(table)} indexed by ${sql.ref(keyIndex)} on ${sql.ref(`${table}.id`)} = ${id} and ${match}`;
}

/** The total of a list. */
export interface Count {
  readonly total: number;
  readonly totalIsCapped: boolean;
}

/** The ids of a page's rows in order, and the total if it is known. */
export interface Found {
  readonly ids: readonly number[];
  readonly total?: Count;
}

/** Counts the listed rows that match, up to the cap, or knows the number still. */
export async function count<Row>(db: Db, list: ListedTable<Row>, search: Search | undefined, window: Window): Promise<Count> {
  const query = countQuery(list, search, window).compile(db);
  return keptResult(db, query, async () => {
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
  const index = search?.plan.count.by === 'index' ? search.index : undefined;
  if (index && list.filters.length === 0) return index.ids;
  // The order makes both engines count in an index of the list instead of the table.
  const isWhole = search === undefined && list.filters.length === 0;
  const counted = isWhole && list.countOrder ? { ...window, sort: list.countOrder } : window;
  const { order } = placeIn(list.table, { list, window: counted });
  return sql`select 1 as one from ${sql.table(list.table)} ${where(list.listed, ...list.filters, index?.has ?? search?.scan)} ${order}`;
}

/** A number of rows as a total with a cap. */
export function capped(total: number): Count {
  return { total: Math.min(total, maxCounted), totalIsCapped: total > maxCounted };
}

/** The total for a full page, if the search surely has more matches than are counted. */
export function totalOfFull({ plan }: Search): { total?: Count } {
  return plan.isSurelyCapped ? { total: capped(maxCounted + 1) } : {};
}
