import * as z from 'zod';
import { decimal } from '../platform/decimal.ts';
import { day, id, instant } from '../platform/fields.ts';
import { row } from '../platform/wire.ts';
import { shownStatuses } from './quotation-status.ts';

const text = z.string();

/** A revision among all revisions of its number (REV-22). */
export const quotationRevision = row({
  quotationId: id,
  number: text,
  revision: z.int(),
  date: day,
  totalAmount: decimal(),
  shownStatus: z.enum(shownStatuses),
  /** Why it was made; blank for revision 0. */
  revisionReason: text,
  /** The name of the user who changed it last. */
  updatedBy: text,
  updatedOn: instant,
  /** When it was first mailed; blank if it has not been handed over to anyone. */
  handedOverAt: instant,
});

export type QuotationRevision = z.output<typeof quotationRevision>;
