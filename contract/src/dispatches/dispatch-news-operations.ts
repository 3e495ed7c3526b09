import { consignmentMessages } from '../consignments/consignment-messages.ts';
import { unknownConsignment } from '../consignments/issued-number.ts';
import { dispatchNewsRequest, mailOptions } from '../follow-ups/follow-up.ts';
import { followUpMessages as say } from '../follow-ups/follow-up-messages.ts';
import { mailFailures } from '../follow-ups/follow-ups-operations.ts';
import { changed, rows } from '../platform/answers.ts';
import { read, write } from '../platform/declare-call.ts';
import { conflict, invalid, notFound } from '../platform/failures.ts';
import { id, yesOrNo } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';
import { quotationMessages } from '../quotations/quotation-messages.ts';
import * as z from 'zod';

/** What a user may choose for a mail about goods that have left. */
const newsOptions = row({
  ...mailOptions.fields,
  quotationId: id,
  /** Whether an invoice was issued here, which the mail can carry. */
  hasInvoice: yesOrNo,
  /** The number of the contact person for WhatsApp; blank for none. */
  whatsApp: z.string(),
});

/** The operations that tell customers of their goods. Separate, because few pages need them. */
export const dispatchNewsOperations = {
  /** What a user may choose for the mail about a consignment. */
  GetDispatchNews: read({
    method: 'POST',
    right: 'Send Quotation',
    input: body({ consignmentId: id }),
    answer: rows(newsOptions),
    failures: { ...unknownConsignment, QuotationNotFound: notFound(quotationMessages.notFound) },
  }),

  /** Tells the customer by mail which goods have left. */
  SendDispatchNews: write({
    right: 'Send Quotation',
    input: dispatchNewsRequest,
    answer: changed('mailId'),
    failures: {
      ...unknownConsignment,
      QuotationNotFound: notFound(quotationMessages.notFound),
      LinkOfOrder: invalid('text', say.linkOfOrder),
      Cancelled: conflict(consignmentMessages.cancelled),
      NotIssued: conflict(say.noInvoiceIssued, 'attach'),
      ...mailFailures,
    },
  }),
};
