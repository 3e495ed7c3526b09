import { draftKey, submitKey } from '../ui/forms/use-draft.ts';

/** The name under which a tab keeps the call about a deal while it is entered. */
export function callDraft(dealId: number): string {
  return `call-${dealId}`;
}

/** Whether this user has entered something of the call about a deal. */
export function isCallEntered(userId: number, dealId: number): boolean {
  return sessionStorage.getItem(draftKey(userId, callDraft(dealId))) !== null;
}

/** Discards what this user has entered of the call about a deal. */
export function discardCall(userId: number, dealId: number): void {
  const key = draftKey(userId, callDraft(dealId));
  for (const entry of [key, submitKey(key)]) sessionStorage.removeItem(entry);
}
