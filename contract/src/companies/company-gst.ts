/** The settings of an issuing company for GST, its papers and its books. */
import * as z from 'zod';
import { chargesModes, gstRegimes } from '../gst/gst-category.ts';
import { optionalDate } from '../platform/dates.ts';
import { decimal } from '../platform/decimal.ts';
import { day, line, yesOrNo } from '../platform/fields.ts';
import { companyMessages as say } from './company-messages.ts';
import { eachMoneyLedger, usualMoneyLedgers } from './money-ledgers.ts';

const prefix = line(40)
  .toUpperCase()
  .regex(/^[A-Z0-9/-]{0,9}$/, { error: say.invalidPrefix });
const ledger = line(100);

/** The fields of the section 'GST and Papers'. A change leaves omitted ones unchanged. */
export const companyGst = {
  gstRegime: z.enum(gstRegimes).optional(),
  /** The letter of undertaking under which exports are not taxed. */
  lut: line(60).optional(),
  invoicesIssuedHere: yesOrNo.optional(),
  invoicePrefix: prefix.optional(),
  challanPrefix: prefix.optional(),
  roundInvoices: yesOrNo.optional(),
  chargesMode: z.enum(chargesModes).optional(),
  eInvoices: yesOrNo.optional(),
  /** A consignment that is worth more needs an e-way bill. */
  ewayLimit: decimal(say.invalidEwayLimit).optional(),
  tallySales: ledger.optional(),
  tallyCgst: ledger.optional(),
  tallySgst: ledger.optional(),
  tallyIgst: ledger.optional(),
  tallyPacking: ledger.optional(),
  tallyFreight: ledger.optional(),
  tallyInstallation: ledger.optional(),
  tallyRoundOff: ledger.optional(),
  /** From this invoice date on, its consignments are bills that receipts settle (PAY-01). Blank: it keeps no money here. */
  moneyFrom: optionalDate,
  receiptPrefix: prefix.optional(),
  creditPrefix: prefix.optional(),
  /** Where customers pay by UPI; blank for none. */
  upiId: line(60)
    .refine((value) => value === '' || /^[^\s@]+@[^\s@]+$/.test(value), { error: say.invalidUpiId })
    .optional(),
  ...eachMoneyLedger(() => ledger.optional()),
};

/** All settings of a company. */
export type CompanyGst = { readonly [K in keyof typeof companyGst]-?: NonNullable<z.output<(typeof companyGst)[K]>> };

/** The settings of a company that no one has set up. */
export const usualCompanyGst: CompanyGst = {
  gstRegime: 'Regular',
  lut: '',
  invoicesIssuedHere: 'No',
  invoicePrefix: '',
  challanPrefix: '',
  roundInvoices: 'No',
  chargesMode: 'Own Rate',
  eInvoices: 'No',
  ewayLimit: 50_000_00,
  tallySales: 'Sales',
  tallyCgst: 'CGST',
  tallySgst: 'SGST',
  tallyIgst: 'IGST',
  tallyPacking: 'Packing',
  tallyFreight: 'Freight',
  tallyInstallation: 'Installation',
  tallyRoundOff: 'Round Off',
  moneyFrom: '',
  receiptPrefix: 'RV',
  creditPrefix: 'CN',
  upiId: '',
  ...usualMoneyLedgers,
};

/** The same fields in an answer. */
export const answeredCompanyGst = {
  gstRegime: z.enum(gstRegimes),
  lut: z.string(),
  invoicesIssuedHere: yesOrNo,
  invoicePrefix: z.string(),
  challanPrefix: z.string(),
  roundInvoices: yesOrNo,
  chargesMode: z.enum(chargesModes),
  eInvoices: yesOrNo,
  ewayLimit: decimal(),
  tallySales: z.string(),
  tallyCgst: z.string(),
  tallySgst: z.string(),
  tallyIgst: z.string(),
  tallyPacking: z.string(),
  tallyFreight: z.string(),
  tallyInstallation: z.string(),
  tallyRoundOff: z.string(),
  moneyFrom: day,
  receiptPrefix: z.string(),
  creditPrefix: z.string(),
  upiId: z.string(),
  ...eachMoneyLedger(() => z.string()),
};
