import type { Obstacle } from './quotation-obstacles.ts';

/**
 * What the owner of a draft reads when its quotation no longer takes it: how to continue. It stands apart because a new quotation does not
 * need it.
 */
export const keptDraftMessages = {
  /** Follows the sentence that names the current revision. */
  QuotationReplaced: 'Your draft is kept. To continue it, edit or revise that revision.',
  QuotationClosed: 'Your draft is kept. If the quotation is approved, revise it to continue the draft.',
} as const satisfies Partial<Record<Obstacle, string>>;

/** The sentence about the draft of a change that was refused with this code; undefined if the draft is continued where it was. */
export function keptDraftSentence(code: string | undefined): string | undefined {
  return Object.entries(keptDraftMessages).find(([obstacle]) => obstacle === code)?.[1];
}
