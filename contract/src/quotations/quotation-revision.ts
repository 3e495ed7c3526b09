import * as z from 'zod';
import { decimal } from '../platform/decimal.ts';
import { day, id, instant } from '../platform/fields.ts';
import { row } from '../platform/wire.ts';
import { shownStatuses } from './quotation-status.ts';

const text = z.string();

/** How a revision reached its customer, and what the customer did with it. A link that was made for a mail is part of the mail. */
export const handoverKinds = ['Mailed', 'WhatsApp', 'Link', 'Opened', 'Accepted', 'Change', 'Declined'] as const;
export type HandoverKind = (typeof handoverKinds)[number];

/** The first time that this happened with a revision. A link alone was made, and perhaps handed over. */
const handover = row({ kind: z.enum(handoverKinds), at: instant });

/** A revision among all revisions of its number (REV-22). */
export const quotationRevision = row(
  {
    quotationId: id,
    number: text,
    revision: z.int(),
    date: day,
    totalAmount: decimal(),
    shownStatus: z.enum(shownStatuses),
    /** Why it was made; blank for revision 0. */
    revisionReason: text,
    /** The user who made it, and when. */
    madeBy: text,
    madeOn: instant,
    /** The user who changed it last, such as by approving it. */
    updatedBy: text,
    updatedOn: instant,
    /** When it was first mailed, sent by WhatsApp or opened; blank if it has not been handed over to anyone. */
    handedOverAt: instant,
    handovers: z.array(handover),
  },
  { handovers: 'handovers' },
);

export type QuotationRevision = z.output<typeof quotationRevision>;
