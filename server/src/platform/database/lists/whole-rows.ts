/** Pages of lists that no index serves, because their rows are computed: all rows are read, and the page is taken from them. */
import { searchTerms } from '@vikray/contract/platform/search-terms.ts';
import { searchTextOf } from '../search/search.ts';
import type { RowsAndTotal, Window } from './list-page.ts';
import { TakesLong } from './takes-long.ts';

/** How a list of computed rows is searched and continued. */
interface WholeRows<Row> {
  /** All rows, in the order of the window. */
  readonly rows: readonly Row[];
  /** What a search finds. */
  readonly textsOf: (row: Row) => readonly string[];
  readonly idOf: (row: Row) => number;
}

/** The window of a list whose rows have all been read. */
export function windowOfRows<Row>({ rows, textsOf, idOf }: WholeRows<Row>, window: Window): RowsAndTotal<Row> {
  const terms = searchTerms(window.search ?? '');
  const found = terms.length === 0 ? rows : rows.filter((row) => holds(searchTextOf(textsOf(row)), terms));
  const start = window.after === undefined ? window.offset : found.findIndex((row) => idOf(row) === window.after) + 1;
  const page = found.slice(start, start + window.limit);
  if (window.onlyIfLast && page.length === window.limit) throw new TakesLong();
  return window.wantsTotal ? { rows: page, total: found.length } : { rows: page };
}

function holds(text: string, terms: readonly string[]): boolean {
  return terms.every((term) => text.includes(term));
}
