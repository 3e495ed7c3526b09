/** The limits up to which users may approve quotations. Each belongs to one user, or to everyone without their own row. */
import * as z from 'zod';
import { blankableDecimal } from '../platform/decimal.ts';
import { wholeNumber, yesOrNo } from '../platform/fields.ts';
import { readPercent } from '../platform/read-amount.ts';
import { expectedVersionOrNone } from '../platform/version.ts';
import { body, row } from '../platform/wire.ts';
import { approvalMessages as say, limitWords as words } from './approval-messages.ts';

/** The user id of the row 'Everybody'. */
export const everybody = 0;

/** The largest limit of a total, in paise: ₹10,00,00,00,000. */
const largestTotal = 1_000_000_000_000;
/** More than there are users: a longer list is a mistake or an attack. */
const maxRows = 500;

const total = blankableDecimal(say.outOfRange, { least: 1, most: largestTotal });
const percentage = blankableDecimal(say.outOfRange, { most: 100_00, read: readPercent });

/** The six limits. A blank amount or percentage means none, and Yes means that the user may. */
export const limitFields = {
  /** Paise. */
  mostTotal: total,
  /** The discount of the quotation, in hundredths of a percent. */
  mostDiscount: percentage,
  /** How far a line may be below MRP, in hundredths of a percent. */
  mostBelowMrp: percentage,
  belowFloor: yesOrNo,
  pending: yesOrNo,
  own: yesOrNo,
};

const ownerId = wholeNumber(0, Number.MAX_SAFE_INTEGER);

/** The limits of one user in an answer, or those of Everybody, whose user id is 0. */
export const approvalLimit = row({ userId: z.int(), name: z.string(), ...limitFields, version: z.int() });

/** Limits to set: a field that is left out stays as it is, and a blank one is taken out. */
const changedLimit = body({
  userId: ownerId,
  mostTotal: total.optional(),
  mostDiscount: percentage.optional(),
  mostBelowMrp: percentage.optional(),
  belowFloor: yesOrNo.optional(),
  pending: yesOrNo.optional(),
  own: yesOrNo.optional(),
  ...expectedVersionOrNone,
});

/** The rows to change or add, and the users whose rows go. */
export const changedLimits = body({
  limits: z
    .array(changedLimit)
    .max(maxRows)
    .refine((limits) => new Set(limits.map(({ userId }) => userId)).size === limits.length, { error: say.namedTwice })
    .default([]),
  remove: z.array(ownerId).max(maxRows).default([]),
});

export type ApprovalLimit = z.output<typeof approvalLimit>;
export type ChangedLimit = z.output<typeof changedLimit>;

/** The limits themselves, whoever has them. */
export type Limits = Pick<ApprovalLimit, keyof typeof limitFields>;

/** Limits that allow everything. */
export const noLimits: Limits = { mostTotal: null, mostDiscount: null, mostBelowMrp: null, belowFloor: 'Yes', pending: 'Yes', own: 'Yes' };

/** The limits in words, with commas between them; blank if they allow everything. */
export function limitsInWords({ mostTotal, mostDiscount, mostBelowMrp, belowFloor, pending, own }: Limits): string {
  return [
    mostTotal !== null && words.total(mostTotal),
    mostDiscount !== null && words.discount(mostDiscount),
    mostBelowMrp !== null && words.belowMrp(mostBelowMrp),
    belowFloor === 'No' && words.notBelowFloor,
    pending === 'No' && words.notPending,
    own === 'No' && words.notOwn,
  ]
    .filter((word) => word !== false)
    .join(', ');
}
