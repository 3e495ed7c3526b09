/** What the set-up uses of the companies. */
export { companyFailure, emptyCompany, newCompanyOf, type CompanyForm } from './company-form.ts';
export { companyFields } from './CompanySheet.tsx';
export { CompanySections } from './CompanySections.tsx';
export { refreshCompanies } from './company-queries.ts';
export { notSavedSentence, reportSaved, storedLogo } from './save-company.ts';
