/** What other areas may use of the orders' screens. */
export { orderColumns, orderSorts } from './order-columns.tsx';
export { OrderLink } from './OrderLink.tsx';
export { refreshOrders, useOrder, useOrderLines, useOrdersToDispatch } from './order-queries.ts';
