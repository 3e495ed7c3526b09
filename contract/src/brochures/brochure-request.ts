import * as z from 'zod';
import { id, requiredParagraph } from '../platform/fields.ts';
import { expectedVersion } from '../platform/version.ts';
import { body, row } from '../platform/wire.ts';
import { brochureMessages as say } from './brochure-messages.ts';

/** The greatest length of a remark, in characters. */
export const maxRemarkLetters = 1000;

/** A request to change the remark, which must not be blank. */
export const changedRemark = body({ id, remarks: requiredParagraph(maxRemarkLetters, say.enterRemark), ...expectedVersion });

/** A brochure request in an answer; `remarks` is blank until a user writes one. */
export const brochureRequest = row(
  {
    requestId: id,
    name: z.string(),
    companyName: z.string(),
    state: z.string(),
    mobile: z.string(),
    email: z.string(),
    remarks: z.string(),
    version: z.int(),
    /** The deal of the enquiry that it became; null if it became none. */
    dealId: id.nullable(),
    /** The number of that deal; blank for none. */
    dealNumber: z.string(),
  },
  { requestId: 'fld_id', companyName: 'fld_company_name' },
);

export type BrochureRequest = z.output<typeof brochureRequest>;

/** The filter text of the list. The key is documented, but only a blank text is accepted; anything else is refused. */
export const blankWhereClause = z
  .string()
  .max(200, { abort: true })
  .refine((text) => text.trim() === '', { error: say.unknownFilter })
  .optional();
