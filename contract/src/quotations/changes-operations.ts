import * as z from 'zod';
import { approvalMessages as approvals } from '../approvals/approval-messages.ts';
import { changed } from '../platform/answers.ts';
import { write } from '../platform/declare-call.ts';
import { forbidden, invalid, notFound } from '../platform/failures.ts';
import { id } from '../platform/fields.ts';
import { versionConflict, expectedVersion } from '../platform/version.ts';
import { body, pascal } from '../platform/wire.ts';
import { lossDetails } from './loss.ts';
import { quotationMessages as say } from './quotation-messages.ts';
import { failuresOf } from './quotation-obstacles.ts';
import { newRevision, quotationChange, seenQuotation } from './quotation.ts';
import { chosenRates } from './tax-mode.ts';
import { wrongContents, wrongDeal } from './wrong-contents.ts';

/** Who may change a quotation: holders of Edit Quotation, and with Add Quotation the user who prepared it. */
const changeRight = ['Edit Quotation', 'Add Quotation'] as const;

const refusals = { QuotationNotFound: notFound(say.notFound), Forbidden: forbidden, ...versionConflict };

/** The refusals of the date and the customer of a later revision. */
const wrongRevision = { DateOutOfYear: invalid('date', say.dateOutOfYear), CustomerFixed: invalid('companyId', say.customerFixed) };

export const changesOperations = {
  /** Replaces the contents of a pending quotation. Its number and its preparer stay, and the customer of a later revision. */
  UpdateQuotation: write({
    right: changeRight,
    input: quotationChange,
    rules: [chosenRates],
    answer: changed('quotationId'),
    failures: {
      ...refusals,
      ...failuresOf('edit'),
      DateOutOfNumbersYear: invalid('date', say.dateOutOfNumbersYear),
      ...wrongRevision,
      ...wrongContents,
    },
  }),

  /** Adds the next revision of an approved quotation, which it replaces at once. */
  AddQuotationRevision: write({
    right: changeRight,
    input: newRevision,
    rules: [chosenRates],
    answer: { status: 201, data: z.array(pascal({ quotationId: id, number: z.string(), revision: z.int() })) },
    failures: {
      ...refusals,
      ...failuresOf('revise', 'approve'),
      MayNotApprove: { status: 403, message: say.notAuthorisedToApprove },
      BeyondLimit: { status: 403, message: approvals.beyondLimit('') },
      ...wrongRevision,
      RevisionUnknown: notFound(say.revisionUnknown),
      ...wrongContents,
    },
  }),

  /** Marks a quotation lost, with the reason. */
  MarkQuotationLost: write({
    right: changeRight,
    input: body({ ...seenQuotation, ...lossDetails }),
    answer: changed('quotationId'),
    failures: { ...refusals, ...failuresOf('markLost'), LostReasonUnknown: invalid('lostReason', say.selectLostReason) },
  }),

  /** Takes Lost back. */
  ReopenQuotation: write({
    right: changeRight,
    input: body(seenQuotation),
    answer: changed('quotationId'),
    failures: { ...refusals, ...failuresOf('reopen') },
  }),

  /** Moves a number with its revisions and its order to another deal of the same customer, or to a new deal. */
  MoveQuotation: write({
    right: changeRight,
    input: body({ quotationId: id, dealId: id.optional(), ...expectedVersion }),
    answer: changed('quotationId', 'dealId'),
    failures: { ...refusals, ...failuresOf('move'), ...wrongDeal },
  }),
};
