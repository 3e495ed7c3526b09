import * as z from 'zod';
import { brochureMessages } from '../brochures/brochure-messages.ts';
import { customerMessages } from '../customers/customer-messages.ts';
import { dealMessages } from '../deals/deal-messages.ts';
import { changed } from '../platform/answers.ts';
import { write } from '../platform/declare-call.ts';
import { conflict, forbidden, invalid, notFound } from '../platform/failures.ts';
import { id } from '../platform/fields.ts';
import { versionConflict } from '../platform/version.ts';
import { body, pascal } from '../platform/wire.ts';
import { salesCallMessages } from '../sales-calls/sales-call-messages.ts';
import { enquiryMessages as say } from './enquiry-messages.ts';
import { closedEnquiry, enquiryRules, hasCompany, newEnquiry, seenEnquiry } from './enquiry.ts';

const refusals = {
  DealNotFound: notFound(dealMessages.notFound),
  Forbidden: forbidden,
  DealQuoted: conflict(say.hasQuotation),
  ...versionConflict,
};

/** The operations on enquiries, by name. */
export const enquiriesOperations = {
  /** Begins a deal with an enquiry. A brochure request or sales call that is an enquiry already leads to its deal, and nothing is added. */
  AddEnquiry: write({
    right: 'Add Enquiry',
    input: newEnquiry,
    rules: [hasCompany, enquiryRules],
    answer: { status: 201, data: z.array(pascal({ dealId: id, number: z.string() })) },
    failures: {
      CustomerUnknown: invalid('customerId', customerMessages.notFound),
      NextDateOutOfRange: invalid('nextOn', say.nextDateOutOfRange),
      RequestUnknown: invalid('brochureId', brochureMessages.notFound),
      CallUnknown: invalid('callId', salesCallMessages.notFound),
      AlreadyAdded: conflict(say.alreadyAdded),
    },
  }),

  /** Closes an enquiry from which no quotation came. For holders of Add Enquiry and the owner of the deal. */
  CloseEnquiry: write({
    right: 'signed-in',
    input: body(closedEnquiry),
    answer: changed('dealId'),
    failures: { ...refusals, EnquiryClosed: conflict(say.closedAlready), LostReasonUnknown: invalid('lostReason', say.selectReason) },
  }),

  /** Opens a closed enquiry again. */
  ReopenEnquiry: write({
    right: 'signed-in',
    input: body(seenEnquiry),
    answer: changed('dealId'),
    failures: { ...refusals, EnquiryOpen: conflict(say.notClosed) },
  }),
};
