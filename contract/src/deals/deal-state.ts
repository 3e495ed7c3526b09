import { cameToNothing, isOpenOrder, type OrderStatus, type ShownOrderStatus } from '../orders/order-status.ts';
import { stateBy } from '../platform/state-rules.ts';
import { orderedStatuses, type ShownStatus } from '../quotations/quotation-status.ts';

/** The stored facts that decide the state of a deal. */
export interface DealFacts {
  readonly hasOrder: boolean;
  /** Whether an order still has something to dispatch. */
  readonly hasPending: boolean;
  /** Whether all its orders came to nothing, and no quotation may be ordered instead. */
  readonly isDropped: boolean;
  /** Whether the customer has accepted a current revision by a link. */
  readonly isAccepted: boolean;
  /** Whether a current revision waits for approval or for the order. */
  readonly isQuoted: boolean;
  readonly isLost: boolean;
  readonly isVoid: boolean;
  /** Whether the enquiry was closed. */
  readonly isClosed: boolean;
}

/** The state of a deal: the first word whose facts all hold. The server makes its conditions for filters from the same rules. */
export const dealStateRules = [
  ['Closed', { isDropped: true }],
  ['Dispatched', { hasOrder: true, hasPending: false }],
  ['Ordered', { hasOrder: true }],
  ['Accepted', { isAccepted: true }],
  ['Quoted', { isQuoted: true }],
  ['Lost', { isLost: true }],
  ['Void', { isVoid: true }],
  ['Closed', { isClosed: true }],
  ['Enquiry', {}],
] as const satisfies readonly (readonly [string, Partial<DealFacts>])[];

export type DealState = (typeof dealStateRules)[number][0];

/** The words for the state of a deal, in the order in which they are last decided. */
export const dealStates = [...new Set(dealStateRules.map(([word]) => word).toReversed())].toReversed() as [DealState, ...DealState[]];

/** The state of a deal. It is computed from the facts whenever it is read, and never stored. */
export function dealState(facts: DealFacts): DealState {
  return stateBy(dealStateRules, facts) ?? 'Enquiry';
}

/** What decides the state of a deal: its current quotations, its orders, and the day on which its enquiry was closed; blank for none. */
export interface DealRecords {
  readonly quotations: readonly { readonly shownStatus: ShownStatus; readonly acceptedOn: string }[];
  readonly orders: readonly { readonly status: OrderStatus; readonly shownStatus: ShownOrderStatus }[];
  readonly closedOn: string;
}

/** The facts of a deal. */
export function dealFacts({ quotations, orders, closedOn }: DealRecords): DealFacts {
  const isShown = (...words: readonly ShownStatus[]) => quotations.some(({ shownStatus }) => words.includes(shownStatus));
  return {
    hasOrder: orders.length > 0,
    hasPending: orders.some(isOpenOrder),
    isDropped: orders.length > 0 && orders.every(cameToNothing) && !isShown('Pending', 'Approved', 'Expired'),
    isAccepted: quotations.some(({ shownStatus, acceptedOn }) => acceptedOn !== '' && quotedStatuses.includes(shownStatus)),
    isQuoted: isShown(...quotedStatuses),
    isLost: isShown('Lost'),
    isVoid: isShown('Void'),
    isClosed: closedOn !== '',
  };
}

/** A current quotation that is shown as one of these counts as quoted: its customer may still order it, or has done so. */
export const quotedStatuses: readonly ShownStatus[] = ['Pending', 'Approved', 'Expired', ...orderedStatuses];

/** A deal in one of these states is decided. It is followed up no longer, and has no next date. */
const decidedStates: readonly DealState[] = ['Dispatched', 'Ordered', 'Lost', 'Void', 'Closed'];

/** Whether the office still follows a deal in this state up. */
export function isFollowed(state: DealState): boolean {
  return !decidedStates.includes(state);
}
