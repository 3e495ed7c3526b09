/** What other areas may use of the orders. */
export { orderPdfRoute } from './order-pdf-route.ts';
export {
  ordersToDispatch,
  dispatchFromLine,
  findOrder,
  listedOrders,
  orderSearchText,
  listLines as listOrderLines,
  refreshOrder,
} from './order-store.ts';
