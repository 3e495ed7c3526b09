/**
 * Laws of links. A link opens one approved quotation and nothing else, and ends with its revision, its validity, its last day or its
 * withdrawal. The database has only the hash of its token, and no log has the token. A GET changes nothing, because mail scanners follow
 * every link. An answer is final, and the database decides which one counts; the same answer from one page counts once: a double click once
 * asked for a change twice, with two mails. A mail that cannot be made leaves no link behind.
 */
import * as z from 'zod';
import { changed, rowsBeside } from '../platform/answers.ts';
import { read, write } from '../platform/declare-call.ts';
import { conflict, invalid, notFound, tooMany } from '../platform/failures.ts';
import { id, yesOrNo } from '../platform/fields.ts';
import { body } from '../platform/wire.ts';
import { quotationMessages } from '../quotations/quotation-messages.ts';
import { printingMessages as print } from '../printing/printing-messages.ts';
import { madeLink, newLink, quotationLink } from './quotation-link.ts';
import { quotationLinkMessages as say } from './quotation-link-messages.ts';

const mayShare = ['Send Quotation', 'Follow Up'] as const;
const quotationUnknown = { QuotationNotFound: notFound(quotationMessages.notFound) };

/** The operations on links of quotations, by name. Customers use none of them: they have the page of the link. */
export const quotationLinksOperations = {
  /** Makes a link to an approved quotation. Its address is answered once: a repeat under the same key answers the number alone. */
  AddQuotationLink: write({
    right: mayShare,
    input: newLink,
    answer: { status: 201, data: z.array(madeLink) },
    secretKeys: ['url'],
    failures: {
      ...quotationUnknown,
      NoAddress: conflict(say.noAddress),
      NotShareable: conflict(say.notShareable),
      ExpiryOutOfRange: invalid('expiresOn', say.expiryOutOfRange),
      TooManyLinks: conflict(say.tooManyLinks),
      Unprintable: conflict(print.unprintable([], 0)),
      TooManyPdfs: tooMany(print.tooManyPdfs),
    },
  }),

  /** The links of a quotation, newest first, and beside them whether links can be made here. */
  GetQuotationLink: read({
    method: 'POST',
    right: 'signed-in',
    input: body({ quotationId: id }),
    answer: rowsBeside(quotationLink, { canshare: yesOrNo }),
    failures: quotationUnknown,
  }),

  /** Ends a link at once. One that was withdrawn before stays as it is. */
  WithdrawQuotationLink: write({
    right: mayShare,
    input: body({ linkId: id }),
    answer: changed('linkId'),
    failures: { LinkNotFound: notFound(say.notFound) },
  }),
};
