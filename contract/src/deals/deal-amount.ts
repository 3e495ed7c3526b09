import type { ShownStatus } from '../quotations/quotation-status.ts';
import { quotedStatuses } from './deal-state.ts';

/** What the amount of a deal is made of: its orders and its current quotations. Amounts in paise. */
export interface DealAmounts {
  readonly orders: readonly { readonly totalAmount: number }[];
  readonly quotations: readonly { readonly totalAmount: number; readonly shownStatus: ShownStatus }[];
}

/** The amount of a deal in paise: of its orders, else of the quotations that may still be ordered, else of those that were lost or void. */
export function dealAmount({ orders, quotations }: DealAmounts): number {
  const quoted = quotations.filter(({ shownStatus }) => quotedStatuses.includes(shownStatus));
  const counted = [orders, quoted, quotations].find((records) => records.length > 0) ?? [];
  return counted.reduce((sum, { totalAmount }) => sum + totalAmount, 0);
}
