/** What other areas may use of the deals. */
export { changeDeal, dealSearchText, findDeal, insertDeal } from './deal-store.ts';
export type { DealRow } from './deal-store.ts';
