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

/** Whether a link opens its quotation, and if not, why: the first word whose facts all hold. */
export const linkDoors = [
  ['Withdrawn', { isWithdrawn: true }],
  ['Replaced', { isReplaced: true }],
  ['Quotation over', { isQuotationOver: true }],
  ['Past its end', { isPastEnd: true }],
] as const satisfies readonly (readonly [string, Partial<LinkFacts>])[];

/** What a link opens: its quotation, or nothing for one of these reasons. */
export type LinkDoor = (typeof linkDoors)[number][0] | 'Open';

/** What a link opens now. It is computed whenever it is read, and never stored. */
export function linkDoor(facts: LinkFacts): LinkDoor {
  return stateBy(linkDoors, facts) ?? 'Open';
}

/** The words for the state of a link. */
export const linkStates = ['Live', 'Expired', 'Withdrawn', 'Replaced', 'Answered'] as const;
export type LinkState = (typeof linkStates)[number];

/** The word for a link in its list. Answered: it opens its quotation, and the customer accepted or declined by it. */
export function linkState(door: LinkDoor, hasFinalAnswer: boolean): LinkState {
  if (door === 'Open') return hasFinalAnswer ? 'Answered' : 'Live';
  return door === 'Withdrawn' || door === 'Replaced' ? door : 'Expired';
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
