/** What other areas may use of the returns. */
export { returnsOfOrders } from './return-store.ts';
