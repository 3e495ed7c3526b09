/** What other areas may use of the deals. */
export {
  changeDeal,
  findDeal,
  insertDeal,
  isThere as isDealThere,
  lastCall as lastCallOfDeal,
  refreshDealsOfCustomer,
  refreshSearchText as refreshDealSearchText,
} from './deal-store.ts';
export { dealsOfCustomer } from './moved-deal-store.ts';
export { dealSearchText } from './deal-search-text.ts';
export { insertEnquiry, isOnlyEnquiry, setClosed } from './enquiry-store.ts';
export { emptyDeal, holdsMore as dealHoldsMore } from './left-deal-store.ts';
export { handOverDeals } from './hand-over.ts';
export { countHandover } from './handover-store.ts';
export type { DealChange } from './deal-store.ts';
export type { DealRow } from './deals-tables.ts';
export type { Closing } from './enquiry-store.ts';
export { dealRelatedRecords } from './deal-related-records.ts';
export {
  changeFollowUp,
  continueFollowUp,
  dueOn,
  lockDeal,
  insertQuotedDeal,
  planNext,
  saveDealSummary,
  undated,
} from './follow-up-store.ts';
