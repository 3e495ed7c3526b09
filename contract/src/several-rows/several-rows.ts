import * as z from 'zod';
import { yesOrNo } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';
import { severalRowsMessages as say } from './several-rows-messages.ts';

/** The most rows of a request, and of one that sends mails. */
const mostRows = 200;
const mostMails = 20;

interface OnSeveral {
  /** The key of the body that names the record. */
  readonly idKey: string;
  readonly most: number;
}

/** The operations that can be run on several rows. */
export const operationsOnSeveral = {
  UpdatequotationStatus: { idKey: 'quotationid', most: mostRows },
  MarkQuotationLost: { idKey: 'quotationid', most: mostRows },
  UpdateFollowUp: { idKey: 'dealid', most: mostRows },
  ApproveCustomer: { idKey: 'customerid', most: mostRows },
  DeleteCustomer: { idKey: 'id', most: mostRows },
  ApproveProduct: { idKey: 'productid', most: mostRows },
  DeleteProduct: { idKey: 'id', most: mostRows },
  UpdateOrderPromise: { idKey: 'orderid', most: mostRows },
  UpdateProductControl: { idKey: 'productid', most: mostRows },
  SendMailer: { idKey: 'quotationid', most: mostMails },
  SendReminder: { idKey: 'customerid', most: mostMails },
} as const satisfies Readonly<Record<string, OnSeveral>>;

/** The name of such an operation. */
export type OperationOnSeveral = keyof typeof operationsOnSeveral;

// The keys of the declaration.
const names = Object.keys(operationsOnSeveral) as [OperationOnSeveral, ...OperationOnSeveral[]];

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
  .refine(({ operation, rows }) => rows.length <= operationsOnSeveral[operation].most, { path: ['rows'], error: say.atMost(mostMails) });

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
