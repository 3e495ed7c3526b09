import type { OrderStatus } from '../orders/order-status.ts';
import { stateBy } from '../platform/state-rules.ts';
import type { Transitions } from '../platform/transitions.ts';

/** The stored statuses of a quotation. */
export const quotationStatuses = ['Open', 'Approved', 'Void'] as const;
export type QuotationStatus = (typeof quotationStatuses)[number];

/** An approved quotation can become void until it has an order; a void one stays void. Repeating a status changes nothing. */
export const quotationTransitions: Transitions<QuotationStatus> = {
  Open: ['Approved', 'Void'],
  Approved: ['Approved', 'Void'],
  Void: ['Void'],
};

/** The stored facts that decide what a quotation is shown as. */
export interface StatusFacts {
  readonly status: QuotationStatus;
  readonly isSuperseded: boolean;
  readonly isLost: boolean;
  /** The status of its order; blank without one. */
  readonly orderProgress: '' | OrderStatus;
  /** Whether its last day of validity is over. A quotation without one never expires. */
  readonly isPastValidity: boolean;
}

/**
 * What a quotation is shown as: the first word whose facts all hold. Screens, files and guards read it through `shownStatus`; the server
 * makes its conditions for filters from it.
 */
export const shownStatusRules = [
  ['Void', { status: 'Void' }],
  ['Superseded', { isSuperseded: true }],
  ['Lost', { isLost: true }],
  ['Expired', { orderProgress: '', isPastValidity: true }],
  ['Dispatched', { status: 'Approved', orderProgress: 'Dispatched' }],
  ['Partly Dispatched', { status: 'Approved', orderProgress: 'Partially Dispatched' }],
  ['Ordered', { status: 'Approved', orderProgress: 'Placed' }],
  ['Approved', { status: 'Approved', orderProgress: '' }],
  ['Pending', { status: 'Open' }],
] as const satisfies readonly (readonly [string, Partial<StatusFacts>])[];

export type ShownStatus = (typeof shownStatusRules)[number][0];

/** The words for the state of a quotation, in the order in which they are decided. */
export const shownStatuses = shownStatusRules.map(([word]) => word) as [ShownStatus, ...ShownStatus[]];

/** Why a quotation waits for its preparer. */
export const waitingKinds = ['Returned', 'Answered'] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** The words of a quotation with an order. */
export const orderedStatuses: readonly ShownStatus[] = ['Ordered', 'Partly Dispatched', 'Dispatched'];

/** Whether a quotation that is shown as this is approved and valid, with or without an order. Only such a quotation is shared by a link. */
export function isInForce(shown: ShownStatus): boolean {
  return shown === 'Approved' || orderedStatuses.includes(shown);
}

/** The word for the state of a quotation. It is computed from the facts whenever it is read, and never stored. */
export function shownStatus(facts: StatusFacts): ShownStatus {
  return stateBy(shownStatusRules, facts) ?? 'Pending';
}

/** Whether a validity is over; a blank one never is. The last day counts whole. Both are dates in India. */
export function isPastValidity(validUntil: string, today: string): boolean {
  return validUntil !== '' && validUntil < today;
}

/** Whether the quotation may be printed and sent. */
export function mayBeExported(status: QuotationStatus): boolean {
  return status !== 'Open';
}

/** Why no follow-up may be mailed; undefined for an approved quotation. The letter asks about a quotation that is valid. */
export function mailObstacle(status: QuotationStatus): 'QuotationPending' | 'QuotationVoid' | undefined {
  if (status === 'Approved') return undefined;
  return status === 'Open' ? 'QuotationPending' : 'QuotationVoid';
}
