/** The columns of each kind of import file, and the sample file that shows them. */
import { companyStatuses } from '../companies/company.ts';
import { dataSources } from '../customers/customer.ts';
import { goodsOrService, gstCategories } from '../gst/gst-category.ts';
import { csvLines, csvMark, guardedCell } from '../platform/csv.ts';
import { yesOrNo } from '../platform/fields.ts';
import { deliveries, paymentTerms, solutions, warranties } from '../products/product.ts';
import type { ImportKind } from './import.ts';

/** The formats of cells. A `choice` is the name of an entry of a list of the panel. */
export type ColumnFormat =
  | 'date'
  | 'decimal'
  | 'owed'
  | 'percent'
  | 'unit'
  | 'phone'
  | 'mobile'
  | 'email'
  | 'website'
  | 'pincode'
  | 'choice'
  | 'contacts';

/** A column of an import file. */
export interface ImportColumn {
  /** The heading in the panel's own CSV files. */
  readonly heading: string;
  /** The name in requests and answers, which is accepted as a heading too. */
  readonly wire: string;
  readonly sample: string;
  /** The format of its text; plain text if absent. */
  readonly is?: ColumnFormat;
  /** The words that it accepts, in upper or lower case. Several of them are separated by commas. */
  readonly choices?: readonly string[];
  /** The words of other programs for the choices. */
  readonly alsoCalled?: Readonly<Record<string, string>>;
  /** The value that a blank cell and a missing column stand for. */
  readonly blank?: string;
  /** A file needs this column, or one that makes its field. */
  readonly required?: true;
  /** The fields that the column makes if they have no column of their own. */
  readonly makes?: readonly string[];
  /** The column belongs to a line of the record: in CSV each line is a row, in JSON an entry of `lines`. */
  readonly ofLine?: true;
}

const statuses = ['Pending', 'Approved'];

/** What other programs say of a record that may be used. It still waits for approval here. */
const statusWords = { Active: 'Pending', Enabled: 'Pending' };

/** What other programs say of a supplier from whom nothing is bought any more, and of the others. */
const companyStatusWords = { Enabled: 'Active', Disabled: 'Inactive', Archived: 'Inactive' };

/** The dealers of Tally, Busy, Zoho Books and ERPNext. Only the office knows how a customer in an SEZ is supplied. */
const categoryWords = {
  Regular: 'Registered',
  Composition: 'Registered',
  'Registered Regular': 'Registered',
  'Registered Composition': 'Registered',
  'Tax Deductor': 'Registered',
  business_gst: 'Registered',
  business_registered_regular: 'Registered',
  business_registered_composition: 'Registered',
  'Unregistered/Consumer': 'Unregistered',
  'Un-Registered': 'Unregistered',
  Consumer: 'Unregistered',
  business_none: 'Unregistered',
  business_unregistered: 'Unregistered',
};

const natureWords = {
  Good: 'Goods',
  Stockable: 'Goods',
  'Storable Product': 'Goods',
  Consumable: 'Goods',
  Inventory: 'Goods',
  Services: 'Service',
};

const customers: readonly ImportColumn[] = [
  { heading: 'Company Name', wire: 'companyname', sample: 'Sahyadri Hospital', required: true },
  { heading: 'Company Type', wire: 'companytype', is: 'choice', sample: 'Private Limited', required: true },
  { heading: 'Industry', wire: 'industry', is: 'choice', sample: 'Hospital', required: true },
  { heading: 'Phone', wire: 'phone', is: 'phone', sample: '02026120000', required: true },
  { heading: 'Email', wire: 'email', is: 'email', sample: 'office@sahyadri.example.in', required: true },
  { heading: 'Website', wire: 'website', is: 'website', sample: 'https://sahyadri.example.in' },
  { heading: 'Address', wire: 'address', sample: '12, Deccan Gymkhana', required: true },
  { heading: 'Country', wire: 'country', is: 'choice', sample: 'India', blank: 'India' },
  { heading: 'State', wire: 'state', is: 'choice', sample: 'Maharashtra' },
  { heading: 'City', wire: 'city', is: 'choice', sample: 'Pune' },
  { heading: 'Pincode', wire: 'pincode', is: 'pincode', sample: '411004', required: true },
  { heading: 'Data Source', wire: 'datasource', choices: dataSources, sample: 'Existing Data', blank: 'Existing Data' },
  {
    heading: 'Contact Persons',
    wire: 'contacts',
    is: 'contacts',
    sample:
      'Dr. Asmita Gokhale, Medical Superintendent, 9000000091, ms@sahyadri.example.in; Mr. Uday Nene, Purchase, 9000000092, purchase@sahyadri.example.in',
    required: true,
  },
  { heading: 'Status', wire: 'status', choices: statuses, alsoCalled: statusWords, sample: 'Pending', blank: 'Pending' },
  { heading: 'GSTIN', wire: 'gstin', sample: '27AAPFU0939F1ZV' },
  { heading: 'GST Category', wire: 'gstcategory', choices: gstCategories, alsoCalled: categoryWords, sample: 'Registered' },
];

const products: readonly ImportColumn[] = [
  { heading: 'Name', wire: 'name', sample: 'Ergonomic Chair', required: true },
  { heading: 'Code', wire: 'code', sample: '' },
  { heading: 'Description', wire: 'description', sample: 'Mesh back, adjustable arms', blank: '' },
  { heading: 'Category', wire: 'category', is: 'choice', sample: 'Office Seating', required: true },
  { heading: 'Solution', wire: 'solution', choices: solutions, sample: 'Office Solution, Hospital Solution', required: true },
  { heading: 'MRP', wire: 'mrp', is: 'decimal', sample: '12,499.50', required: true },
  { heading: 'Stock', wire: 'stock', is: 'decimal', sample: '10', blank: '0' },
  { heading: 'Warranty', wire: 'warranty', choices: warranties, sample: 'One Year', blank: 'No Warranty' },
  { heading: 'Delivery', wire: 'delivery', choices: deliveries, sample: 'Inclusive', blank: 'Inclusive' },
  { heading: 'Payment Terms', wire: 'paymentterms', choices: paymentTerms, sample: 'Advance', blank: 'Advance' },
  { heading: 'Visible for Purchase', wire: 'visible', choices: yesOrNo.options, sample: 'Yes', blank: 'Yes' },
  { heading: 'Image', wire: 'photo', sample: '' },
  { heading: 'Status', wire: 'status', choices: statuses, alsoCalled: statusWords, sample: 'Pending', blank: 'Pending' },
  { heading: 'HSN', wire: 'hsn', sample: '940130' },
  { heading: 'Unit', wire: 'unit', is: 'unit', sample: 'NOS', blank: 'NOS' },
  { heading: 'GST (%)', wire: 'gstpercent', is: 'percent', sample: '18' },
  { heading: 'Nature', wire: 'nature', choices: goodsOrService, alsoCalled: natureWords, sample: 'Goods' },
];

const contactPersons: readonly ImportColumn[] = [
  { heading: 'Company Name', wire: 'companyname', sample: 'Girnar Laboratories', required: true },
  { heading: 'Name', wire: 'name', sample: 'Ms. Rewa Date', required: true },
  { heading: 'Designation', wire: 'designation', sample: 'Purchase', required: true },
  { heading: 'Mobile', wire: 'mobile', is: 'mobile', sample: '9000000091', required: true },
  { heading: 'Email', wire: 'email', is: 'email', sample: 'ms@sahyadri.example.in', required: true },
  { heading: 'Phone', wire: 'phone', is: 'phone', sample: '02026120095' },
];

const openingStock: readonly ImportColumn[] = [
  { heading: 'Product', wire: 'product', sample: 'Teak Counter', required: true },
  { heading: 'Quantity', wire: 'quantity', is: 'decimal', sample: '25', required: true },
];

const suppliers: readonly ImportColumn[] = [
  { heading: 'Company Name', wire: 'name', sample: 'Deccan Plywood', required: true },
  { heading: 'Short Name', wire: 'shortname', sample: 'DP' },
  { heading: 'Industry', wire: 'industry', is: 'choice', sample: '' },
  { heading: 'Address', wire: 'address', sample: 'Gat 17, Chakan', required: true },
  { heading: 'Landmark', wire: 'landmark', sample: '' },
  { heading: 'Country', wire: 'country', is: 'choice', sample: 'India', blank: 'India' },
  { heading: 'State', wire: 'state', is: 'choice', sample: 'Maharashtra' },
  { heading: 'City', wire: 'city', is: 'choice', sample: 'Pune' },
  { heading: 'Pincode', wire: 'pincode', is: 'pincode', sample: '411004', required: true },
  { heading: 'Mobile', wire: 'mobile', is: 'mobile', sample: '9000000061' },
  { heading: 'Email', wire: 'email', is: 'email', sample: 'sales@deccanply.example.in' },
  { heading: 'Website', wire: 'website', is: 'website', sample: '' },
  { heading: 'GSTIN', wire: 'gst', sample: '' },
  { heading: 'Bank Name', wire: 'bankname', sample: '' },
  { heading: 'Branch', wire: 'branch', sample: '' },
  { heading: 'IFSC', wire: 'ifsc', sample: '' },
  { heading: 'SWIFT', wire: 'swift', sample: '' },
  { heading: 'TAN', wire: 'tan', sample: '' },
  { heading: 'MSME Number', wire: 'msme', sample: '' },
  { heading: 'Facebook', wire: 'facebook', sample: '' },
  { heading: 'Instagram', wire: 'instagram', sample: '' },
  { heading: 'LinkedIn', wire: 'linkedin', sample: '' },
  { heading: 'YouTube', wire: 'youtube', sample: '' },
  { heading: 'Status', wire: 'status', choices: companyStatuses, alsoCalled: companyStatusWords, sample: 'Active', blank: 'Active' },
  { heading: 'Type', wire: 'type', sample: 'Supplier', blank: 'Supplier' },
  { heading: 'Image', wire: 'picture', sample: '' },
];

const purchases: readonly ImportColumn[] = [
  { heading: 'Supplier', wire: 'supplier', sample: 'Sahyadri Traders', required: true },
  { heading: 'Invoice Number', wire: 'invoicenumber', sample: 'ST/1042', required: true },
  { heading: 'Date', wire: 'date', is: 'date', sample: '20/11/2026', required: true },
  { heading: 'Product', wire: 'product', sample: 'Teak Counter', required: true, ofLine: true },
  { heading: 'Quantity', wire: 'quantity', is: 'decimal', sample: '10', required: true, ofLine: true },
];

const oldQuotations: readonly ImportColumn[] = [
  { heading: 'Quotation Code', wire: 'qutcode', sample: 'Q4711', required: true },
  { heading: 'Quotation Number', wire: 'qutnumber', sample: 'OLD/2019-2020/0042', required: true },
  { heading: 'Date', wire: 'qutdaye', is: 'date', sample: '20/11/2019', required: true },
  { heading: 'Amount', wire: 'prototqutamnt', is: 'decimal', sample: '1,15,432.10', required: true },
  { heading: 'Customer', wire: 'custname', sample: 'Sharavati Hospital', required: true },
  { heading: 'Prepared By', wire: 'perpardby', sample: 'Madhav Ranade' },
  { heading: 'Status', wire: 'status', sample: 'Approved' },
  { heading: 'Contact Person', wire: 'conperson', sample: 'Dr. Kalyani Bhide' },
  { heading: 'Designation', wire: 'desig', sample: 'Trustee' },
  { heading: 'Address', wire: 'address', sample: '7, Station Road' },
  { heading: 'City', wire: 'city', sample: 'Shivamogga' },
  { heading: 'State', wire: 'state', sample: 'Karnataka' },
  { heading: 'Country', wire: 'country', sample: 'India' },
  { heading: 'Pincode', wire: 'pincode', sample: '577201' },
  { heading: 'Delivery Terms', wire: 'tmdel', sample: 'Within 6 weeks' },
  { heading: 'Price Terms', wire: 'tmprice', sample: 'Ex-works' },
  { heading: 'Payment Terms', wire: 'tmpeymnt', sample: '50% advance' },
  { heading: 'Tax Terms', wire: 'tmtaxes', sample: 'VAT extra' },
  { heading: 'Freight Terms', wire: 'tmfreight', sample: '' },
  { heading: 'Validity', wire: 'tmvalidity', sample: '30 days' },
  { heading: 'Other Terms', wire: 'tmothers', sample: '' },
  { heading: 'Subtotal', wire: 'prosubtotal', is: 'decimal', sample: '1,00,001.00' },
  { heading: 'Discount Percent', wire: 'prodisper', is: 'percent', sample: '0' },
  { heading: 'Discount Amount', wire: 'prodiscamnt', is: 'decimal', sample: '0' },
  { heading: 'Tax Percent', wire: 'prosalstax', is: 'percent', sample: '12.5' },
  { heading: 'Tax Amount', wire: 'protaxamnt', is: 'decimal', sample: '12,500.13' },
  { heading: 'Special Charges', wire: 'prosplcharg', is: 'decimal', sample: '0' },
  { heading: 'Shipping Charges', wire: 'proshipchrg', is: 'decimal', sample: '2,930.97' },
  { heading: 'Installation Charges', wire: 'proinstallcharg', is: 'decimal', sample: '0' },
  { heading: 'Service Tax Amount', wire: 'proservtaxamnt', is: 'decimal', sample: '0' },
  { heading: 'Service Tax Percent', wire: 'prosertaxper', is: 'percent', sample: '0' },
  { heading: 'Product Name', wire: 'prodqutname', sample: 'Teak Counter', ofLine: true },
  { heading: 'Product Description', wire: 'proqutdesc', sample: 'Counter of solid teak', ofLine: true },
  { heading: 'Quantity', wire: 'proqutqty', is: 'decimal', sample: '1', ofLine: true },
  { heading: 'Rate', wire: 'proqutrate', is: 'decimal', sample: '1,00,001.00', ofLine: true },
  { heading: 'Total', wire: 'proquttotal', is: 'decimal', sample: '1,00,001.00', ofLine: true },
  { heading: 'Image', wire: 'image', sample: '', ofLine: true },
  { heading: 'Image Data', wire: 'imgdata', sample: '', ofLine: true },
];

const salesCalls: readonly ImportColumn[] = [
  { heading: 'Sales Id', wire: 'salesid', sample: 'SC-0001', required: true },
  { heading: 'Company Name', wire: 'companyname', sample: 'Girnar Laboratories', required: true },
  { heading: 'Customer Contact', wire: 'contacts', sample: 'Ms. Rewa Date, Dr. Uday Nene' },
  { heading: 'Sales Call Type', wire: 'calltype', sample: 'Visit' },
  { heading: 'Sales Description', wire: 'description', sample: 'Fume hoods for the new wing' },
  { heading: 'Sales Calls Action', wire: 'callaction', sample: 'Demonstration' },
  { heading: 'Action Date', wire: 'actiondate', is: 'date', sample: '05/10/2026' },
  { heading: 'Action Description', wire: 'actiondescription', sample: 'Sample shown on site' },
  { heading: 'Staff Name', wire: 'staffname', sample: 'Rohini Sondhi' },
  { heading: 'Sales Status', wire: 'status', sample: 'Open' },
];

const brochureRequests: readonly ImportColumn[] = [
  { heading: 'Request Key', wire: 'requestkey', sample: 'fair-2026-001' },
  { heading: 'Name', wire: 'name', sample: 'Nandini Apte', required: true },
  { heading: 'Company Name', wire: 'companyname', sample: 'Tungabhadra Hotels' },
  { heading: 'State', wire: 'state', sample: 'Karnataka' },
  { heading: 'Phone', wire: 'mobile', sample: '9000000081' },
  { heading: 'Email', wire: 'email', sample: 'nandini@tungabhadra.example.in' },
  { heading: 'Remark', wire: 'remarks', sample: '' },
];

const openingBills: readonly ImportColumn[] = [
  { heading: 'Company', wire: 'company', sample: 'Vindhya Furniture Systems', required: true },
  { heading: 'Customer', wire: 'customer', sample: 'Girnar Laboratories' },
  { heading: 'GSTIN', wire: 'gstin', sample: '' },
  { heading: 'Invoice Number', wire: 'invoicenumber', sample: '2025-26/0417', required: true },
  { heading: 'Invoice Date', wire: 'invoicedate', is: 'date', sample: '12/02/2026', required: true },
  { heading: 'Due Date', wire: 'duedate', is: 'date', sample: '14/03/2026' },
  { heading: 'Amount', wire: 'amount', is: 'owed', sample: '1,18,000.00', required: true },
  { heading: 'Open', wire: 'open', is: 'owed', sample: '58,000.00', makes: ['amount'] },
];

/** The columns of each import, in the order of the sample file. */
export const importColumns: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  customers,
  'contact-persons': contactPersons,
  products,
  'opening-stock': openingStock,
  suppliers,
  purchases,
  'old-quotations': oldQuotations,
  'sales-calls': salesCalls,
  'brochure-requests': brochureRequests,
  openingbills: openingBills,
};

/** A CSV file with every column and one sample row. Starts with the mark that tells Excel it is UTF-8. */
export function sampleFile(kind: ImportKind): string {
  const columns = importColumns[kind];
  return csvMark + csvLines([columns.map(({ heading }) => heading), columns.map(({ sample }) => guardedCell(sample))]);
}
