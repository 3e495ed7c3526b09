import * as z from 'zod';

const quotationId = z.coerce.number().int().min(1).optional().catch(undefined);

/** Which quotation the builder begins with, as its address says it. Invalid values count as absent. */
export const builderSearch = z.object({
  /** Changes this pending quotation. */
  edit: quotationId,
  /** Makes the next revision of this quotation. */
  revise: quotationId,
  /** The older revision whose contents the next one begins with. */
  basedon: quotationId,
  /** Copies this quotation. */
  copy: quotationId,
  /** The copy is for another customer. */
  /** Makes the first quotation of this enquiry, or another one of this deal. */
  deal: quotationId,
  /** The customer that was just added for that enquiry. */
  customer: quotationId,
  othercustomer: z.coerce.number().pipe(z.literal(1)).optional().catch(undefined),
});
