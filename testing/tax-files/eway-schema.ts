/** The form of an e-way bill file, written from the field list of the bulk upload. Exact names, nothing more. */
import * as z from 'zod';

const amount = z.number().min(0).multipleOf(0.01);
const plain = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^"\\\p{Cc}]*$/u);
const dated = z.string().regex(/^\d\d\/\d\d\/\d{4}$/);
const state = z.int().min(1).max(99);
const pin = z.int().min(100_000).max(999_999);
const rate = z.number().min(0).max(100);

const item = z.strictObject({
  itemNo: z.int().min(1),
  productName: plain(100).min(1),
  productDesc: plain(100),
  hsnCode: z.int().min(1000),
  quantity: z.number().min(0),
  qtyUnit: z.string().length(3),
  taxableAmount: amount,
  sgstRate: rate,
  cgstRate: rate,
  igstRate: rate,
  cessRate: rate,
  cessNonAdvol: amount,
});

const bill = z.strictObject({
  userGstin: z.string().length(15),
  supplyType: z.enum(['O', 'I']),
  subSupplyType: z.int().min(1).max(12),
  subSupplyDesc: plain(20),
  docType: z.enum(['INV', 'BIL', 'BOE', 'CHL', 'OTH']),
  docNo: z.string().min(1).max(16),
  docDate: dated,
  transType: z.int().min(1).max(4),
  fromGstin: z.string().length(15),
  fromTrdName: plain(100).min(1),
  fromAddr1: plain(120).min(1),
  fromAddr2: plain(120),
  fromPlace: plain(50).min(1),
  fromPincode: pin,
  fromStateCode: state,
  actualFromStateCode: state,
  toGstin: z.union([z.literal('URP'), z.string().length(15)]),
  toTrdName: plain(100).min(1),
  toAddr1: plain(120).min(1),
  toAddr2: plain(120),
  toPlace: plain(50).min(1),
  toPincode: pin,
  toStateCode: state,
  actualToStateCode: state,
  totalValue: amount,
  cgstValue: amount,
  sgstValue: amount,
  igstValue: amount,
  cessValue: amount,
  TotNonAdvolVal: amount,
  OthValue: z.number(),
  totInvValue: amount,
  transMode: z.int().min(1).max(5),
  transDistance: z.int().min(0).max(4000),
  transporterName: plain(100),
  transporterId: z.string().max(15),
  transDocNo: plain(15),
  transDocDate: z.union([z.literal(''), dated]),
  vehicleNo: z.union([z.literal(''), z.string().regex(/^[A-Z]{2}\d{1,2}[A-Z]{0,3}\d{1,4}$/)]),
  vehicleType: z.enum(['', 'R', 'O']),
  mainHsnCode: z.int().min(1000),
  itemList: z.array(item).min(1).max(250),
});

/** A whole file. Its sums are compared, too: items with the totals, taxes and the rest with the value of the invoice. */
export const ewaySchema = z.strictObject({
  version: z.literal('1.0.0621'),
  billLists: z.array(bill.refine(addsUp, { error: 'does not add up' })).min(1),
});

function addsUp(each: z.output<typeof bill>): boolean {
  const paise = (rupees: number) => Math.round(rupees * 100);
  const parts = [each.totalValue, each.cgstValue, each.sgstValue, each.igstValue, each.OthValue];
  const items = each.itemList.reduce((sum, { taxableAmount }) => sum + paise(taxableAmount), 0);
  const isOneKind = each.igstValue === 0 || (each.cgstValue === 0 && each.sgstValue === 0);
  return isOneKind && items === paise(each.totalValue) && parts.reduce((sum, part) => sum + paise(part), 0) === paise(each.totInvValue);
}
