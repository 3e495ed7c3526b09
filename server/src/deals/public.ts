/** What other areas may use of the deals. */
export { changeDeal, dealSearchText, findDeal, insertDeal } from './deal-store.ts';
export { insertEnquiry, isOnlyEnquiry, setClosed } from './enquiry-store.ts';
export type { DealRow } from './deal-store.ts';
export type { Closing } from './enquiry-store.ts';
