/** What other areas may use of the companies. */
export { detailColumns } from './company-details.ts';
export { findCompany, findFirstIssuer, findIssuerMailbox, findIssuerNamed, findOpenCompany, type OpenCompany } from './company-store.ts';
export {
  findSupplierNamed,
  insertSuppliers,
  isGstinTaken,
  takeBackSuppliers,
  takenCompanyNames,
  type NewSupplier,
  companyPictureHashes,
} from './imported-supplier-store.ts';
