import * as z from 'zod';
import { addressId } from '../../platform/address-id.ts';

/** Which quotation the builder begins with, as its address says it. Invalid values count as absent. */
export const builderSearch = z.object({
  /** Changes this pending quotation. */
  edit: addressId,
  /** Makes the next revision of this quotation. */
  revise: addressId,
  /** The older revision whose contents the next one begins with. */
  basedon: addressId,
  /** Copies this quotation. */
  copy: addressId,
  /** The copy is for another customer. */
  othercustomer: z.coerce.number().pipe(z.literal(1)).optional().catch(undefined),
  /** Makes the first quotation of this enquiry, or another one of this deal. */
  deal: addressId,
  /** The customer that was just added for that enquiry; without one, the customer to quote. */
  customer: addressId,
});
