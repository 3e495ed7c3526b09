/** What other areas may use of the deals. */
export { changeDealCustomer, changeDealNumber, findDeal, insertDeal } from './deal-store.ts';
