/** What other areas may use of GST. */
export { taxFacts } from './tax-facts.ts';
