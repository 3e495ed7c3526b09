/** A list as its store describes it, and the part that a request wants. */
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
  /** If set, throws TakesLong before the rows are read, unless they are the last ones of the list. */
  readonly onlyIfLast?: boolean;
}

/** The sections of the search text that a list shows, where the lists of one table differ. */
export interface ShownSections {
  readonly without: 'first' | 'last';
  /** Whether that section may contain a term. Such a term is checked in the texts, which takes longer than the index alone. */
  readonly mayHide: (term: string) => boolean;
}

/** A filter whose rows an index finds. */
export interface IndexedFilter {
  readonly condition: RawBuilder<boolean>;
  /** The query for the ids, if the index is one of another table. It may find more rows than the condition. */
  readonly ids?: RawBuilder<{ id: number }>;
  /** Whether its index has the rows of one value, in the order of their ids. */
  readonly isOneValue?: true;
}

/** A store's description of a listed table. A row that is not listed has an empty search text. */
export interface ListedTable<Row> {
  readonly table: keyof Tables & string;
  /** The condition for a row to be listed; absent if all are. */
  readonly listed?: RawBuilder<boolean>;
  /** Absent if the list shows all sections. */
  readonly sections?: ShownSections;
  /** The filters of this request. */
  readonly filters: readonly RawBuilder<boolean>[];
  /**
   * More filters of this request, each with an index of its own that finds its rows in any order. If one of them has few rows, these are
   * read and sorted; otherwise the rows are read in list order, where the page is soon full.
   */
  readonly indexedFilters?: readonly IndexedFilter[];
  /** The column for each order, each with an index over the listed rows. The first is the default order. */
  readonly sortColumns: Readonly<Record<string, string>>;
  /** The order whose index counts the whole list, for wide rows: in the order of ids, the embedded database would read every row. */
  readonly countOrder?: string;
  /** True if the default direction is newest first. */
  readonly isNewestFirst?: boolean;
  /** Whether no index serves the filters and order of this window, so that a page may need the whole table. */
  readonly readsMuch?: (window: Window) => boolean;
  /** The rows of these ids, in any order. */
  readonly rowsOf: (ids: readonly number[]) => Promise<readonly Row[]>;
  readonly idOf: (row: Row) => number;
}
