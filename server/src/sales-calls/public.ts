/** What other areas may use of the sales calls. */
export {
  findDealOfCall,
  findSalesCall,
  insertSalesCalls,
  linkCall,
  listKnownSalesIds,
  takeBackSalesCalls,
  type NewSalesCall,
} from './sales-call-store.ts';
export { callsAboutMoney } from './call-about-money-store.ts';
export { findEnteredCall, insertEnteredCall } from './entered-call-store.ts';
export { callsOfCustomer } from './moved-call-store.ts';
