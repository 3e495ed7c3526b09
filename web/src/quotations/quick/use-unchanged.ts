import { useCallback, useState } from 'react';
import { useLatest } from '../../platform/use-latest.ts';
import { isSame } from '../../ui/forms/merge-edits.ts';

/** The value, as the same object for as long as it says the same. */
export function useUnchanged<T>(value: T): T {
  const [before, setBefore] = useState(value);
  if (before === value || isSame(before, value)) return before;
  setBefore(value);
  return value;
}

/** A function that stays the same and calls the latest one. */
export function useStable<A extends readonly unknown[]>(act: (...args: A) => void): (...args: A) => void {
  const latest = useLatest(act);
  return useCallback((...args: A) => latest.current(...args), [latest]);
}
