import type { Obstacle } from './quotation-obstacles.ts';

/** How to continue a draft whose quotation can no longer be changed. A file of its own, because a new quotation does not need it. */
export const preservedDraftMessages = {
  /** Follows the sentence that names the current revision. */
  QuotationReplaced: 'Your draft is kept. To continue it, edit or revise that revision.',
  QuotationClosed: 'Your draft is kept. If the quotation is approved, revise it to continue the draft.',
} as const satisfies Partial<Record<Obstacle, string>>;

/** The sentence about the draft of a change that was refused with this code; undefined for other codes. */
export function preservedDraftSentence(code: string | undefined): string | undefined {
  return Object.entries(preservedDraftMessages).find(([obstacle]) => obstacle === code)?.[1];
}
