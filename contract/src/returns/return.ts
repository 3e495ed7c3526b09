import * as z from 'zod';
import { date } from '../platform/dates.ts';
import { day, id, instant, line, wholeNumber, yesOrNo } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';
import { returnMessages as say } from './return-messages.ts';

/** Why goods come back. */
export const returnReasons = ['Damaged in transit', 'Wrong product', 'Defect', 'Not wanted', 'Other'] as const;

/** Good pieces go back into stock. */
export const conditions = ['Good', 'Damaged'] as const;

/** Whether other pieces are sent for the returned ones. */
const replacing = ['Yes', 'No'] as const;

/** Pieces of one dispatch that come back. */
const returnedPieces = body({
  dispatchId: id,
  quantity: wholeNumber(1, 1_000_000, say.selectQuantity),
  condition: z.enum(conditions, { error: say.selectCondition }),
  replace: z.enum(replacing, { error: say.selectReplace }),
});

/** What a request to add a return has, in the order of its checks. */
export const newReturn = body({
  orderId: id,
  returnedOn: date(say.selectDate),
  reason: z.enum(returnReasons, { error: say.selectReason }),
  remark: line(300).optional(),
  lines: z.array(returnedPieces).min(1, { error: say.selectDispatch }).max(500),
});

/** Returned pieces of one dispatch in an answer. Several of them can have come back with one return. */
export const returnedLine = row({
  returnLineId: id,
  returnId: id,
  number: z.string(),
  returnedOn: day,
  orderId: id,
  orderNumber: z.string(),
  dealId: id,
  companyName: z.string(),
  dispatchId: id,
  name: z.string(),
  quantity: z.int(),
  condition: z.enum(conditions),
  replace: z.enum(replacing),
  reason: z.enum(returnReasons),
  remark: z.string(),
  /** Whether the pieces are not replaced and their credit note is missing, at a company that keeps its money here. */
  toCredit: yesOrNo,
  updatedBy: z.string(),
  updatedOn: instant,
});

export type ReturnedLine = z.output<typeof returnedLine>;
