import * as z from 'zod';
import { typedGstin } from '../gst/gst-fields.ts';
import { id, line } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';
import { customerStatuses } from './customer-status.ts';

/** Why two customers may be the same. The strongest reason comes first. */
export const likenesses = ['Same GSTIN', 'Same mobile number', 'Similar name'] as const;

/** What is known of a customer that may be there already. */
export const likelyQuery = body({
  companyName: line(200).optional(),
  gstin: typedGstin,
  /** The mobile numbers of its contact persons. */
  mobiles: z.array(line(20)).max(100).optional(),
  /** The customer itself, if it is saved. */
  exceptId: id.optional(),
});

/** A customer that may be the same. */
export const likelyCustomer = row({
  customerId: id,
  companyName: z.string(),
  city: z.string(),
  status: z.enum(customerStatuses),
  likeness: z.enum(likenesses),
});

export type LikelyCustomer = z.output<typeof likelyCustomer>;
