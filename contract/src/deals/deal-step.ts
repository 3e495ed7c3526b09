import { isOpenOrder } from '../orders/order-status.ts';
import type { Order } from '../orders/order.ts';
import type { Quotation } from '../quotations/quotation.ts';
import type { Deal } from './deal.ts';

/** A next step for a deal, with the record to act on. */
export type DealStep =
  | { readonly kind: 'Dispatch'; readonly order: Order }
  | { readonly kind: 'Approve' | 'Extend Validity' | 'Send' | 'Generate Order'; readonly quotation: Quotation }
  | { readonly kind: 'Quote' };

/**
 * The sensible next steps of a deal, the most sensible first: what can be dispatched, then what the newest quotation waits for. A page
 * offers the first one that its user may take.
 */
export function dealSteps({
  dealState,
  quotations,
  orders,
  lines,
}: Pick<Deal, 'dealState' | 'quotations' | 'orders' | 'lines'>): DealStep[] {
  const canShip = lines.some((line) => line.canShip > 0);
  const open = orders.filter(isOpenOrder).toReversed();
  const unordered = quotations.filter(({ supersededById, orderStatus }) => supersededById === null && orderStatus === '');
  return [
    ...(canShip ? open.map((order): DealStep => ({ kind: 'Dispatch', order })) : []),
    ...unordered.flatMap(stepsOf),
    ...(dealState === 'Enquiry' ? [{ kind: 'Quote' } as const] : []),
  ];
}

function stepsOf(quotation: Quotation): DealStep[] {
  switch (quotation.shownStatus) {
    case 'Pending':
      return [{ kind: 'Approve', quotation }];
    case 'Expired':
      return [{ kind: 'Extend Validity', quotation }];
    case 'Approved': {
      // The note of the answer offers what to do about it.
      if (quotation.customerAnswer !== '') return [];
      const order: DealStep = { kind: 'Generate Order', quotation };
      return quotation.followedUpAt === undefined ? [{ kind: 'Send', quotation }, order] : [order];
    }
    case 'Lost':
    case 'Superseded':
    case 'Ordered':
    case 'Partly Dispatched':
    case 'Dispatched':
    case 'Void':
      return [];
  }
}
