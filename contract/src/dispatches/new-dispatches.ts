/** The request that dispatches lines of several orders together. */
import * as z from 'zod';
import { enteredTransport } from '../consignments/transport.ts';
import { id } from '../platform/fields.ts';
import { body } from '../platform/wire.ts';
import { dispatchDeskMessages as say } from './dispatch-desk-messages.ts';
import { dispatchMessages } from './dispatch-messages.ts';
import { dispatchLine, invoiceDetails, numberOrBlank } from './dispatch.ts';

/** The most orders and lines of one request. */
export const mostOrders = 100;
/** The most lines of one request. */
export const mostLines = 500;

const dispatchOfOrder = body({
  orderId: id,
  invoiceNumber: numberOrBlank,
  invoiceDate: invoiceDetails.invoiceDate,
  lines: z.array(dispatchLine).min(1, { error: dispatchMessages.selectQuantity }).max(mostLines, { error: say.tooManyLines }),
});

/** Several dispatches that leave together, or none. */
export const newDispatches = body({
  dispatches: z.array(dispatchOfOrder).min(1, { error: dispatchMessages.selectQuantity }).max(mostOrders, { error: say.tooManyOrders }),
  /** How all of these goods travel. */
  transport: body(enteredTransport).optional(),
});

/** Something of each order leaves, and not too many lines at once. */
export const hasDispatchedLines = z
  .object({ dispatches: z.array(z.object({ lines: z.array(z.object({ dispatchQuantity: z.int() })) })) })
  .superRefine(({ dispatches }, context) => {
    const empty = dispatches.findIndex(({ lines }) => lines.every(({ dispatchQuantity }) => dispatchQuantity === 0));
    if (empty >= 0) context.addIssue({ code: 'custom', path: ['dispatches', empty, 'lines'], message: dispatchMessages.selectQuantity });
    const count = dispatches.reduce((sum, { lines }) => sum + lines.length, 0);
    if (count > mostLines) context.addIssue({ code: 'custom', path: ['dispatches'], message: say.tooManyLines });
  });
