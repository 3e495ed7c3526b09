/** What other areas may use of the companies. */
export { findCompany, findFirstActiveCompany } from './company-store.ts';
