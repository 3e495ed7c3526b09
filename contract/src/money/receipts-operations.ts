/**
 * Laws of money. Facts are stored, everything else is computed from them: what is settled, open, due or on account (PAY-09). Only the lists
 * of all customers read stored rows of what is open, which triggers and a job keep in step with the facts. Amount, date and customer of a
 * receipt never change; a wrong one is made void and entered again. Everything that limits something is checked under the lock of the
 * customer, so that two receipts never settle the same rupee.
 */
import { changed, rowsBeside, withHints } from '../platform/answers.ts';
import { dashedDate, optionalDate } from '../platform/dates.ts';
import { formatDecimal } from '../platform/decimal.ts';
import { read, write } from '../platform/declare-call.ts';
import { list } from '../platform/declare-list.ts';
import { conflict, forbidden, invalid, notFound } from '../platform/failures.ts';
import { id } from '../platform/fields.ts';
import type { CsvFile } from '../platform/list-file.ts';
import { expectedVersion, versionConflict } from '../platform/version.ts';
import { body, pascal } from '../platform/wire.ts';
import * as z from 'zod';
import { moneyMessages as say } from './money-messages.ts';
import { reason } from './reason.ts';
import { receiptFilterFields } from './receipt-filters.ts';
import {
  answeredDeduction,
  answeredMark,
  chequeChange,
  marks,
  newReceipt,
  oneTargetEach,
  receipt,
  receiptRules,
  referenceOfMode,
  type Receipt,
} from './receipt.ts';

const receiptCsv: CsvFile<Receipt> = {
  fileName: 'receipt_list.csv',
  columns: [
    { heading: 'Number', text: (each) => each.number },
    { heading: 'Date', text: (each) => dashedDate(each.receivedOn), kind: 'dashedDate' },
    { heading: 'Customer', text: (each) => each.companyName },
    { heading: 'Company', text: (each) => each.companyForName },
    { heading: 'Mode', text: (each) => each.mode },
    { heading: 'Amount', text: (each) => formatDecimal(each.amount), kind: 'decimal' },
    { heading: 'Deductions', text: (each) => formatDecimal(each.deducted), kind: 'decimal' },
    { heading: 'Marked', text: (each) => formatDecimal(each.marked), kind: 'decimal' },
    { heading: 'Reference', text: (each) => each.reference },
    { heading: 'Cheque Date', text: (each) => dashedDate(each.chequeDate), kind: 'dashedDate' },
    { heading: 'Bank', text: (each) => each.bank },
    { heading: 'State', text: (each) => each.chequeState },
    { heading: 'Remark', text: (each) => each.remark },
  ],
};

/** What the marks of a receipt may fail by, in the order of the checks. */
const markFailures = {
  MarkedTooMuch: invalid('marks', say.markedTooMuch),
  OtherAccount: invalid('marks', say.otherAccount),
  OtherDeal: invalid('marks', say.otherDeal),
  MoreThanOpen: conflict(say.moreThanOpen, 'marks'),
};

const unknownReceipt = { ReceiptNotFound: notFound(say.receiptNotFound) };

/** The operations on receipts, by name. */
export const receiptsOperations = {
  /** The receipts, newest first. Only holders of the right see them. */
  GetReceipt: list({
    right: 'Receipt List',
    row: receipt,
    sorts: ['receivedOn', 'newest'],
    filters: receiptFilterFields,
    csv: receiptCsv,
  }),

  /** What one receipt is meant for, and what the payer kept back. */
  GetReceiptDetails: read({
    right: 'Receipt List',
    input: body({ receiptId: id }),
    answer: rowsBeside(receipt, { marks: z.array(answeredMark), deductions: z.array(answeredDeduction), hints: z.array(z.string()) }),
    failures: unknownReceipt,
  }),

  /** Records money that came. Its number is the next of the company and the financial year. */
  AddReceipt: write({
    right: 'Add Receipt',
    input: newReceipt,
    rules: receiptRules,
    answer: withHints({ status: 201, data: z.array(pascal({ receiptId: id, number: z.string() })) } as const),
    failures: {
      CustomerUnknown: invalid('customerId', say.selectCustomer),
      CompanyUnknown: invalid('companyId', say.selectCompany),
      NotKept: conflict(say.notKept, 'companyId'),
      DateOutOfRange: invalid('receivedOn', say.checkReceiptDate),
      MayNotDeduct: forbidden,
      SameReference: conflict(say.knownReference, 'reference'),
      ...markFailures,
    },
  }),

  /** Replaces what a receipt is meant for. */
  UpdateReceiptMarks: write({
    right: 'Edit Receipt',
    input: body({ receiptId: id, ...expectedVersion, marks }),
    rules: [oneTargetEach],
    answer: changed('receiptId'),
    failures: { ...unknownReceipt, ReceiptVoid: conflict(say.receiptVoid), ...versionConflict, ...markFailures },
  }),

  /** Makes a receipt void: it counts no more, and its number stays used. */
  VoidReceipt: write({
    right: 'Void Receipt',
    input: body({ receiptId: id, ...expectedVersion, reason }),
    answer: changed('receiptId'),
    failures: { ...unknownReceipt, Bounced: conflict(say.bouncedCheque), ...versionConflict, PaidBack: conflict(say.paidBack) },
  }),

  /** Says that a cheque was deposited, cleared or bounced. */
  UpdateCheque: write({
    right: 'Edit Receipt',
    input: chequeChange,
    answer: changed('receiptId'),
    failures: {
      ...unknownReceipt,
      ReceiptVoid: conflict(say.receiptVoid),
      NotACheque: conflict(say.notACheque),
      ...versionConflict,
      WrongDates: invalid('depositedOn', say.checkChequeDates),
    },
  }),

  /** Records money that was paid back: of what is on account, or of the advance of a deal. */
  AddRefund: write({
    right: 'Void Receipt',
    rules: [referenceOfMode],
    input: body({
      customerId: newReceipt.fields.customerId,
      companyId: newReceipt.fields.companyId,
      amount: newReceipt.fields.amount.refine((paise) => paise > 0, { error: say.enterAmount }),
      mode: newReceipt.fields.mode,
      reference: newReceipt.fields.reference,
      paidOn: optionalDate,
      reason,
      dealId: id.optional(),
    }),
    answer: { status: 201, data: z.array(pascal({ refundId: id, number: z.string() })) } as const,
    failures: {
      CustomerUnknown: invalid('customerId', say.selectCustomer),
      CompanyUnknown: invalid('companyId', say.selectCompany),
      NotKept: conflict(say.notKept, 'companyId'),
      DateOutOfRange: invalid('paidOn', say.checkPaymentDate),
      MoreThanFree: conflict(say.moreThanFree, 'amount'),
    },
  }),
};
