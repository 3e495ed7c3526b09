/** What other areas may use of the orders. */
export { stocksAndOpenLines } from './open-line-store.ts';
export { orderProformaRoute } from './order-proforma-route.ts';
export { orderPdfRoute } from './order-pdf-route.ts';
export {
  afterDispatch,
  ordersToDispatch,
  dispatchFromLine,
  findOrder,
  listedOrders,
  orderSearchText,
  ordersOfDeal,
  listLines as listOrderLines,
  lockOrder,
  saveDecision,
  saveStatus,
  type OrderLine,
  type SentOrderLine,
} from './order-store.ts';
