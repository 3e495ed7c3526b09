/**
 * Laws of credit notes. Never more than its invoice, all of them together: each takes a part of what is left, so that the last one takes
 * the rest to the paisa. It changes no invoice: the invoice stays as issued, and the bill is settled by its credit notes first. A void one
 * keeps its number. While a credit note stands, its invoice cannot be made void: the money would be credited twice.
 */
import { rows, withHints, changed } from '../platform/answers.ts';
import { dashedDate } from '../platform/dates.ts';
import { read, write } from '../platform/declare-call.ts';
import { list } from '../platform/declare-list.ts';
import { conflict, invalid, notFound } from '../platform/failures.ts';
import { id, reasonFor } from '../platform/fields.ts';
import type { CsvFile } from '../platform/list-file.ts';
import { period } from '../platform/period.ts';
import { expectedVersion, versionConflict } from '../platform/version.ts';
import { body, pascal } from '../platform/wire.ts';
import * as z from 'zod';
import { taxedColumns } from '../consignments/taxed-columns.ts';
import { creditNoteMessages as say } from './credit-note-messages.ts';
import { billToCredit, creditable, creditNote, newCreditNote, takesSomething, type CreditNote } from './credit-note.ts';

const creditNoteCsv: CsvFile<CreditNote> = {
  fileName: 'credit_note_list.csv',
  columns: [
    { heading: 'Number', text: (each) => each.number },
    { heading: 'Date', text: (each) => dashedDate(each.date), kind: 'dashedDate' },
    { heading: 'Company', text: (each) => each.companyForName },
    { heading: 'Customer', text: (each) => each.companyName },
    { heading: 'Invoice Number', text: (each) => each.invoiceNumber },
    { heading: 'Invoice Date', text: (each) => dashedDate(each.invoiceDate), kind: 'dashedDate' },
    { heading: 'Order Number', text: (each) => each.orderNumber },
    { heading: 'Return', text: (each) => each.returnNumber },
    { heading: 'Reason', text: (each) => each.reason },
    { heading: 'Place of Supply', text: (each) => each.placeOfSupply },
    ...taxedColumns,
    { heading: 'State', text: (each) => (each.isVoid === 'Yes' ? 'Void' : '') },
  ],
};

/** Why a credit note is void. */
export const voidReason = reasonFor(say.enterReason);

/** The operations on credit notes, by name. */
export const creditNotesOperations = {
  /** The credit notes, newest first. Only holders of the right see them. */
  GetCreditNote: list({
    right: 'Credit Note List',
    row: creditNote,
    sorts: ['date', 'newest'],
    filters: { companyId: id.optional(), customerId: id.optional(), billId: id.optional(), ...period },
    csv: creditNoteCsv,
  }),

  /** The invoices that can be credited, newest first: those of companies that keep their money here. */
  GetBillToCredit: list({
    right: 'Add Credit Note',
    row: billToCredit,
    sorts: ['newest'],
    filters: { customerId: id.optional() },
  }),

  /** What is left of an invoice, or of the invoices whose goods came back with a return; then with the pieces that it proposes. */
  GetCreditable: read({
    right: 'Add Credit Note',
    input: body({ billId: id.optional(), returnId: id.optional() }),
    answer: rows(creditable),
    failures: { NothingNamed: invalid('billId', say.selectInvoice) },
  }),

  /** Credits pieces or an amount of an invoice. */
  AddCreditNote: write({
    right: 'Add Credit Note',
    input: newCreditNote,
    rules: [takesSomething],
    answer: withHints({ status: 201, data: z.array(pascal({ creditNoteId: id, number: z.string() })) } as const),
    failures: {
      BillNotFound: notFound(say.billNotFound),
      PiecesAndAmount: invalid('amount', say.notBoth),
      NotAnInvoice: conflict(say.notAnInvoice, 'billId'),
      DateOutOfRange: invalid('date', say.checkDate),
      NumbersItself: invalid('number', say.numbersItself),
      NumberMissing: invalid('number', say.enterNumber),
      NumberTaken: conflict(say.numberTaken, 'number'),
      ReturnUnknown: invalid('returnId', say.returnUnknown),
      CreditedBefore: conflict(say.creditedBefore, 'returnId'),
      LineUnknown: invalid('lines', say.lineUnknown),
      WorthNothing: invalid('lines', say.worthNothing),
      MoreThanLeft: conflict(say.moreThanLeft, 'amount'),
    },
  }),

  /** Makes a credit note void: its invoice is owed again, and its number stays used. */
  VoidCreditNote: write({
    right: 'Void Credit Note',
    input: body({ creditNoteId: id, ...expectedVersion, reason: voidReason }),
    answer: changed('creditNoteId'),
    failures: { CreditNoteNotFound: notFound(say.notFound), ...versionConflict, PaidBack: conflict(say.paidBack) },
  }),
};
