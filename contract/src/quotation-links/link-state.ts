import { stateBy } from '../platform/state-rules.ts';
import type { ShownStatus } from '../quotations/quotation-status.ts';

/** The stored facts that decide the state of a link. */
export interface LinkFacts {
  readonly isWithdrawn: boolean;
  /** Whether a later revision has replaced the quotation. */
  readonly isReplaced: boolean;
  /** Whether the quotation is void or lost, or its validity is over. */
  readonly isQuotationOver: boolean;
  /** Whether the last day of the link itself is over. */
  readonly isPastEnd: boolean;
}

/** Why a link does not open its quotation: the first word whose facts all hold. */
export const linkAccessRules = [
  ['Withdrawn', { isWithdrawn: true }],
  ['Replaced', { isReplaced: true }],
  ['Quotation over', { isQuotationOver: true }],
  ['Past its end', { isPastEnd: true }],
] as const satisfies readonly (readonly [string, Partial<LinkFacts>])[];

/** Whether a link opens its quotation, or why it does not. */
export type LinkAccess = (typeof linkAccessRules)[number][0] | 'Open';

/** Whether a link opens its quotation now. It is computed whenever it is read, and never stored. */
export function linkAccess(facts: LinkFacts): LinkAccess {
  return stateBy(linkAccessRules, facts) ?? 'Open';
}

/** The words for the state of a link. */
export const linkStates = ['Live', 'Expired', 'Withdrawn', 'Replaced', 'Answered'] as const;
export type LinkState = (typeof linkStates)[number];

/** The word for a link in its list. Answered: it opens its quotation, and the customer accepted or declined by it. */
export function linkState(access: LinkAccess, hasFinalAnswer: boolean): LinkState {
  if (access === 'Open') return hasFinalAnswer ? 'Answered' : 'Live';
  return access === 'Withdrawn' || access === 'Replaced' ? access : 'Expired';
}

const overStatuses: readonly ShownStatus[] = ['Void', 'Lost', 'Expired', 'Pending'];

/** The facts of a link on a date in India. */
export function linkFacts(
  { shownStatus, isWithdrawn, expiresOn }: { readonly shownStatus: ShownStatus; readonly isWithdrawn: boolean; readonly expiresOn: string },
  today: string,
): LinkFacts {
  return {
    isWithdrawn,
    isReplaced: shownStatus === 'Superseded',
    isQuotationOver: overStatuses.includes(shownStatus),
    isPastEnd: expiresOn < today,
  };
}
