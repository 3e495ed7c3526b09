import type { Transitions } from '../platform/transitions.ts';

export const quotationStatuses = ['Open', 'Approved', 'Void'] as const;
export type QuotationStatus = (typeof quotationStatuses)[number];

/** An approved quotation can become void until it has an order; a void one stays void. Repeating a status changes nothing. */
export const quotationTransitions: Transitions<QuotationStatus> = {
  Open: ['Approved', 'Void'],
  Approved: ['Approved', 'Void'],
  Void: ['Void'],
};

/** The word for a status in lists. */
export function shownStatus(status: QuotationStatus): 'Pending' | 'Approved' | 'Void' {
  return status === 'Open' ? 'Pending' : status;
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
