/** What other areas may use of the orders. */
export { changePromise } from './change-promise.ts';
export { stocksAndOpenLines } from './open-line-store.ts';
export {
  afterDispatch,
  changeLines,
  changeQuantities,
  dispatchFromLines,
  listLines as listOrderLines,
  type OrderLine,
  type SentOrderLine,
} from './order-line-store.ts';
export { moreThanPending } from './dispatch-at-most-pending.ts';
export { overdueLines } from './overdue-lines.ts';
export { isOpenLine, isOpenOrder, pendingQuantity, shownOrderStatus } from './pending-quantity.ts';
export { reservedStocks } from './reserved-stock-store.ts';
export { orderSearchText } from './order-search-text.ts';
export { categoryName } from './listed-line-store.ts';
export { closedGoodsValue, lostQuantity, netGoodsValue, pendingGoodsValue, returnedGoodsValue } from './line-values.ts';
export { noteProgress, saveAgreement, saveChange, saveDecision } from './changed-order-store.ts';
export { filtersOfOrder, listedOrders, ordersToDispatch } from './order-list-store.ts';
export { findOrder, lockOrder, ordersOfDeal } from './order-store.ts';
export { inStockOrder, promiseOfLine } from './stock-turn.ts';
export { ordersOfCustomer } from './moved-order-store.ts';
