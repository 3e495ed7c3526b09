import { useState } from 'react';

/** The value or, while there is none, the previous one, so that a dialog keeps its content while it closes. */
export function useLastDefined<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
