import { creditNoteHistory, creditNoteMessages as say } from '@vikray/contract/credit-notes/credit-note-messages.ts';
import { dateAt, financialYear } from '@vikray/contract/platform/dates.ts';
import { lockConsignments } from '../consignments/public.ts';
import { takeMoneyNumber } from '../money/public.ts';
import { lockRow } from '../platform/database/row-locks.ts';
import { handler } from '../platform/handler.ts';
import { creditNoteHints } from './credit-note-hints.ts';
import { creditNoteOfReturn, findCreditNote, insertCreditNote } from './credit-note-store.ts';
import { findInvoice, restOf } from './credited-invoice-store.ts';
import { returnedPieces } from './creditable-store.ts';
import { shareAtMostLeft } from './share-at-most-left.ts';

export const AddCreditNote = handler(
  'AddCreditNote',
  async ({ db, input, user, now, fail, record }) => {
    const { billId, date, reason, returnId } = input;
    if (input.amount !== undefined && (input.lines ?? []).length > 0) throw fail('PiecesAndAmount');
    if (billId % 2 === 1) throw fail('NotAnInvoice');
    const consignmentId = billId / 2;
    const known = await findInvoice(db, consignmentId);
    if (!known) throw fail('BillNotFound');
    await lockRow(db, 'customers', known.consignment.customerId);
    await lockConsignments(db, known.consignment.orderId);
    // Read again, while nobody else can credit it or make it void.
    const invoice = await findInvoice(db, consignmentId);
    if (!invoice) throw fail('BillNotFound');
    const { consignment, company } = invoice;
    if (date < consignment.invoiceDate || date > dateAt(now)) throw fail('DateOutOfRange');
    const isIssuedHere = company.invoicesIssuedHere === 'Yes';
    const typed = input.number ?? '';
    if (isIssuedHere && typed !== '') throw fail('NumbersItself');
    if (!isIssuedHere && typed === '') throw fail('NumberMissing');
    if (returnId !== undefined) {
      const back = await returnedPieces(db, returnId);
      if (!back.some(({ orderId }) => orderId === consignment.orderId)) throw fail('ReturnUnknown');
      const standing = await creditNoteOfReturn(db, consignmentId, returnId);
      if (standing !== undefined) throw fail('CreditedBefore', say.returnCredited(standing));
    }
    const share = shareAtMostLeft(consignment, await restOf(db, invoice), input, fail);

    const { number, year } = isIssuedHere
      ? await takeMoneyNumber(db, 'credit_notes', { companyId: company.companyId, prefix: company.creditPrefix, date })
      : { number: typed, year: financialYear(date) };
    const entered = { number, year, date, reason, returnId: returnId ?? null, isIssuedHere, share };
    const creditNoteId = await insertCreditNote(db, invoice, entered, { userId: user.userId, now });
    record({
      record: 'credit note',
      id: creditNoteId,
      after: await findCreditNote(db, creditNoteId),
      summary: creditNoteHistory.added(number, consignment.invoiceNumber, reason),
      relatedRecords: [
        { record: 'customer', id: consignment.customerId },
        { record: 'order', id: consignment.orderId },
      ],
    });
    return [{ creditNoteId, number, ...creditNoteHints(invoice, date) }];
  },
  { violations: { credit_notes_number: 'NumberTaken' } },
);
