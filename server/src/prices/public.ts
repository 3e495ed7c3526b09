/** What other areas may use of earlier prices. */
export { listPastPrices } from './price-history-store.ts';
