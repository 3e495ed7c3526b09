import type { DueFollowUp } from '@vikray/contract/follow-ups/due-follow-up.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { useChosenRow } from '../ui/lists/chosen-row.ts';
import { rowAfter } from './due-layout.ts';

/**
 * The deal whose call is shown, and whether it is open for entries. What was entered for another deal waits there until it is saved:
 * neither the next row nor a reload discards it.
 */
export function useChosenDeal(rows: readonly DueFollowUp[]) {
  const [chosenId, show] = useChosenRow();
  const [isOpen, setOpen] = useState(chosenId !== undefined);
  /** The same as they are now, for work that ends later. */
  const current = useRef(chosenId);
  const showNow = useRef(show);
  /** The deals whose work is done or under way, although the list may still show them. */
  const done = useRef(new Set<number>());
  useLayoutEffect(() => {
    current.current = chosenId;
  }, [chosenId]);
  useLayoutEffect(() => {
    showNow.current = show;
  });

  function go(dealId: number | undefined, opens: boolean): void {
    current.current = dealId;
    setOpen(opens);
    showNow.current(dealId);
  }

  return {
    chosenId,
    isOpen,
    choose: (dealId: number | undefined) => go(dealId, false),
    open: (dealId: number) => go(dealId, true),
    /** Opens the next deal, or none, because the work on one is done. A deal that the user has chosen in the meantime stays. */
    goOn(doneId: number): void {
      done.current.add(doneId);
      const next = rowAfter(rows, doneId, done.current)?.dealId;
      if (current.current === doneId) go(next, next !== undefined);
    },
    /** Opens a deal again, with what was entered, because its work is not done after all. */
    reopen(dealId: number): void {
      done.current.delete(dealId);
      go(dealId, true);
    },
  };
}
