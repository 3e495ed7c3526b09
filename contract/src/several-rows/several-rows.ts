import * as z from 'zod';
import { yesOrNo } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';
import { severalRowsMessages as say } from './several-rows-messages.ts';

/** The operations that can be run on several rows, each with the key of its body that names the record. */
export const operationsOnSeveral = {
  UpdatequotationStatus: 'quotationid',
  MarkQuotationLost: 'quotationid',
  UpdateFollowUp: 'dealid',
  ApproveCustomer: 'customerid',
  DeleteCustomer: 'id',
  ApproveProduct: 'productid',
  DeleteProduct: 'id',
  UpdateOrderPromise: 'orderid',
  UpdateProductControl: 'productid',
  SendMailer: 'quotationid',
} as const;

export type OperationOnSeveral = keyof typeof operationsOnSeveral;

// The keys of the declaration.
const names = Object.keys(operationsOnSeveral) as [OperationOnSeveral, ...OperationOnSeveral[]];

/** The most rows of a request. */
export const mostRows = 200;
/** The most mails of a request. */
const mostMails = 20;

/** The most rows for an operation. */
export function mostRowsOf(operation: OperationOnSeveral): number {
  return operation === 'SendMailer' ? mostMails : mostRows;
}

/** An operation and the body of its request for each row. */
export const severalRows = body({
  operation: z.enum(names, { error: say.notForSeveral }),
  rows: z
    .array(z.record(z.string(), z.unknown()), { error: say.chooseRows })
    .min(1, { error: say.chooseRows })
    .max(mostRows, { error: say.atMost(mostRows) }),
});

/** The limit of an operation with a lower one. */
export const isWithinLimit = z
  .custom<z.output<typeof severalRows>>()
  .refine(({ operation, rows }) => rows.length <= mostRowsOf(operation), { path: ['rows'], error: say.atMost(mostMails) });

/** What became of a row, in the order of the request. */
export const rowResult = row({
  /** Counted from 0. */
  index: z.int().min(0),
  ok: yesOrNo,
  /** The status of the same request alone. */
  status: z.int(),
  /** The rows of its answer; none if it was refused. */
  answer: z.array(z.unknown()),
  /** Why it was refused; blank if it was not. */
  message: z.string(),
  /** The record that the row names; 0 if it names none. */
  id: z.int().min(0),
});

export type RowResult = z.output<typeof rowResult>;
