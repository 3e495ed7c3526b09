/** What the set-up uses of the taxes. */
export { refreshTaxes } from './tax-queries.ts';
