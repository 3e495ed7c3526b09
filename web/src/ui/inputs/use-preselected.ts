import { useEffect, useEffectEvent } from 'react';

/** Chooses the proposed value as soon as there is one, in a field where nothing is chosen. */
export function usePreselected<T>(value: T | undefined, proposed: T | undefined, choose: (proposed: T) => void): void {
  const preselect = useEffectEvent(choose);
  const wanted = value === undefined ? proposed : undefined;
  useEffect(() => {
    if (wanted !== undefined) preselect(wanted);
  }, [wanted]);
}
