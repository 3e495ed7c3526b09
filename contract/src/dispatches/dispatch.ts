import * as z from 'zod';
import { date } from '../platform/dates.ts';
import { day, id, instant, line, requiredId, requiredLine, statedByClient, wholeNumber } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';
import { dispatchMessages as say } from './dispatch-messages.ts';

/** Step 3, in the order of its checks. */
export const invoiceDetails = {
  invoiceNumber: requiredLine(40, say.enterInvoiceNumber).regex(/^\d{1,16}$/, { error: say.invalidInvoiceNumber }),
  invoiceDate: date(say.enterInvoiceDate),
};

/** The number where the panel may number the invoices of the company: then it is blank. */
export const numberOrBlank = z
  .string({ error: say.enterInvoiceNumber })
  .pipe(line(40).regex(/^\d{0,16}$/, { error: say.invalidInvoiceNumber }))
  .optional();

const quantity = wholeNumber(0, 1_000_000, say.selectQuantity);

/** The product that the sender expects on the line. If it is given, it must be the line's product. */
const productOfLine = requiredId(say.lineUnknown).nullish();

/** The quantity of an order line to dispatch now, in whole pieces; 0 for none. */
export const dispatchLine = body({
  productMapId: id,
  dispatchQuantity: quantity,
  productId: productOfLine,
  status: statedByClient,
  currentQuantity: statedByClient,
});

/** With `lines`, all of them are dispatched together. The documented body has the fields of a single line instead. */
export const newDispatch = body({
  orderId: id,
  invoiceNumber: numberOrBlank,
  invoiceDate: invoiceDetails.invoiceDate,
  productMapId: id.optional(),
  dispatchQuantity: quantity.optional(),
  productId: productOfLine,
  status: statedByClient,
  currentQuantity: statedByClient,
  lines: z.array(dispatchLine).min(1, { error: say.selectQuantity }).max(500).optional(),
  updatedBy: statedByClient,
  updatedOn: statedByClient,
});

/** Without `lines`, the body must be a complete line. At least one piece must be dispatched. */
export const hasDispatchedLine = z
  .object({
    lines: z.array(z.object({ dispatchQuantity: z.int() })).optional(),
    productMapId: z.unknown().optional(),
    dispatchQuantity: z.int().optional(),
  })
  .refine(({ lines, productMapId }) => lines !== undefined || productMapId !== undefined, {
    path: ['productMapId'],
    error: say.lineUnknown,
  })
  .refine(({ lines, dispatchQuantity = 0 }) => (lines ?? [{ dispatchQuantity }]).some((each) => each.dispatchQuantity > 0), {
    path: ['dispatchQuantity'],
    error: say.selectQuantity,
  });

export type NewDispatch = z.output<typeof newDispatch>;

/** A dispatched line stands, or its goods did not leave. */
export const dispatchStatuses = ['Dispatched', 'Cancelled'] as const;

/** A dispatched line with the invoice in force, order and product. Dates are YYYY-MM-DD, quantities whole pieces. */
export const dispatch = row({
  id,
  orderId: id,
  invoiceNumber: z.string(),
  invoiceDate: day,
  dispatchDate: day,
  number: z.string(),
  name: z.string(),
  dispatchQuantity: z.int(),
  updatedOn: instant,
  /** The deal of its order. */
  dealId: id,
  /** The consignment that it left with; null in records from before consignments existed. */
  consignmentId: id.nullable(),
  /** How it travelled; blank where unknown. */
  transporter: z.string(),
  vehicleNumber: z.string(),
  lrNumber: z.string(),
  /** The last void invoice, which is its own number while no other is in force; blank for none. */
  voidInvoice: z.string(),
  status: z.enum(dispatchStatuses),
  /** Why it was cancelled; blank while it stands. */
  cancelReason: z.string(),
  /** How many of its pieces have come back. */
  returnedQuantity: z.int(),
});

export type Dispatch = z.output<typeof dispatch>;
