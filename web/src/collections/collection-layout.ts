import type { OutstandingRow } from '@vikray/contract/money/outstanding.ts';
import type { ListRows } from '../ui/lists/list-rows.ts';
import type { ListSearch } from '../ui/lists/list-search.ts';
import type { Column } from '../ui/lists/table-columns.ts';
import type { useWorkRows } from '../ui/lists/use-work-rows.ts';

/** What both layouts of the collections show. */
export interface CollectionLayout {
  readonly list: ListSearch;
  readonly rows: ListRows<OutstandingRow>;
  /** The sentence when there is no row. */
  readonly empty: string;
  /** The columns, while they have boxes to select rows. */
  readonly columns?: readonly Column<OutstandingRow>[] | undefined;
  /** The row whose call is being entered. */
  readonly work: ReturnType<typeof useWorkRows>;
}
