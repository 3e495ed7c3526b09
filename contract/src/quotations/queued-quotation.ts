import * as z from 'zod';
import { approvalMessages as say } from '../approvals/approval-messages.ts';
import { dateAt, slashedDate } from '../platform/dates.ts';
import { formatDecimal } from '../platform/decimal.ts';
import { instant, sizedParagraph, yesOrNo } from '../platform/fields.ts';
import type { CsvFile } from '../platform/list-file.ts';
import { row } from '../platform/wire.ts';
import { printedPartiesNames } from './printed-parties.ts';
import { quotation } from './quotation.ts';

/** A quotation that waits for approval, as the user evaluates it who reads the queue. */
export const queuedQuotation = row(
  {
    ...quotation.fields,
    /** The texts of what is beyond the limits of the user. */
    reasons: z.array(z.string()),
    mayApprove: yesOrNo,
    waitingSince: instant,
    /** Yes when no active user may approve it. */
    nobody: yesOrNo,
  },
  printedPartiesNames,
);

export type QueuedQuotation = z.output<typeof queuedQuotation>;

/** The queue as a file, with the columns of its page. */
export const approvalQueueCsv: CsvFile<QueuedQuotation> = {
  fileName: 'approval_queue.csv',
  columns: [
    { heading: 'Number', text: (each) => each.number },
    { heading: 'Customer', text: (each) => each.companyName },
    { heading: 'Prepared By', text: (each) => each.preparedBy },
    { heading: 'Amount', text: (each) => formatDecimal(each.totalAmount), kind: 'decimal' },
    { heading: 'Discount', text: (each) => formatDecimal(each.discountPercent), kind: 'decimal' },
    { heading: 'Reasons', text: (each) => each.reasons.join('; ') },
    { heading: 'Waiting since', text: (each) => slashedDate(dateAt(each.waitingSince)), kind: 'slashedDate' },
    { heading: 'You may', text: (each) => each.mayApprove },
  ],
};

/** The most characters of the note of a returned quotation. */
export const maxReturnNote = 500;

/** What the preparer should change. */
export const returnNote = { note: sizedParagraph(maxReturnNote, say.describeChange) };
