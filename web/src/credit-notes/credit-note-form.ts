/** A credit note as entered in its dialog, its checks, and the request. */
import { creditNoteMessages as say } from '@vikray/contract/credit-notes/credit-note-messages.ts';
import { newCreditNote, type Creditable } from '@vikray/contract/credit-notes/credit-note.ts';
import type { CreditReason } from '@vikray/contract/credit-notes/credit-note-words.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import { parseDecimal } from '@vikray/contract/platform/decimal.ts';
import * as z from 'zod';
import { today } from '../platform/today.ts';

export interface CreditNoteForm {
  /** YYYY-MM-DD. */
  readonly date: string | undefined;
  readonly reason: CreditReason | undefined;
  readonly number: string;
  /** What is credited: pieces of the invoice, or an amount. */
  readonly by: 'pieces' | 'amount';
  /** The pieces as typed, by the line; those that a return proposes where nothing is typed. */
  readonly pieces: Readonly<Record<number, string>>;
  /** In rupees, as typed. */
  readonly amount: string;
}

/** A credit note of today with nothing entered; the goods of a return are its reason. */
export function emptyCreditNote(isOfReturn: boolean): CreditNoteForm {
  return { date: today(), reason: isOfReturn ? 'Goods returned' : undefined, number: '', by: 'pieces', pieces: {}, amount: '' };
}

/** The pieces of a line as they stand in its field. */
export function piecesOf(form: CreditNoteForm, { consignmentLineId, proposed }: Creditable['lines'][number]): string {
  return form.pieces[consignmentLineId] ?? (proposed > 0 ? String(proposed) : '');
}

const needed = z.object({ date: newCreditNote.fields.date, reason: newCreditNote.fields.reason });

/** The first thing to correct. */
export function creditNoteFailure(form: CreditNoteForm, invoice: Creditable | undefined): FailedCheck | undefined {
  if (!invoice) return { field: 'billId', message: say.selectInvoice };
  const failed = firstMessage({ ...form, date: form.date ?? '' }, needed);
  if (failed) return failed;
  if ((form.date ?? '') < invoice.invoiceDate || (form.date ?? '') > today()) return { field: 'date', message: say.checkDate };
  if (invoice.numbersItself === 'No' && form.number.trim() === '') return { field: 'number', message: say.enterNumber };
  if (form.by === 'amount') {
    const amount = parseDecimal(form.amount) ?? 0;
    if (amount === 0) return { field: 'amount', message: say.enterAmount };
    return amount > invoice.left ? { field: 'amount', message: say.onlyLeft(invoice.left, invoice.invoiceNumber) } : undefined;
  }
  const entered = invoice.lines.filter((line) => Number(piecesOf(form, line)) > 0);
  if (entered.length === 0) return { field: `lines.${invoice.lines[0]?.consignmentLineId ?? 0}`, message: say.selectQuantity };
  const tooMany = entered.find((line) => Number(piecesOf(form, line)) > line.quantity);
  return tooMany && { field: `lines.${tooMany.consignmentLineId}`, message: say.onlyPieces(tooMany.quantity) };
}

/** The request of a form that has passed its checks. */
export function creditNoteOf(form: CreditNoteForm, invoice: Creditable, returnId: number | undefined): InputOf<'AddCreditNote'> {
  const lines = invoice.lines
    .map((line) => ({ consignmentLineId: line.consignmentLineId, quantity: Number(piecesOf(form, line)) }))
    .filter(({ quantity }) => quantity > 0);
  return {
    billId: invoice.billId,
    date: form.date ?? '',
    reason: form.reason ?? 'Other',
    ...(returnId !== undefined && { returnId }),
    ...(invoice.numbersItself === 'No' && { number: form.number }),
    ...(form.by === 'amount' ? { amount: parseDecimal(form.amount) ?? 0 } : { lines }),
  };
}
