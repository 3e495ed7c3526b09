import type { DueFollowUp } from '@vikray/contract/follow-ups/due-follow-up.ts';
import type { ListRows } from '../ui/lists/list-rows.ts';
import type { ListSearch } from '../ui/lists/list-search.ts';

/** What both layouts of the due list show. */
export interface DueLayout {
  readonly list: ListSearch;
  readonly rows: ListRows<DueFollowUp>;
  /** The sentence when there is no row. */
  readonly empty: string;
  /** The deal whose call is being entered. */
  readonly chosenId: number | undefined;
  readonly onChoose: (dealId: number | undefined) => void;
  /** Called when the work on a row is done, with the one to go on with. A row that was chosen in the meantime stays. */
  readonly onDone: (doneId: number, nextId: number | undefined) => void;
}

/** The row after a row, or the one before the last one: where the work continues once a row is done. */
export function rowAfter(rows: readonly DueFollowUp[], dealId: number): DueFollowUp | undefined {
  const index = rows.findIndex((row) => row.dealId === dealId);
  return rows[index + 1] ?? rows[index - 1];
}
