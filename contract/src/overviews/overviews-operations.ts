import { customerMessages } from '../customers/customer-messages.ts';
import { rows } from '../platform/answers.ts';
import { read } from '../platform/declare-call.ts';
import { notFound } from '../platform/failures.ts';
import { id } from '../platform/fields.ts';
import { body } from '../platform/wire.ts';
import { productMessages } from '../products/product-messages.ts';
import { customerOverview } from './customer-overview.ts';
import { productOverview } from './product-overview.ts';

/** The operations that answer what stands beside the wizard of a saved record, by name. */
export const overviewsOperations = {
  /** One row. A customer that was merged into another answers its heir alone. */
  GetCustomerOverview: read({
    method: 'POST',
    right: 'signed-in',
    input: body({ customerId: id }),
    answer: rows(customerOverview),
    failures: { CustomerNotFound: notFound(customerMessages.notFound) },
  }),

  /** One row. */
  GetProductOverview: read({
    method: 'POST',
    right: 'signed-in',
    input: body({ productId: id }),
    answer: rows(productOverview),
    failures: { ProductNotFound: notFound(productMessages.notFound) },
  }),
};
