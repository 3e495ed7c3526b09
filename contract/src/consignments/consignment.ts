/** A consignment: the goods that left for one order against one invoice. */
import * as z from 'zod';
import { chargesModes, goodsOrService } from '../gst/gst-category.ts';
import { taxHeads } from '../gst/tax-heads.ts';
import { decimal, percent, signedDecimal } from '../platform/decimal.ts';
import { day, id, instant, yesOrNo } from '../platform/fields.ts';
import { row } from '../platform/wire.ts';
import { papers } from './consignment-words.ts';
import { answeredByPortals } from './portal-answers.ts';
import { answeredTransport } from './transport.ts';

const text = z.string();

/** The states of the invoice that was issued here, blank for none, and of a consignment whose goods did not leave. */
const paperStates = ['', 'Issued', 'Void', 'Cancelled'] as const;

/** Whether a consignment stands: its goods have left, and its invoice is not void. */
export function stands({ paperState }: { readonly paperState: (typeof paperStates)[number] }): boolean {
  return paperState !== 'Void' && paperState !== 'Cancelled';
}

/** A consignment as its list shows it. Amounts in paise. */
const listed = {
  consignmentId: id,
  orderId: id,
  /** The number of the order. */
  number: text,
  /** The customer's own number of the order, and its date; blank for none. */
  poNumber: text,
  poDate: text,
  /** The customer, as on the order. */
  companyName: text,
  gstin: text,
  /** The issuing company. */
  companyForId: id,
  companyForName: text,
  /** Blank if it has no invoice yet. */
  invoiceNumber: text,
  invoiceDate: day,
  paper: z.enum(papers),
  paperState: z.enum(paperStates),
  /** Blank while it has no challan. */
  challanNumber: text,
  /** Two digits; blank without a decision. */
  placeOfSupply: text,
  placeName: text,
  /** Blank without a decision. */
  heads: z.enum(['', ...taxHeads]),
  taxable: decimal(),
  cgst: decimal(),
  /** UTGST where the State charges that. */
  sgst: decimal(),
  igst: decimal(),
  roundOff: signedDecimal(),
  total: decimal(),
  /** Whether it charges tax although the company or the customer category does not allow it. Files leave it out. */
  taxNotAllowed: yesOrNo,
  irn: text,
  /** Whether its company makes e-invoices and it still has no IRN. */
  irnMissing: yesOrNo,
  ewayNumber: text,
  /** Whether it is worth more than the limit of its company and still has no e-way bill. */
  ewayNeeded: yesOrNo,
  /** Whether its e-way bill is from before the tax of its order was recalculated. */
  ewayOutdated: yesOrNo,
  /** Whether its goods replace returned ones, which have been charged before. */
  replacement: yesOrNo,
  dispatchDate: day,
  updatedOn: instant,
  version: z.int(),
};

/** A row of the list. */
export const consignment = row(listed);
export type Consignment = z.output<typeof consignment>;

/** A party or place as the papers name it, with the texts of the day on which the goods left. */
export const party = row({
  name: text,
  address: text,
  city: text,
  state: text,
  pincode: text,
  country: text,
  gstin: text,
});
export type Party = z.output<typeof party>;

/** A product of a consignment with its share of the order. Amounts in paise. */
export const consignmentLine = row({
  lineId: id,
  productId: id,
  name: text,
  description: text,
  photo: text,
  hsn: text,
  unit: text,
  nature: z.enum(goodsOrService),
  quantity: z.int(),
  rate: decimal(),
  gross: decimal(),
  discount: decimal(),
  /** Charges that are taxed with the goods; part of the taxable amount. */
  chargesWithGoods: decimal(),
  taxable: decimal(),
  gstPercent: percent(),
});
export type ConsignmentLine = z.output<typeof consignmentLine>;

/** The part that is taxed at one rate, with its heads. Amounts in paise. */
const consignmentGroup = row({
  kind: z.enum(['goods', 'charges']),
  gstPercent: percent(),
  taxable: decimal(),
  cgst: decimal(),
  sgst: decimal(),
  igst: decimal(),
});

/** A paper that was issued for the consignment. A void one keeps its number. */
const issuedPaper = row({
  paperId: id,
  kind: z.enum(['invoice', 'challan']),
  title: text,
  number: text,
  date: day,
  state: z.enum(['Issued', 'Void']),
  voidReason: text,
});

/** Another order whose goods left against the same typed invoice. */
const otherOrder = row({
  orderId: id,
  number: text,
  /** Whether these goods have the same decision and GSTIN, as goods of one invoice should. */
  taxedAlike: yesOrNo,
});
export type OtherOrder = z.output<typeof otherOrder>;

/** Everything that the papers and files of a consignment say. */
const details = {
  ...listed,
  customerId: id,
  /** Why the order has these heads; blank without a decision. */
  taxReason: text,
  /** What the goods cost before the discount, the discount, and the charges that are taxed at a rate of their own. */
  gross: decimal(),
  discount: decimal(),
  chargesMode: z.enum(chargesModes),
  specialCharges: decimal(),
  shippingCharges: decimal(),
  installationCharges: decimal(),
  gstServiceChargePercent: percent(),
  /** The order's tax on this consignment. The heads may differ from it by a paisa for each rate. */
  gstAmount: decimal(),
  seller: party,
  buyer: party,
  /** Where the goods go; the same as the buyer unless the order names a site. */
  consignee: party,
  gstCategory: text,
  contact: text,
  lines: z.array(consignmentLine),
  groups: z.array(consignmentGroup),
  papers: z.array(issuedPaper),
  ...answeredTransport,
  ...answeredByPortals,
};

/** A consignment with everything that its papers and files say. */
export const consignmentDetails = row(details);
export type ConsignmentDetails = z.output<typeof consignmentDetails>;

/** A consignment as it is read alone or with its order: also the other orders on its invoice. */
export const openedConsignment = row({ ...details, otherOrders: z.array(otherOrder) });
export type OpenedConsignment = z.output<typeof openedConsignment>;
