import type { DueFollowUp } from '@vikray/contract/follow-ups/due-follow-up.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import type { ListRows } from '../ui/lists/list-rows.ts';
import type { ListSearch } from '../ui/lists/list-search.ts';
import type { Ticked } from '../ui/several/use-selection.ts';

/** What both layouts of the due list show. */
export interface DueLayout {
  readonly list: ListSearch;
  readonly rows: ListRows<DueFollowUp>;
  /** The sentence when there is no row. */
  readonly empty: string;
  /** The deal whose call is being entered. */
  readonly chosenId: number | undefined;
  /** Whether the keyboard is in its call, not in the list. */
  readonly isOpen: boolean;
  readonly onChoose: (dealId: number | undefined) => void;
  /** Opens the call of a deal. */
  readonly onOpen: (dealId: number) => void;
  /** Called when the work on a row is done: the next one opens. A row that was chosen in the meantime stays. */
  readonly onDone: (doneId: number) => void;
  /** Opens a row again whose work is not done after all. */
  readonly onReopen: (dealId: number) => void;
  readonly onLose: (quotation: Quotation) => void;
  /** The selected rows; undefined while there are no boxes to tick. */
  readonly ticked: Ticked<DueFollowUp>;
  readonly onTicked: (ticked: Ticked<DueFollowUp>) => void;
}
