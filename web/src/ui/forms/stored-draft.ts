import { draftKey, submitKey } from './use-draft.ts';

/** Whether this tab has a draft of this name for the user. */
export function hasDraft(userId: number, name: string): boolean {
  return sessionStorage.getItem(draftKey(userId, name)) !== null;
}

/** Discards a draft of the user. */
export function discardDraft(userId: number, name: string): void {
  const key = draftKey(userId, name);
  for (const entry of [key, submitKey(key)]) sessionStorage.removeItem(entry);
}
