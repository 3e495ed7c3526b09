/** What other areas may use of the pages of deals. */
export { openDealsOf } from './open-deal-store.ts';
