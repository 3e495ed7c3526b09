import type { OrderFilters } from '@vikray/contract/orders/order-filters.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { daysOf } from '@vikray/contract/platform/relative-days.ts';
import type { OrderFilter } from './order-list-store.ts';

/** The filters of a request, with dates for relative words. */
export function chosenOrders(input: OrderFilters & Pick<OrderFilter, 'orderId' | 'quotationId'>, now: string): OrderFilter {
  const today = dateAt(now);
  return { ...input, ...daysOf(input, today), overdueBefore: input.overdue && today };
}
