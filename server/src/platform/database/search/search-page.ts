/** Reads a page of a search. */
import { sql, type RawBuilder } from 'kysely';
import { engineOf } from '../engine.ts';
import {
  capped,
  foundQuery,
  idsInIndexQuery,
  idsOfFilterQuery,
  idsOf,
  idsQuery,
  isInOrderOfIds,
  readNearQuery,
  type FoundIds,
  type PageOf,
} from '../lists/list-queries.ts';
import { TakesLong } from '../lists/takes-long.ts';
import type { Db } from '../tables.ts';
import type { Search } from './search.ts';

/** Up to this many matches are all read and sorted. Beyond it, reading in list order fills the page sooner. */
const maxSorted = 5000;

/** The most rows that are read in list order while other requests wait: some milliseconds. */
const maxNear = 3000;

/** For a filter whose index finds the ids quickly too, in any order. */
const maxNearFilter = 300;

/** The ids of a page's rows in list order, and the total if all matches were read. Throws TakesLong as the window says. */
export async function readMatches<Row>(db: Db, page: PageOf<Row>, search: Search): Promise<FoundIds> {
  const { list, window } = page;
  const candidates = await findCandidates(db, search, window);
  if (candidates) {
    const { rows } = await foundQuery(page, search, rowsWithIds(db, list.table, candidates)).execute(db);
    return foundOf(rows, window);
  }
  const inIndex = idsInIndexQuery(page, search);
  if (inIndex) return { ids: await idsOf(db, inIndex) };
  const inOrderOfIds = search.isOneFilter && isInOrderOfIds(list, window) ? idsOfFilterQuery(page, search) : undefined;
  const near = await idsOf(db, readNearQuery(page, search, inOrderOfIds ? maxNearFilter : maxNear));
  if (near.length === window.limit) return { ids: near };
  if (!window.mayTakeLong) throw new TakesLong();
  if (inOrderOfIds) return { ids: await idsOf(db, inOrderOfIds) };
  return { ids: await idsOf(db, idsQuery(page, search)) };
}

/** The ids of some rows that include all matches; undefined if there are more than are sorted. Throws TakesLong as the window says. */
export async function findCandidates(
  db: Db,
  search: Search,
  { mayTakeLong }: { readonly mayTakeLong: boolean },
): Promise<readonly number[] | undefined> {
  if (!search.isIndexed && !mayTakeLong) throw new TakesLong();
  for (const query of search.candidates) {
    const ids = await idsOf(db, sql`${query} limit ${maxSorted + 1}`);
    if (ids.length <= maxSorted) return ids;
  }
  return undefined;
}

/** The rows of a table with these ids, for a from-clause. The cross join makes SQLite read them row by row. */
export function rowsWithIds(db: Db, table: string, ids: readonly number[]): RawBuilder<unknown> {
  const id = sql.ref(`${table}.id`);
  if (engineOf(db) === 'postgres') return sql`unnest(${ids}::bigint[]) as wanted(id) join ${sql.table(table)} on ${id} = wanted.id`;
  return sql`json_each(${JSON.stringify(ids)}) as wanted cross join ${sql.table(table)} on ${id} = wanted.value`;
}

/** The page and the total of sorted matches. A page after the last match has no row with the total. */
export function foundOf(
  rows: readonly { readonly id: number; readonly total: number }[],
  { offset, after }: { readonly offset: number; readonly after: number | undefined },
): FoundIds {
  const [first] = rows;
  if (first) return { ids: rows.map(({ id }) => id), total: capped(Number(first.total)) };
  return offset === 0 && after === undefined ? { ids: [], total: capped(0) } : { ids: [] };
}
