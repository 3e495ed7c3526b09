import { createContext, use } from 'react';

/** Makes the fields and buttons inside read-only. */
export const Locked = createContext(false);

/** Whether the form is read-only, so that its fields show their values as text. */
export function useIsLocked(): boolean {
  return use(Locked);
}
