/** What other areas may use of the deals. */
export { findDeal, insertDeal } from './deal-store.ts';
