/** What other areas may use of the orders. */
export { countOrdersToDispatch, dispatchFromLine, findOrder, listLines as listOrderLines, refreshOrder } from './order-store.ts';
