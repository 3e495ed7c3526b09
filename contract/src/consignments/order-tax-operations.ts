import { companyMessages } from '../companies/company-messages.ts';
import { customerMessages } from '../customers/customer-messages.ts';
import { taxEntries } from '../gst/tax-entries.ts';
import { taxMessages } from '../gst/tax-messages.ts';
import { orderChangeMessages } from '../order-changes/order-change-messages.ts';
import { orderMessages } from '../orders/order-messages.ts';
import { changed } from '../platform/answers.ts';
import { write } from '../platform/declare-call.ts';
import { conflict, invalid, notFound } from '../platform/failures.ts';
import { id } from '../platform/fields.ts';
import { versionConflict, expectedVersion } from '../platform/version.ts';
import { body } from '../platform/wire.ts';

const { installed, placeOfSupply, placeReason } = taxEntries;

/** The operations on the tax of orders. Separate, because few pages need them. */
export const orderTaxOperations = {
  /**
   * Decides the tax of an order again, from company, customer and site as they are now. Entries of the user that the request leaves out
   * stay. Consignments follow, except those with a frozen decision (`hasFrozenDecision`). No amount of the order changes.
   */
  RecalculateOrderTax: write({
    right: 'Add Tax Document',
    input: body({ orderId: id, ...expectedVersion, installed, placeOfSupply, placeReason }),
    answer: changed('orderId'),
    failures: {
      OrderNotFound: notFound(orderMessages.notFound),
      ...versionConflict,
      ChangeWaits: conflict(orderChangeMessages.waitsAlready(1)),
      CompanyNotFound: notFound(companyMessages.notFound),
      CustomerNotFound: notFound(customerMessages.notFound),
      PlaceReasonMissing: invalid('placeReason', taxMessages.giveReason),
    },
  }),
};
