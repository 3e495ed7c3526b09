/**
 * Laws of approving. An approval checks the lines again and refuses one that is added at the same time: approved lines must sum to the
 * approved amount. SQL filters the queue and `findings` explain it; a test compares the two.
 */
import * as z from 'zod';
import { approvalReason, approver } from '../approvals/approval-reasons.ts';
import { changed, rowsBeside } from '../platform/answers.ts';
import { read, write } from '../platform/declare-call.ts';
import { list } from '../platform/declare-list.ts';
import { notFound } from '../platform/failures.ts';
import { id } from '../platform/fields.ts';
import { versionConflict } from '../platform/version.ts';
import { body } from '../platform/wire.ts';
import { approvalQueueCsv, queuedQuotation, returnNote } from './queued-quotation.ts';
import { quotationMessages as say } from './quotation-messages.ts';
import { failuresOf } from './quotation-obstacles.ts';
import { seenQuotation } from './quotation.ts';

const unknownQuotation = { QuotationNotFound: notFound(say.notFound) };

/** The operations on the approval of quotations, by name. */
export const approvalOperations = {
  /**
   * What the rules say of a quotation, with the limits of the user, and who could approve it now. Users without Approve Quotation have no
   * limits here.
   */
  GetApprovalReasons: read({
    method: 'POST',
    right: 'signed-in',
    input: body({ quotationId: id }),
    answer: rowsBeside(approvalReason, { approvers: z.array(approver) }),
    failures: unknownQuotation,
  }),

  /** The quotations that wait for approval and are not returned, the longest waiting first. */
  GetApprovalQueue: list({
    right: 'Approve Quotation',
    row: queuedQuotation,
    sorts: ['waitingSince', 'totalAmount', 'companyName'],
    filters: { mayApprove: z.enum(['Yes', 'All']).optional() },
    csv: approvalQueueCsv,
  }),

  /** Asks the preparer of a quotation for a change. It leaves the queue until its contents are changed. */
  ReturnQuotation: write({
    right: 'Approve Quotation',
    input: body({ ...seenQuotation, ...returnNote }),
    answer: changed('quotationId'),
    failures: { ...unknownQuotation, ...failuresOf('return'), ...versionConflict },
  }),
};
