/** Everything that the order screens read from the server. */
import type { OrderFilters } from '@vikray/contract/orders/order-filters.ts';
import type { ListedOrderLine, OrderLineFilters } from '@vikray/contract/orders/order-line.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import type { QuotationFilters } from '@vikray/contract/quotations/quotation-filters.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { useQuery } from '@tanstack/react-query';
import { alwaysReload, queryOf, refresh } from '../platform/queries.ts';
import { refreshQuotations } from '../quotations/public.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';

/** The orders of the list screen. */
export function useOrderList(page: ListPage, filters: OrderFilters): ListRows<Order> {
  return useListRows('GetOrder', page, (order) => order.orderId, filters);
}

/** The lines of all orders. */
export function useAllOrderLines(page: ListPage, filters: OrderLineFilters): ListRows<ListedOrderLine> {
  return useListRows('GetOrderLine', page, (line) => line.id, filters);
}

/** The orders that still have a pending quantity. */
export function useOrdersToDispatch(page: ListPage, filters: OrderFilters): ListRows<Order> {
  return useListRows('GetOrderToDispatch', page, (order) => order.orderId, filters);
}

/** The approved quotations that have no order yet. */
export function useApprovedQuotations(page: ListPage, filters: QuotationFilters): ListRows<Quotation> {
  return useListRows('GetApprovedQuotation', page, (quotation) => quotation.quotationId, filters);
}

/** One order, null when there is none with that id. */
export function useOrder(orderId: number | undefined) {
  return useQuery({
    ...queryOf('GetOrder', orderId === undefined ? {} : { orderId }),
    enabled: orderId !== undefined,
    select: ({ rows }): Order | null => rows[0] ?? null,
    ...alwaysReload,
  });
}

/** The lines of an order, each with the current stock of its product. */
export function useOrderLines(orderId: number | undefined) {
  return useQuery({ ...queryOf('GetOrderProduct', { orderId: orderId ?? 0 }), enabled: orderId !== undefined, ...alwaysReload });
}

/** Makes everything that shows orders, or quotations without an order, reload. */
export async function refreshOrders(): Promise<void> {
  await Promise.all([refreshQuotations(), refresh('GetOrder', 'GetOrderToDispatch', 'GetOrderProduct', 'GetOrderLine')]);
}
