/** What the owner of a draft reads once someone else has replaced its revision. It stands apart because a new quotation does not need it. */
export const replacedDraftMessages = {
  /** Follows the sentence that names the current revision. */
  isKept: 'Your draft is kept. To continue it, edit or revise that revision.',
} as const;
