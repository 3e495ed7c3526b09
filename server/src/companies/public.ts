/** What other areas may use of the companies. */
export type { CompanyGstColumns } from './companies-tables.ts';
export { findCompany, findFirstIssuer, findOpenCompany, type OpenCompany } from './company-store.ts';
