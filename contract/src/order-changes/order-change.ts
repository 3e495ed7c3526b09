import * as z from 'zod';
import { decimal } from '../platform/decimal.ts';
import { day, id, instant, sizedParagraph, yesOrNo } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';
import { contentsNames, enteredContents } from '../quotations/quotation.ts';
import { orderChangeMessages as say } from './order-change-messages.ts';

/** What becomes of a change: it waits until an approver decides. */
export const changeStates = ['Waiting', 'Approved', 'Void'] as const;
export type ChangeState = (typeof changeStates)[number];

/** Why an order is changed. */
export const changeReason = { reason: sizedParagraph(300, say.enterReason) };

/** The new contents of an order, upon the version that the user has seen. The date of the quotation does not count. */
export const newOrderChange = body(
  {
    orderId: id,
    version: id,
    ...changeReason,
    /** Approves it at once. */
    approve: yesOrNo.nullish(),
    ...enteredContents,
  },
  contentsNames,
);

const text = z.string();

/** A change of an order, as the user evaluates it who reads it. */
export const orderChange = row({
  changeId: id,
  orderId: id,
  /** The number of the order. */
  number: text,
  change: z.int(),
  state: z.enum(changeStates),
  reason: text,
  companyName: text,
  /** What the order cost before, and costs with the change. */
  totalBefore: decimal(),
  totalAmount: decimal(),
  changedBy: text,
  changedOn: instant,
  /** Who decided, and the day in India; blank while it waits. */
  decidedBy: text,
  decidedOn: day,
  version: z.int(),
  /** The texts of what is beyond the limits of the user; none once it is decided. */
  reasons: z.array(text),
  /** Whether the user may approve it now. */
  mayApprove: yesOrNo,
  /** Yes when no active user may approve it. */
  nobody: yesOrNo,
});

export type OrderChange = z.output<typeof orderChange>;
