/**
 * Reads a page of a list in the same way for every table: first the ids in list order from an index, then the rows with those ids. A page
 * far from the start is found by the row before it, not by counting.
 */
import { bestMatch } from '@vikray/contract/platform/declare-list.ts';
import { readBestFirst } from '../search/best-first.ts';
import { capped, count, idsOf, idsQuery, keyBefore, maxCounted, type ListTotal, type FoundIds } from './list-queries.ts';
import { withIndexedFilters } from './indexed-filters.ts';
import type { ListedTable, Window } from './listed-table.ts';
import { TakesLong } from './takes-long.ts';
import { readMatches } from '../search/search-page.ts';
import { planSearch, type Search } from '../search/search.ts';
import type { Db } from '../tables.ts';

export { TakesLong } from './takes-long.ts';
export type { IndexedFilter, ListedTable, ShownSections, Window } from './listed-table.ts';

/** A page of a list: rows in order, and the total up to a cap if it was requested. */
export interface RowsAndTotal<Row> {
  readonly rows: readonly Row[];
  readonly total?: number;
  readonly totalIsCapped?: boolean;
}

/** Skipping this many rows of an index takes some milliseconds. */
const maxSkipped = 20_000;

/** Reads a window of a list. Throws TakesLong if that takes long but must not. */
export async function readPage<Row>(db: Db, described: ListedTable<Row>, window: Window): Promise<RowsAndTotal<Row>> {
  const { list, search } = withIndexedFilters(described, planSearch(db, described, window.search), window);
  const { ids, total } = await readIds(db, list, search, window);
  if (window.onlyIfLast && ids.length === window.limit) throw new TakesLong();
  const rows = ids.length === 0 ? [] : await list.rowsOf(ids);
  const byId = new Map(rows.map((row) => [list.idOf(row), row]));
  const page = ids.flatMap((id) => byId.get(id) ?? []);
  return window.wantsTotal ? { rows: page, ...(total ?? (await totalOf(db, list, search, window, ids.length))) } : { rows: page };
}

async function readIds<Row>(db: Db, list: ListedTable<Row>, search: Search | undefined, window: Window): Promise<FoundIds> {
  const isFar = window.after === undefined && window.offset > maxSkipped;
  if (!window.mayTakeLong && (list.readsMuch?.(window) || isFar)) throw new TakesLong();
  const readInOrder = async (part: ListedTable<Row>, partWindow: Window): Promise<FoundIds> => {
    const key = await keyBefore(db, part, partWindow);
    const page = { list: part, window: key === undefined ? partWindow : { ...partWindow, offset: 0 }, key };
    return search ? readMatches(db, page, search) : { ids: await idsOf(db, idsQuery(page)) };
  };
  return search && window.sort === bestMatch ? readBestFirst(db, list, search, window, readInOrder) : readInOrder(list, window);
}

/** The total of a list whose matches were not all read. `found` is the number of rows on the page. */
async function totalOf<Row>(db: Db, list: ListedTable<Row>, search: Search | undefined, window: Window, found: number): Promise<ListTotal> {
  // Counting would read very many texts, so the total covers only the rows up to the end of the page.
  if (search && !search.isCounted && (found > 0 || window.offset === 0))
    return { total: window.offset + found, totalIsCapped: found === window.limit };
  // More rows precede the page than are ever counted.
  if (found > 0 && window.after === undefined && window.offset + found > maxCounted) return capped(maxCounted + 1);
  const isLong = search !== undefined && (search.isByTexts || list.filters.length > 0 || (list.indexedFilters ?? []).length > 1);
  if (isLong && !window.mayTakeLong) throw new TakesLong();
  return count(db, list, search, window);
}
