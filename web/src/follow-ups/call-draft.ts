/** The name under which a tab keeps the call about a deal while it is entered. */
export function callDraft(dealId: number): string {
  return `call-${dealId}`;
}
