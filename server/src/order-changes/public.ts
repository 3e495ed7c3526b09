/** What other areas may use of the changes of orders. */
export { orderPaperRoutes } from './order-paper-routes.ts';
export { queuedChanges } from './change-facts-store.ts';
export { orderChangesOfCustomer } from './moved-order-change-store.ts';
