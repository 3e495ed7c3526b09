/**
 * Laws of changed orders. An order goes on as it was until its change is approved, and has one open change at a time. What has left keeps
 * product, quantity and rate, and what is invoiced stays: both are checked again when the change is approved, because goods leave while it
 * waits. The order itself always holds the contents that count, so whoever reads it reads the changed ones. Earlier contents stay with
 * their change. A void change uses its number: two papers of one number once contradicted each other.
 */
import * as z from 'zod';
import { approvalMessages as approvals } from '../approvals/approval-messages.ts';
import { orderMessages } from '../orders/order-messages.ts';
import { changed, rows } from '../platform/answers.ts';
import { read, write } from '../platform/declare-call.ts';
import { conflict, forbidden, invalid, notFound } from '../platform/failures.ts';
import { id, yesOrNo } from '../platform/fields.ts';
import { versionConflict } from '../platform/version.ts';
import { body, pascal } from '../platform/wire.ts';
import { quotationDifference } from '../quotations/quotation-difference.ts';
import { quotationMessages } from '../quotations/quotation-messages.ts';
import { chosenRates } from '../quotations/tax-mode.ts';
import { wrongContents } from '../quotations/wrong-contents.ts';
import { orderChangeMessages as say } from './order-change-messages.ts';
import { changeStates, newOrderChange, orderChange } from './order-change.ts';

const unknownOrder = { OrderNotFound: notFound(orderMessages.notFound) };
const unknownChange = { ChangeNotFound: notFound(say.notFound) };

/** What keeps a change from counting. The sentences name the goods or the amount. */
const impossible = {
  AlreadyDispatched: conflict(say.alreadyDispatched({ name: 'a product', pieces: 1 })),
  AlreadyInvoiced: conflict(say.alreadyInvoiced(0)),
};

const notApproved = {
  MayNotApprove: { status: 403, message: quotationMessages.notAuthorisedToApprove },
  BeyondLimit: { status: 403, message: approvals.beyondLimit('') },
} as const;

/** The operations on changes of orders, by name. */
export const orderChangesOperations = {
  /** Enters new contents of an order of which something is pending. They count once the change is approved. */
  ChangeOrder: write({
    right: 'Edit Order',
    input: newOrderChange,
    rules: [chosenRates],
    answer: { status: 201, data: z.array(pascal({ changeId: id, change: z.int() })) },
    failures: {
      ...unknownOrder,
      ...notApproved,
      ChangeWaits: conflict(say.waitsAlready(1)),
      NothingPending: conflict(say.nothingPending),
      ...versionConflict,
      CustomerFixed: invalid('companyId', say.customerFixed),
      CompanyFixed: invalid('preparedFor', say.companyFixed),
      ...wrongContents,
      ...impossible,
    },
  }),

  /** Approves a change within the limits of the user, or makes it void. The user who entered a change may also make it void. */
  DecideOrderChange: write({
    right: ['Approve Quotation', 'Edit Order'],
    input: body({ changeId: id, version: id, status: z.enum(changeStates).exclude(['Waiting']) }),
    answer: changed('changeId'),
    failures: {
      ...unknownChange,
      Forbidden: forbidden,
      ...notApproved,
      ChangeDecided: conflict(say.decided),
      ...versionConflict,
      ...impossible,
    },
  }),

  /** The changes of an order, newest first. */
  GetOrderChange: read({
    method: 'POST',
    right: 'signed-in',
    input: body({ orderId: id }),
    answer: rows(orderChange),
    failures: unknownOrder,
  }),

  /** The changes that wait for approval, the longest waiting first. */
  GetWaitingOrderChange: read({ right: 'Approve Quotation', answer: rows(orderChange) }),

  /** What a change makes different, as `GetQuotationDifference` answers it. `all` also answers what is the same. */
  GetOrderChangeDifference: read({
    method: 'POST',
    right: 'signed-in',
    input: body({ changeId: id, all: yesOrNo.optional() }),
    answer: rows(quotationDifference),
    failures: unknownChange,
  }),
};
