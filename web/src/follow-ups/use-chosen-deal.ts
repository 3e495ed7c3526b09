import { useLayoutEffect, useRef } from 'react';
import { useLogin } from '../platform/login.ts';
import { useChosenRow } from '../ui/lists/chosen-row.ts';
import { discardCall } from './call-draft.ts';

/**
 * The deal whose call is being entered. Choosing another one, or none, discards what was entered for the deal before. A reload, or a
 * session that ends, discards nothing.
 */
export function useChosenDeal() {
  const { userId } = useLogin();
  const [chosenId, show] = useChosenRow();
  /** The same as it is now, for work that ends later. */
  const current = useRef(chosenId);
  useLayoutEffect(() => {
    current.current = chosenId;
  }, [chosenId]);

  function choose(dealId: number | undefined): void {
    if (current.current !== undefined && current.current !== dealId) discardCall(userId, current.current);
    current.current = dealId;
    show(dealId);
  }

  return {
    chosenId,
    choose,
    /** Goes on with another deal, or none, when the work on one is done. A deal that the user has chosen in the meantime stays. */
    goOn(doneId: number, nextId: number | undefined): void {
      if (current.current === doneId) choose(nextId);
    },
  };
}
