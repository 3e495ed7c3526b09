/** The parts of the order screens that other areas may use. */
export { orderColumns, orderSorts } from './order-columns.tsx';
export { PromisedDate } from './PromisedDate.tsx';
export { OrderLink } from './OrderLink.tsx';
export { refreshOrders, useOrder, useOrderLines, useOrdersToDispatch } from './order-queries.ts';
