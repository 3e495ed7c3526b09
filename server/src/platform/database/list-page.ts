/**
 * One page of a list, the same way for every listed table: ids in list order from an index, then the rows of those ids. A deep page is
 * found by the row before it, not by counting from the start.
 */
import { bestMatch } from '@vikray/contract/platform/operation.ts';
import { readBestFirst } from './best-first.ts';
import {
  areMany,
  capped,
  count,
  foundQuery,
  idsQuery,
  keyBefore,
  mostCounted,
  mostScanned,
  readNear,
  surelyCapped,
  type Found,
  type Key,
  type ListedTable,
  type Window,
} from './list-queries.ts';
import { planSearch, type Search } from './search.ts';
import type { Db } from './tables.ts';

export type { ListedTable, Window } from './list-queries.ts';

/** To ask the index for all rows with a term takes as long as to read an eighth as many in list order. */
const readsPerMatch = 1 / 8;

/** A page as the lists answer it: rows in order, and the total up to a cap where it was asked for. */
export interface RowsAndTotal<Row> {
  readonly rows: readonly Row[];
  readonly total?: number;
  readonly totalIsCapped?: boolean;
}

/** Reads one window of a list. */
export async function readPage<Row>(db: Db, list: ListedTable<Row>, window: Window): Promise<RowsAndTotal<Row>> {
  const search = await planSearch(db, list.table, window.search);
  const { ids, total } = await readIds(db, list, search, window);
  const rows = ids.length === 0 ? [] : await list.rowsOf(ids);
  const byId = new Map(rows.map((row) => [list.idOf(row), row]));
  const page = ids.flatMap((id) => byId.get(id) ?? []);
  return window.wantsTotal ? { rows: page, ...(total ?? (await count(db, list, search, window, ids.length))) } : { rows: page };
}

async function readIds<Row>(db: Db, list: ListedTable<Row>, search: Search | undefined, window: Window): Promise<Found> {
  if (search && window.sort === bestMatch) {
    return readBestFirst(db, list, search, window, async (rest, restWindow) =>
      readInOrder(db, rest, search, restWindow, await keyBefore(db, rest, restWindow)),
    );
  }
  const key = await keyBefore(db, list, window);
  return (await takeAndSort(db, list, search, window, key)) ?? (await readInOrder(db, list, search, window, key));
}

/** For a search with few matches: takes them all from the index and sorts them. Nothing when they are, or seem, too many for that. */
async function takeAndSort<Row>(
  db: Db,
  list: ListedTable<Row>,
  search: Search | undefined,
  window: Window,
  key: Key,
): Promise<Found | undefined> {
  if (!search?.index || areMany(search)) return undefined;
  const { rows } = await foundQuery(list, search, search.index, window, key).execute(db);
  const [first] = rows;
  // A page behind the last match does not learn how many there are.
  if (!first) return window.offset === 0 && window.after === undefined ? { ids: [], total: capped(0) } : { ids: [] };
  const total = Number(first.total);
  return total > mostCounted ? undefined : { ids: rows.map((row) => row.id), total: capped(total) };
}

async function readInOrder<Row>(db: Db, list: ListedTable<Row>, search: Search | undefined, window: Window, key: Key): Promise<Found> {
  if (search?.index) {
    const toFill = rowsToFill(search, window);
    const near = await readNear(db, list, search, window, key, toFill);
    if (near) return { ids: near, ...surelyCapped(list, search) };
    const worthIt = Math.min(mostScanned, (search.estimate?.rows ?? 0) * readsPerMatch);
    const further = worthIt > toFill ? await readNear(db, list, search, window, key, worthIt) : undefined;
    if (further) return { ids: further };
  }
  const { rows } = await idsQuery(list, search, window, key).execute(db);
  return { ids: rows.map((row) => row.id) };
}

/** How many rows must be read in list order to fill a page, and some more: where matches are spread evenly, that is enough. */
function rowsToFill({ estimate }: Search, { offset, after, limit }: Window): number {
  const wanted = after === undefined ? offset + limit : limit;
  return (wanted * 1.5) / (estimate?.share ?? 0);
}
