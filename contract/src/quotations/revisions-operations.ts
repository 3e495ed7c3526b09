import { rows } from '../platform/answers.ts';
import { read } from '../platform/declare-call.ts';
import { conflict, notFound } from '../platform/failures.ts';
import { id, yesOrNo } from '../platform/fields.ts';
import { body } from '../platform/wire.ts';
import { differenceMessages } from './difference-messages.ts';
import { quotationDifference } from './quotation-difference.ts';
import { quotationMessages as say } from './quotation-messages.ts';
import { quotationRevision } from './quotation-revision.ts';

const unknownQuotation = { QuotationNotFound: notFound(say.notFound) };

/** The operations on the revisions of a quotation, by name. */
export const revisionsOperations = {
  /** All revisions of a quotation's number, newest first. */
  GetQuotationRevision: read({
    method: 'POST',
    right: 'signed-in',
    input: body({ quotationId: id }),
    answer: rows(quotationRevision),
    failures: unknownQuotation,
  }),

  /** What differs between two revisions of one number, in either order. `all` also answers what is the same. */
  GetQuotationDifference: read({
    method: 'POST',
    right: 'signed-in',
    input: body({ quotationId: id, againstId: id, all: yesOrNo.optional() }),
    answer: rows(quotationDifference),
    failures: { ...unknownQuotation, NotTogether: conflict(differenceMessages.notTogether) },
  }),
};
