/** The labels of the fields of a changed record, as the office writes them. */
import type { QuotationEntry } from '../quotations/quotation-entry.ts';

/** The entries of a quotation besides its parties and lines, and those that an order copies. */
const ofEntries: Readonly<Record<Exclude<keyof QuotationEntry, 'preparedFor' | 'companyId' | 'contactPersonId' | 'products'>, string>> = {
  date: 'Date',
  validUntil: 'Valid until',
  delivery: 'Delivery',
  price: 'Price',
  payment: 'Payment',
  taxes: 'Taxes',
  freight: 'Freight',
  validity: 'Validity',
  warranty: 'Warranty',
  others: 'Others',
  subtotal: 'Subtotal',
  discountPercent: 'Discount percent',
  gstPercent: 'GST percent',
  taxMode: 'GST rates',
  paymentPlan: 'Payment plan',
  specialCharges: 'Packing and forwarding charges',
  shippingCharges: 'Freight charges',
  installationCharges: 'Installation charges',
  gstServiceChargePercent: 'GST on service charges percent',
};

/** Fields that are not named after their keys, in every kind of record. */
const labels: Readonly<Record<string, string>> = {
  ...ofEntries,
  ackDate: 'Acknowledgement date',
  ackNo: 'Acknowledgement number',
  anniversary: 'Date of anniversary',
  birthDate: 'Date of birth',
  chargesMode: 'GST on charges',
  companyForAddress: 'Issuing company address',
  companyForCity: 'Issuing company city',
  companyForCountry: 'Issuing company country',
  companyForEmail: 'Issuing company email',
  companyForImage: 'Issuing company logo',
  companyForName: 'Issuing company',
  companyForPincode: 'Issuing company pincode',
  companyForState: 'Issuing company state',
  customerWords: 'Words of the customer',
  doneRows: 'Imported rows',
  eInvoices: 'e-Invoices',
  empNumber: 'Employee number',
  ewayLimit: 'E-way bill above',
  gst: 'GSTIN',
  gstServiceChargeAmount: 'GST on service charges amount',
  heads: 'Tax heads',
  installed: 'Installed at site',
  linkedin: 'LinkedIn',
  nature: 'Goods or service',
  nextOn: 'Next date',
  placeName: 'State of supply',
  placeReason: 'Reason for place of supply',
  presentRows: 'Rows there already',
  unchangedRows: 'Rows without a change',
  updatedRows: 'Rows that update',
  updates: 'Updates known records',
  returnedNote: 'Reason for return',
  show: 'Show on website',
  signedQr: 'Signed QR code',
  swiftCode: 'SWIFT code',
  tallyBankCharges: 'Bank charges ledger',
  tallyBankTransfer: 'Bank transfer ledger',
  tallyCard: 'Card ledger',
  tallyCash: 'Cash ledger',
  tallyCgst: 'CGST ledger',
  tallyCheque: 'Cheque ledger',
  tallyDemandDraft: 'Demand draft ledger',
  tallyDiscount: 'Discount ledger',
  tallyFreight: 'Freight ledger',
  tallyGstTds: 'GST TDS ledger',
  tallyIgst: 'IGST ledger',
  tallyInstallation: 'Installation ledger',
  tallyOther: 'Other modes ledger',
  tallyPacking: 'Packing ledger',
  tallyPenalty: 'Penalty ledger',
  tallyRoundOff: 'Round off ledger',
  tallySales: 'Sales ledger',
  tallySgst: 'SGST ledger',
  tallyTds: 'TDS ledger',
  tallyUpi: 'UPI ledger',
  taxCategory: 'GST category of the customer',
  taxGstin: 'GSTIN of the customer',
  taxReason: 'Reason for tax heads',
  totalDiscountAmount: 'Amount after discount',
  transporterId: 'Transporter ID',
  visible: 'Visible for purchase',
  voterId: 'Voter ID',
  youtube: 'YouTube',
};

/** The copied fields of the parties on a quotation or order. */
const ofDocuments = {
  companyName: 'Customer',
  name: 'Contact person',
  phoneNumber: 'Issuing company phone',
  gst: 'Issuing company GSTIN',
  msme: 'Issuing company MSME',
};

/** Fields that have another name in one kind of record, but not in its lines. */
const labelsOfKind: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'approval limit': {
    mostTotal: 'Total up to',
    mostDiscount: 'Discount up to',
    mostBelowMrp: 'Below MRP up to',
    belowFloor: 'May approve below the floor price',
    pending: 'May approve pending customers and products',
    own: 'May approve own',
  },
  company: { image: 'Logo' },
  consignment: { number: 'Order number', companyName: 'Customer' },
  deal: { name: 'Contact person' },
  dispatch: { number: 'Order number', name: 'Product' },
  order: ofDocuments,
  purchase: { companyName: 'Supplier', name: 'Product', date: 'Purchase date' },
  quotation: ofDocuments,
  tax: { gst: 'Tax percentage' },
};

const inCapitals = ['cgst', 'gst', 'gstin', 'hsn', 'ifsc', 'igst', 'irn', 'lr', 'lut', 'mrp', 'msme', 'pan', 'po', 'sgst', 'tan'];

/** Words of keys that the office writes in another way. */
const spellings: ReadonlyMap<string, string> = new Map([
  ...inCapitals.map((word) => [word, word.toUpperCase()] as const),
  ['eway', 'e-way bill'],
]);

/** The label of a field of a record: `joiningDate` is `Joining date`. Names with spaces, such as those of rights, stay unchanged. */
export function fieldLabel(kind: string, key: string): string {
  return labelsOfKind[kind]?.[key] ?? nestedLabel(key);
}

/** The label of a field of a line or of another part of a record: `lrDate` is `LR date`. */
export function nestedLabel(key: string): string {
  const known = labels[key];
  if (known !== undefined) return known;
  const spaced = key.replace(/([a-z])([A-Z])/g, (_, before: string, capital: string) => `${before} ${capital.toLowerCase()}`);
  const spelt = spaced
    .split(' ')
    .map((word) => spellings.get(word) ?? word)
    .join(' ');
  return spelt.charAt(0).toUpperCase() + spelt.slice(1);
}
