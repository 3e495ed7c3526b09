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
  othercustomer: z.coerce.number().pipe(z.literal(1)).optional().catch(undefined),
});
