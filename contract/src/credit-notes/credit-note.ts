/** A credit note: what of an invoice is no longer owed. It takes pieces of the invoice, or an amount. Amounts in paise. */
import * as z from 'zod';
import { taxHeads } from '../gst/tax-heads.ts';
import { date } from '../platform/dates.ts';
import { decimal, signedDecimal } from '../platform/decimal.ts';
import { day, id, instant, line, requiredId, wholeNumber, yesOrNo } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';
import { creditNoteMessages as say } from './credit-note-messages.ts';
import { creditReasons } from './credit-note-words.ts';

/** The longest number that a tax document may have. */
const longestNumber = 16;

const number = line(longestNumber).refine((typed) => /^[A-Za-z0-9/-]*$/.test(typed), { error: say.checkNumber });

const pieces = body({
  /** A line of the consignment, as GetConsignment answers it. */
  consignmentLineId: id,
  quantity: wholeNumber(1, 1_000_000, say.selectQuantity),
});

/** The fields in the order of their checks. */
export const newCreditNote = body({
  billId: requiredId(say.selectInvoice),
  date: date(say.checkDate),
  reason: z.enum(creditReasons, { error: say.selectReason }),
  returnId: id.optional(),
  lines: z.array(pieces).max(500).optional(),
  amount: decimal(say.enterAmount)
    .refine((paise) => paise > 0, { error: say.enterAmount })
    .optional(),
  number: number.optional(),
});

/** A credit note takes pieces or an amount. */
export const takesSomething = z
  .object({ lines: z.array(z.unknown()).optional(), amount: z.number().optional() })
  .refine(({ lines = [], amount }) => lines.length > 0 || amount !== undefined, { path: ['lines'], error: say.selectGoods });

/** A credit note in an answer, with the amounts of a consignment. */
export const creditNote = row({
  creditNoteId: id,
  number: z.string(),
  date: day,
  customerId: id,
  companyName: z.string(),
  /** The issuing company. */
  companyForId: id,
  companyForName: z.string(),
  billId: id,
  invoiceNumber: z.string(),
  invoiceDate: day,
  orderId: id,
  orderNumber: z.string(),
  /** The return whose goods it credits; null for none. */
  returnId: id.nullable(),
  returnNumber: z.string(),
  reason: z.enum(creditReasons),
  placeOfSupply: z.string(),
  heads: z.enum(['', ...taxHeads]),
  taxable: decimal(),
  cgst: decimal(),
  sgst: decimal(),
  igst: decimal(),
  roundOff: signedDecimal(),
  total: decimal(),
  isVoid: yesOrNo,
  voidReason: z.string(),
  updatedBy: z.string(),
  updatedOn: instant,
  version: z.int(),
});
export type CreditNote = z.output<typeof creditNote>;

/** An invoice that can be credited. */
export const billToCredit = row({
  billId: id,
  invoiceNumber: z.string(),
  invoiceDate: day,
  companyName: z.string(),
  companyForName: z.string(),
  orderNumber: z.string(),
  total: decimal(),
});
export type BillToCredit = z.output<typeof billToCredit>;

/** A line of an invoice with the pieces that are left of it. */
const creditableLine = row({
  consignmentLineId: id,
  name: z.string(),
  quantity: z.int(),
  /** What is left of its value before tax. */
  taxable: decimal(),
  /** The pieces that came back with the return and are not replaced. */
  proposed: z.int(),
});

/** What is left of an invoice. */
export const creditable = row({
  ...billToCredit.fields,
  left: decimal(),
  /** Whether the company numbers its credit notes itself. */
  numbersItself: yesOrNo,
  lines: z.array(creditableLine),
});
export type Creditable = z.output<typeof creditable>;
