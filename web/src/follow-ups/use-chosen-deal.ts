import { useCallback, useRef, useState } from 'react';
import { useLogin } from '../platform/login.ts';
import { discardCall } from './call-draft.ts';

/**
 * The deal whose call is being entered, and a function that chooses another one or none. It discards what was entered for the deal before.
 * A reload, or a session that ends, discards nothing.
 */
export function useChosenDeal(): readonly [number | undefined, (dealId: number | undefined) => void] {
  const { userId } = useLogin();
  const [chosenId, setChosenId] = useState<number>();
  const before = useRef<number>(undefined);
  const choose = useCallback(
    (dealId: number | undefined) => {
      if (before.current !== undefined && before.current !== dealId) discardCall(userId, before.current);
      before.current = dealId;
      setChosenId(dealId);
    },
    [userId],
  );
  return [chosenId, choose];
}
