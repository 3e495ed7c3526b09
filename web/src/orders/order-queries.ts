/** All that the order screens read from the server. */
import type { Order } from '@vikray/contract/orders/order.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf, refresh } from '../platform/queries.ts';
import { refreshQuotations } from '../quotations/public.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';

/** The orders of the list screen. */
export function useOrderList(page: ListPage): ListRows<Order> {
  return useListRows('GetOrder', page, (order) => order.orderId);
}

/** The orders of which something is still to go out. */
export function useOrdersToDispatch(page: ListPage): ListRows<Order> {
  return useListRows('GetOrderToDispatch', page, (order) => order.orderId);
}

/** The approved quotations that have no order yet. */
export function useApprovedQuotations(page: ListPage): ListRows<Quotation> {
  return useListRows('GetApprovedQuotation', page, (quotation) => quotation.quotationId);
}

/** Read afresh whenever a page is opened: somebody else may have been here meanwhile. */
const afresh = { placeholderData: undefined, gcTime: 0 } as const;

/** One order, null when there is none of that id. */
export function useOrder(orderId: number | undefined) {
  return useQuery({
    ...queryOf('GetOrder', orderId === undefined ? {} : { orderId }),
    enabled: orderId !== undefined,
    select: ({ rows }): Order | null => rows[0] ?? null,
    ...afresh,
  });
}

/** The lines of an order, each with the stock of its product as it is now. */
export function useOrderLines(orderId: number | undefined) {
  return useQuery({ ...queryOf('GetOrderProduct', { orderId: orderId ?? 0 }), enabled: orderId !== undefined, ...afresh });
}

/** Has everything that shows orders, or quotations that wait to become one, read afresh. */
export async function refreshOrders(): Promise<void> {
  await Promise.all([refreshQuotations(), refresh('GetOrder', 'GetOrderToDispatch', 'GetOrderProduct')]);
}
