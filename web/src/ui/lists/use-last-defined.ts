import { useState } from 'react';

/** The value, or while there is none the one before it: what a dialog goes on to show while it closes. */
export function useLastDefined<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
