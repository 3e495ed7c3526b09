/** A list as its store describes it, and the part of it that a request wants. */
import type { RawBuilder } from 'kysely';
import type { Tables } from '../tables.ts';

/** The requested part of a list. */
export interface Window {
  readonly search: string | undefined;
  /** The field to order by; absent for the list's default order. */
  readonly sort: string | undefined;
  /** Absent for the list's default direction. */
  readonly descending: boolean | undefined;
  /** The id of the row from which the offset counts; absent for the start of the list. */
  readonly after: number | undefined;
  readonly offset: number;
  readonly limit: number;
  readonly wantsTotal: boolean;
  /** Whether the read may take long because no other request waits for it. If false, long work throws TakesLong instead of starting. */
  readonly mayTakeLong: boolean;
  /** Set if the rows are of use only when the list has no more of them. Otherwise TakesLong is thrown before they are read. */
  readonly onlyIfLast?: boolean;
}

/** Which sections of the search text hold what a list shows, where several lists of one table do not show the same. */
export interface ShownSections {
  readonly without: 'first' | 'last';
  /** Whether that section of a row may hold a term. Such a term is checked against the texts, which takes longer than an index alone. */
  readonly mayHide: (term: string) => boolean;
}

/** A store's description of a listed table. A row that is not listed has an empty search text. */
export interface ListedTable<Row> {
  readonly table: keyof Tables & string;
  /** The condition for a row to be listed; absent if all rows are listed. */
  readonly listed?: RawBuilder<boolean>;
  /** What of its search text the list shows; absent if it shows everything. */
  readonly sections?: ShownSections;
  /** The filters of this request. */
  readonly filters: readonly RawBuilder<boolean>[];
  /** The column for each order, each with an index over the listed rows. The first is the default order. */
  readonly sortColumns: Readonly<Record<string, string>>;
  /** The order in whose index the whole list is counted, for wide rows: in the order of ids, the embedded database would read them all. */
  readonly countOrder?: string;
  /** True if the default direction is newest first. */
  readonly isNewestFirst?: boolean;
  /** Whether no index serves the filters and order of this window, so that a page may need the whole table. */
  readonly readsMuch?: (window: Window) => boolean;
  /** The rows of these ids, in any order. */
  readonly rowsOf: (ids: readonly number[]) => Promise<readonly Row[]>;
  readonly idOf: (row: Row) => number;
}
