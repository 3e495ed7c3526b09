import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The value of the latest render, for what is called later. A key may be pressed as soon as that render is painted. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
