/**
 * What the exports of Zoho Books, ERPNext, Odoo, Tally and Busy call the columns of an import, and the columns in which they split one of
 * its fields. Headings are compared without blanks, signs and capitals.
 */
import type { ImportColumn } from './import-columns.ts';
import type { ImportKind } from './import.ts';

/** The other headings of a column, by its wire name, the most telling ones first. */
export type OtherHeadings = Readonly<Record<string, readonly string[]>>;

const place: OtherHeadings = {
  address: ['Billing Address', 'Street', 'Address Line 1', 'Address 1', 'Full Address', 'Mailing Details - Address', 'Mailing Address'],
  country: ['Billing Country', 'Country/Territory', 'Country Name', 'Country of Residence'],
  state: ['Billing State', 'State Name', 'State/UT', 'State/Province', 'GST State', 'Place of Contact', 'Place of Supply'],
  city: ['Billing City', 'City/Town', 'Town', 'City/District', 'Location'],
  pincode: ['Billing Code', 'PIN', 'PIN Code', 'PIN No.', 'Zip', 'Zip Code', 'Postal Code', 'Postcode', 'Billing Zip'],
};

const gstin = [
  'GST Identification Number (GSTIN)',
  'GSTIN/UIN',
  'GSTIN No.',
  'GSTIN Number',
  'GSTIN/UIN No.',
  'Party GSTIN/UIN',
  'GST No.',
  'GST Number',
  'GST Registration No.',
  'GST',
  'Tax ID',
  'Tax Id No.',
  'VAT',
];

const email = ['EmailID', 'Email ID', 'E-Mail', 'E-Mail ID', 'E-Mail Address', 'Email Address', 'Mail ID'];
const phone = ['Phone No.', 'Phone Number', 'Telephone', 'Telephone No.', 'Tel. No.', 'Tel No', 'Landline', 'Contact No.', 'Billing Phone'];
const mobile = ['Mobile', 'MobilePhone', 'Mobile Phone', 'Mobile No.', 'Mobile Number', 'Cell', 'WhatsApp No.', 'Primary Mobile No.'];
const website = ['Web Site', 'Website Link', 'Website URL', 'URL', 'Web'];
const partyName = [
  'Party Name',
  'Ledger Name',
  'Account Name',
  'Organisation',
  'Organization',
  'Firm Name',
  'Name',
  'Mailing Name',
  'Particulars',
];
const productName = [
  'Item Name',
  'Product Name',
  'Name of Item',
  'Stock Item',
  'Stock Item Name',
  'Product',
  'Item',
  'Particulars',
  'Product Variant',
];
const productCode = ['SKU', 'Item Code', 'Internal Reference', 'Product Code', 'Part No.', 'Part Number', 'Alias', 'Model No.', 'Model'];

/** The other headings of each kind's columns. */
export const otherHeadings: Readonly<Partial<Record<ImportKind, OtherHeadings>>> = {
  customers: {
    companyname: ['Customer Name', 'Customer', 'Company', 'Display Name', ...partyName],
    industry: ['Industry Type', 'Segment', 'Sector'],
    phone,
    email,
    website,
    ...place,
    contacts: ['Contact Details'],
    gstin,
    gstcategory: ['GST Treatment', 'GST Registration Type', 'Registration Type', 'Type of Dealer'],
  },
  products: {
    name: productName,
    code: productCode,
    description: ['Item Description', 'Product Description', 'Sales Description', 'Details', 'Long Description'],
    category: [
      'Product Category',
      'Item Group',
      'Item Category',
      'Category Name',
      'Stock Group',
      'Stock Category',
      'Group',
      'Group Name',
      'Under',
    ],
    mrp: [
      'M.R.P.',
      'MRP (Rs.)',
      'MRP (INR)',
      'List Price',
      'Selling Price',
      'Sales Price',
      'Sale Price',
      'Standard Selling Rate',
      'Standard Price',
      'Standard Rate',
      'Unit Price',
      'Price',
      'Rate',
    ],
    stock: [
      'Stock On Hand',
      'Quantity On Hand',
      'Opening Stock',
      'Opening Quantity',
      'Closing Stock',
      'Closing Quantity',
      'Op. Stock',
      'Qty',
      'Quantity',
    ],
    warranty: ['Warranty Period'],
    photo: ['Image Name', 'Picture', 'Photo', 'Item Image'],
    hsn: ['HSN/SAC', 'HSN Code', 'HSN/SAC Code', 'HSN Code/SAC', 'GST HSN Code', 'HSN No.', 'SAC', 'SAC Code'],
    unit: ['Usage Unit', 'Units', 'UOM', 'Stock UOM', 'Default Unit of Measure', 'Unit of Measure', 'Main Unit', 'UQC', 'Unit Name'],
    gstpercent: [
      'GST Rate',
      'GST Rate (%)',
      'GST',
      'Tax Rate',
      'Tax (%)',
      'Tax',
      'IGST Rate',
      'Integrated Tax',
      'Inter State Tax Rate',
      'Inter State Tax Name',
      'Tax Category',
      'Item Tax Template',
      'Customer Taxes',
      'Sales Taxes',
    ],
    nature: ['Product Type', 'Item Type', 'Type of Supply', 'Goods/Service'],
  },
  'contact-persons': {
    companyname: ['Customer Name', 'Customer', 'Company', 'Organisation', 'Organization', 'Party Name', 'Account Name'],
    name: ['Contact Name', 'Contact Person', 'Contact Person Name', 'Full Name', 'First Name'],
    designation: ['Job Position', 'Job Title', 'Position', 'Title'],
    mobile,
    email,
    phone,
  },
  'opening-stock': {
    product: [...productCode, ...productName],
    quantity: [
      'Opening Stock',
      'Opening Quantity',
      'Stock',
      'Stock On Hand',
      'Quantity On Hand',
      'Closing Stock',
      'Closing Quantity',
      'Qty',
    ],
  },
  suppliers: {
    name: ['Vendor Name', 'Supplier Name', 'Supplier', 'Vendor', 'Company', 'Display Name', ...partyName],
    mobile: [...mobile, ...phone],
    email,
    website,
    ...place,
    gst: gstin,
    bankname: ['Bank'],
    ifsc: ['IFSC Code', 'IFS Code'],
    swift: ['SWIFT Code', 'BIC'],
    msme: ['MSME', 'MSME No.', 'Udyam Registration No.', 'Udyam Number', 'MSME/Udyam Registration Number'],
    picture: ['Logo'],
  },
  purchases: {
    supplier: ['Supplier Name', 'Vendor Name', 'Vendor', 'Party Name', 'Party', 'Particulars'],
    invoicenumber: [
      'Bill Number',
      'Bill No.',
      'Invoice No.',
      'Supplier Invoice No.',
      'Supplier Invoice',
      'Voucher No.',
      'Vch No.',
      'Reference No.',
    ],
    date: ['Bill Date', 'Invoice Date', 'Supplier Invoice Date', 'Voucher Date', 'Purchase Date', 'Posting Date'],
    product: [...productCode, ...productName],
    quantity: ['Qty', 'Billed Quantity', 'Actual Quantity', 'Received Quantity', 'Accepted Quantity'],
  },
  // Tally's Bills Receivable has Date, Ref. No., Party's Name, Opening and Pending Amount, Due on, and no company.
  openingbills: {
    company: ['Company Name', 'Issuing Company', 'Our Company'],
    customer: ["Party's Name", 'Customer Name', 'Company', ...partyName],
    gstin,
    invoicenumber: ['Ref. No.', 'Ref No', 'Reference No.', 'Invoice No.', 'Bill No.', 'Bill Number', 'Voucher No.', 'Vch No.', 'Number'],
    invoicedate: ['Date', 'Bill Date', 'Voucher Date', 'Posting Date'],
    duedate: ['Due on', 'Due', 'Due Date of Payment'],
    amount: ['Opening Amount', 'Opening', 'Invoice Amount', 'Bill Amount', 'Grand Total', 'Total'],
    open: ['Pending Amount', 'Pending', 'Outstanding Amount', 'Balance', 'Balance Due', 'Amount Due', 'Closing Balance'],
  },
  'old-quotations': {
    qutcode: ['Estimate ID', 'Quote ID', 'Quotation Id'],
    qutnumber: ['Estimate Number', 'Quote Number', 'Quotation No.', 'Quote No.', 'Voucher No.', 'Vch No.', 'Order Reference'],
    qutdaye: ['Quotation Date', 'Estimate Date', 'Quote Date', 'Order Date', 'Voucher Date'],
    prototqutamnt: ['Grand Total', 'Total Amount', 'Net Amount', 'Quotation Amount'],
    custname: ['Customer Name', 'Party Name', 'Company Name', 'Party'],
    perpardby: ['Sales Person', 'Salesperson', 'Created By'],
    conperson: ['Contact', 'Attention'],
    prodqutname: ['Item Name', 'Product', 'Item'],
    proqutdesc: ['Item Desc', 'Item Description', 'Description'],
    proqutqty: ['Qty', 'Item Quantity'],
    proqutrate: ['Item Price', 'Price', 'Unit Price'],
    proquttotal: ['Item Total', 'Line Total'],
    prosubtotal: ['SubTotal', 'Net Total', 'Untaxed Amount'],
  },
  'sales-calls': {
    companyname: ['Customer Name', 'Customer', 'Company', 'Party Name'],
    salesid: ['Id', 'Call Id', 'Activity Id'],
    actiondate: ['Date', 'Call Date'],
    description: ['Remarks', 'Notes', 'Description'],
  },
  'brochure-requests': {
    name: ['Contact Name', 'Full Name', 'Visitor Name'],
    companyname: ['Company', 'Organisation', 'Organization'],
    mobile: [...mobile, ...phone],
    email,
    state: ['State Name'],
    remarks: ['Remarks', 'Notes', 'Comments'],
  },
};

const contactParts: readonly ImportColumn[] = [
  { heading: 'Contact Name', wire: 'contactname', sample: '', makes: ['contacts'] },
  { heading: 'Contact Designation', wire: 'contactdesignation', sample: '' },
  { heading: 'Contact Mobile', wire: 'contactmobile', is: 'phone', sample: '', makes: ['phone'] },
  { heading: 'Contact Email', wire: 'contactemail', sample: '' },
  { heading: 'Contact Salutation', wire: 'contactsalutation', sample: '' },
  { heading: 'Contact First Name', wire: 'contactfirstname', sample: '', makes: ['contacts'] },
  { heading: 'Contact Last Name', wire: 'contactlastname', sample: '' },
];

const addressLines: readonly ImportColumn[] = [2, 3, 4].map((line) => ({
  heading: `Address Line ${line}`,
  wire: `address${line}`,
  sample: '',
}));

/** Further columns of a kind, which neither its sample file nor its lists have. Several of them make one field of the record. */
export const furtherColumns: Readonly<Partial<Record<ImportKind, readonly ImportColumn[]>>> = {
  customers: [...contactParts, ...addressLines],
  suppliers: addressLines,
};

const contactHeadings: OtherHeadings = {
  contactname: ['Contact Person', 'Contact Person Name', 'Primary Contact', 'Contact', 'Attention', 'Billing Attention'],
  contactdesignation: ['Designation', 'Job Position', 'Job Title', 'Position'],
  contactmobile: mobile,
  contactemail: ['Contact Person Email', 'Contact Email ID'],
  contactsalutation: ['Salutation', 'Title'],
  contactfirstname: ['First Name'],
  contactlastname: ['Last Name'],
};

/** The other headings of the further columns. */
export const otherHeadingsOfFurther: OtherHeadings = {
  ...contactHeadings,
  address2: ['Billing Street2', 'Street2', 'Street 2', 'Address 2'],
  address3: ['Address 3', 'Landmark', 'Area'],
  address4: ['Address 4'],
};

/** Columns that this panel writes into files of refused rows. They are left out. */
export const ownNotes: readonly string[] = ['Reason'];

/** Columns of other programs that follow from the others. They are left out. */
export const computedColumns: readonly string[] = ['Overdue by days', 'Overdue', 'Overdue Days', 'Age (Days)'];
