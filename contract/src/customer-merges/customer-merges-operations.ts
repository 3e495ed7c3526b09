/**
 * Laws of merging customers. Everything that refers to the merged customer moves, in one transaction and under the locks of both: a
 * quotation added at the same time would otherwise belong to a deleted customer. What moved is stored, so that an undo puts back exactly
 * that; documents and bills follow their deal. What a document printed stays. A money record on one customer never settles a bill of the
 * other, so an undo that would cause this is refused.
 */
import { customerMessages } from '../customers/customer-messages.ts';
import { changed, rows } from '../platform/answers.ts';
import { read, write } from '../platform/declare-call.ts';
import { conflict, forbidden, invalid, notFound } from '../platform/failures.ts';
import { id } from '../platform/fields.ts';
import { expectedVersion, versionConflict } from '../platform/version.ts';
import { body } from '../platform/wire.ts';
import { customerMerge } from './customer-merge.ts';
import { mergeMessages as say } from './merge-messages.ts';

const both = {
  Forbidden: forbidden,
  SameCustomer: invalid('mergeId', say.sameCustomer),
  CustomerNotFound: notFound(customerMessages.notFound),
};

/** The operations on merges, by name. Each needs both rights: Edit Customer and Delete Customer. */
export const customerMergesOperations = {
  /** What would move, and what prevents the merge. */
  GetCustomerMerge: read({
    method: 'POST',
    right: 'Delete Customer',
    input: body({ keepId: id, mergeId: id }),
    answer: rows(customerMerge),
    failures: both,
  }),

  /** Moves everything of one customer to the other and deletes it. `version` is that of the customer that goes. */
  MergeCustomers: write({
    right: 'Delete Customer',
    input: body({ keepId: id, mergeId: id, ...expectedVersion }),
    answer: changed('customerId'),
    failures: {
      ...both,
      ...versionConflict,
      /** The sentence says what prevents the merge. */
      NotMergeable: conflict(say.sameCustomer),
    },
  }),

  /** Puts back what a merge has moved. */
  UnmergeCustomers: write({
    right: 'Delete Customer',
    input: body({ mergeId: id }),
    answer: changed('customerId'),
    failures: {
      Forbidden: forbidden,
      NotMerged: notFound(say.notMerged),
      TooLate: conflict(say.tooLate),
      /** The sentence names the customer. */
      HeirMerged: conflict(say.notMerged),
      CompanyAlreadyExists: conflict(customerMessages.companyExists),
      /** The sentence names the receipt or refund. */
      MoneyBetween: conflict(say.notMerged),
    },
  }),
};
