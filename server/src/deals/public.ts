/** What other areas may use of the deals. */
export { changeDeal, dealSearchText, findDeal, insertDeal } from './deal-store.ts';
export { closeEnquiry, insertEnquiry, isOnlyEnquiry, reopenEnquiry } from './enquiry-store.ts';
export type { DealRow } from './deal-store.ts';
