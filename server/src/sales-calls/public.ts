/** What other areas may use of the sales calls. */
export { insertSalesCalls, listKnownSalesIds, takeBackSalesCalls, type NewSalesCall } from './sales-call-store.ts';
