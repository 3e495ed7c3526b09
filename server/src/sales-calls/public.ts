/** What other areas may use of the sales calls. */
export {
  findDealOfCall,
  insertSalesCalls,
  linkCall,
  listKnownSalesIds,
  takeBackSalesCalls,
  type NewSalesCall,
} from './sales-call-store.ts';
