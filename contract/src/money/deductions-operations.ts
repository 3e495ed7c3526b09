import * as z from 'zod';
import { changed, rows } from '../platform/answers.ts';
import { dashedDate, date } from '../platform/dates.ts';
import { decimal, formatDecimal } from '../platform/decimal.ts';
import { read, write } from '../platform/declare-call.ts';
import { list } from '../platform/declare-list.ts';
import { conflict, invalid, notFound } from '../platform/failures.ts';
import { day, id, requiredLine, yesOrNo } from '../platform/fields.ts';
import type { CsvFile } from '../platform/list-file.ts';
import { expectedVersion, versionConflict } from '../platform/version.ts';
import { body, row } from '../platform/wire.ts';
import { deductionMessages as say } from './deduction-messages.ts';
import { tdsKinds } from './receipt-words.ts';
import { datesOfQuarter } from './tds-quarter.ts';

/** TDS that a payer kept back, with the certificate that proves it. */
export const deduction = row({
  deductionId: id,
  receiptId: id,
  /** The number of the receipt. */
  number: z.string(),
  receivedOn: day,
  customerId: id,
  companyName: z.string(),
  companyId: id,
  companyForName: z.string(),
  kind: z.enum(tdsKinds),
  quarter: z.string(),
  amount: decimal(),
  remark: z.string(),
  certificate: z.string(),
  certificatedOn: day,
  version: z.int(),
});
export type Deduction = z.output<typeof deduction>;

/** What a customer kept back in a quarter, and how much of it is certified. Amounts in paise. */
const deductionSum = row({
  customerId: id,
  companyName: z.string(),
  companyId: id,
  companyForName: z.string(),
  kind: z.enum(tdsKinds),
  quarter: z.string(),
  amount: decimal(),
  certified: decimal(),
});
export type DeductionSum = z.output<typeof deductionSum>;

const filters = {
  kind: z.enum(tdsKinds).optional(),
  customerId: id.optional(),
  companyId: id.optional(),
  quarter: z
    .string()
    .refine((text) => datesOfQuarter(text) !== undefined, { error: say.checkQuarter })
    .optional(),
  certified: yesOrNo.optional(),
};

const deductionCsv: CsvFile<Deduction> = {
  fileName: 'tds_list.csv',
  columns: [
    { heading: 'Receipt', text: (each) => each.number },
    { heading: 'Date', text: (each) => dashedDate(each.receivedOn), kind: 'dashedDate' },
    { heading: 'Customer', text: (each) => each.companyName },
    { heading: 'Company', text: (each) => each.companyForName },
    { heading: 'Kind', text: (each) => each.kind },
    { heading: 'Quarter', text: (each) => each.quarter },
    { heading: 'Amount', text: (each) => formatDecimal(each.amount), kind: 'decimal' },
    { heading: 'Certificate', text: (each) => each.certificate },
    { heading: 'Certificate Date', text: (each) => dashedDate(each.certificatedOn), kind: 'dashedDate' },
    { heading: 'Remark', text: (each) => each.remark },
  ],
};

/** A certificate of TDS. */
export const newCertificate = body({
  deductionId: id,
  ...expectedVersion,
  certificate: requiredLine(40, say.enterCertificate),
  certificatedOn: date(say.checkDate),
});

/** The operations on TDS that payers kept back, by name. */
export const deductionsOperations = {
  /** TDS of valid receipts, newest first. */
  GetDeduction: list({ right: 'Receipt List', row: deduction, sorts: ['receivedOn'], filters, csv: deductionCsv }),

  /** Its sums by customer and quarter, to be laid beside Form 26AS and the statement of GST TDS. */
  GetDeductionSums: read({
    right: 'Receipt List',
    input: body({ ...filters, search: z.string().max(100).optional() }),
    answer: rows(deductionSum),
  }),

  /** Enters the certificate of a deduction, or corrects it. */
  UpdateDeduction: write({
    right: 'Edit Receipt',
    input: newCertificate,
    answer: changed('deductionId'),
    failures: {
      DeductionNotFound: notFound(say.notFound),
      ReceiptVoid: conflict(say.receiptVoid),
      NotCertified: conflict(say.notCertified),
      DateOutOfRange: invalid('certificatedOn', say.checkDate),
      ...versionConflict,
    },
  }),
};
