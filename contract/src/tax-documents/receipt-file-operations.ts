import * as z from 'zod';
import { rows } from '../platform/answers.ts';
import { existingDate } from '../platform/dates.ts';
import { read } from '../platform/declare-call.ts';
import { id } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';

/** How many vouchers the file of receipts for Tally holds, and how many records it leaves out. */
const receiptFile = row({
  receipts: z.int(),
  bounces: z.int(),
  refunds: z.int(),
  creditNotes: z.int(),
  voidReceipts: z.int(),
  voidCreditNotes: z.int(),
  charges: z.int(),
  /** Credit notes whose invoices have no voucher either: their tax is not decided, or not allowed. */
  withoutVoucher: z.int(),
});
export type ReceiptFileCounts = z.output<typeof receiptFile>;

/** The operation on the file of receipts, by name. Apart from the others, because another page reads it. */
export const receiptFileOperations = {
  /** What the file of receipts for Tally holds and leaves out, from the first to the last day. */
  GetReceiptFile: read({
    right: 'Receipt List',
    input: body({ companyId: id, from: existingDate(z.string()), to: existingDate(z.string()) }),
    answer: rows(receiptFile),
  }),
};
