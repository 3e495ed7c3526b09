/** What other areas may use of the taxes. */
export { listPercents } from './tax-store.ts';
