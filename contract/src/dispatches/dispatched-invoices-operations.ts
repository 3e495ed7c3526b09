import { consignmentMessages as say } from '../consignments/consignment-messages.ts';
import { issuedNumber, unknownConsignment } from '../consignments/issued-number.ts';
import { write } from '../platform/declare-call.ts';
import { conflict } from '../platform/failures.ts';
import { id } from '../platform/fields.ts';
import { versionConflict, expectedVersion } from '../platform/version.ts';
import { body } from '../platform/wire.ts';

/** The operations on the invoices of dispatched goods. Separate, because few pages need them. */
export const dispatchedInvoicesOperations = {
  /** Issues an invoice for a consignment that left without one, or whose last one is void. */
  IssueInvoice: write({
    right: 'Add Tax Document',
    input: body({ consignmentId: id, ...expectedVersion }),
    answer: issuedNumber,
    failures: {
      ...unknownConsignment,
      ...versionConflict,
      Cancelled: conflict(say.cancelled),
      ChargedBefore: conflict(say.chargedBefore),
      InvoiceIssued: conflict(say.invoiceIssued),
      NotIssuedHere: conflict(say.notIssuedHere),
      TaxNotAllowed: conflict(say.taxNotAllowed),
      TaxUndecided: conflict(say.undecided),
    },
  }),
};
