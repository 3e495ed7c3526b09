import { useLayoutEffect, useRef, useState } from 'react';
import { useChosenRow } from './chosen-row.ts';

/** The next row that is not done, or the last one before: where the work continues once a row is done. */
function rowAfter(ids: readonly number[], id: number, done: ReadonlySet<number>): number | undefined {
  const index = ids.indexOf(id);
  const isLeft = (each: number) => !done.has(each);
  return ids.slice(index + 1).find(isLeft) ?? ids.slice(0, Math.max(0, index)).findLast(isLeft);
}

/**
 * The row of a list whose work is shown, and whether it is open for entries. What was entered for another row waits there until it is
 * saved: neither the next row nor a reload discards it.
 */
export function useWorkRows(ids: readonly number[]) {
  const [chosenId, show] = useChosenRow();
  const [isOpen, setOpen] = useState(chosenId !== undefined);
  /** The same as they are now, for work that ends later. */
  const current = useRef(chosenId);
  const showNow = useRef(show);
  /** The rows whose work is done or under way, although the list may still show them. */
  const done = useRef(new Set<number>());
  useLayoutEffect(() => {
    current.current = chosenId;
  }, [chosenId]);
  useLayoutEffect(() => {
    showNow.current = show;
  });

  function go(id: number | undefined, opens: boolean): void {
    current.current = id;
    setOpen(opens);
    showNow.current(id);
  }

  return {
    chosenId,
    isOpen,
    choose: (id: number | undefined) => go(id, false),
    open: (id: number) => go(id, true),
    /** Opens the next row, or none, because the work on one is done. A row that the user has chosen in the meantime stays. */
    goOn(doneId: number): void {
      done.current.add(doneId);
      const next = rowAfter(ids, doneId, done.current);
      if (current.current === doneId) go(next, next !== undefined);
    },
    /** Opens a row again, with what was entered, because its work is not done after all. */
    reopen(id: number): void {
      done.current.delete(id);
      go(id, true);
    },
  };
}
