import type { CsvFile } from '../platform/list-file.ts';
import { bothRoles, type Company } from './company.ts';

/** The company list as a file. */
export const companyCsv: CsvFile<Company> = {
  fileName: 'company_list.csv',
  columns: [
    { heading: 'Company Name', text: (each) => each.companyName },
    { heading: 'State', text: (each) => each.state },
    { heading: 'GST Number', text: (each) => each.gst },
    { heading: 'MSME Number', text: (each) => each.msme },
    { heading: 'Phone', text: (each) => each.mobileNumber },
    { heading: 'Email', text: (each) => each.email },
  ],
};

/**
 * The companies with every column that the import of suppliers needs. PAN and account number are left out: they are stored encrypted, and
 * the form alone takes them.
 */
export const supplierImportCsv: CsvFile<Company> = {
  fileName: 'supplier_import.csv',
  columns: [
    { heading: 'Company Name', text: (each) => each.companyName },
    { heading: 'Short Name', text: (each) => each.shortName },
    { heading: 'Industry', text: (each) => each.industry },
    { heading: 'Address', text: (each) => each.address },
    { heading: 'Landmark', text: (each) => each.landmark },
    { heading: 'Country', text: (each) => each.country },
    { heading: 'State', text: (each) => each.state },
    { heading: 'City', text: (each) => each.city },
    { heading: 'Pincode', text: (each) => each.pincode },
    { heading: 'Mobile', text: (each) => each.mobileNumber },
    { heading: 'Email', text: (each) => each.email },
    { heading: 'Website', text: (each) => each.website },
    { heading: 'GSTIN', text: (each) => each.gst },
    { heading: 'Bank Name', text: (each) => each.bankName },
    { heading: 'Branch', text: (each) => each.branch },
    { heading: 'IFSC', text: (each) => each.ifsc },
    { heading: 'SWIFT', text: (each) => each.swiftCode },
    { heading: 'TAN', text: (each) => each.tan },
    { heading: 'MSME Number', text: (each) => each.msme },
    { heading: 'Facebook', text: (each) => each.facebook },
    { heading: 'Instagram', text: (each) => each.instagram },
    { heading: 'LinkedIn', text: (each) => each.linkedin },
    { heading: 'YouTube', text: (each) => each.youtube },
    { heading: 'Status', text: (each) => each.status },
    { heading: 'Type', text: (each) => each.type || bothRoles },
    { heading: 'Image', text: (each) => each.image },
  ],
};
