/** What other areas may use of the companies. */
export { findCompany, findFirstIssuer } from './company-store.ts';
