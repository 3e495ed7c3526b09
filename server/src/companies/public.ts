/** What other areas may use of the companies. */
export { findCompany } from './company-store.ts';
