/** The invoice that goods of one order leave with, as entered in the wizard and on the sheet of the desk, and its checks. */
import { dispatchMessages as say } from '@vikray/contract/dispatches/dispatch-messages.ts';
import { invoiceDetails } from '@vikray/contract/dispatches/dispatch.ts';
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import * as z from 'zod';
import { today } from '../platform/today.ts';

export interface EnteredInvoice {
  readonly invoiceNumber: string;
  /** YYYY-MM-DD. */
  readonly invoiceDate: string | undefined;
}

/** What decides which invoices fit an order. */
export interface InvoicedOrder {
  /** The date of the order, YYYY-MM-DD. */
  readonly date: string;
  /** Whether the company numbers its invoices itself. */
  readonly issuesHere: boolean;
}

/** Before anything is entered: an invoice of today, unless the order is dated later. */
export function emptyInvoice(orderDate: string): EnteredInvoice {
  return { invoiceNumber: '', invoiceDate: orderDate <= today() ? today() : undefined };
}

const invoice = z.object(invoiceDetails);
/** The entries where the number comes by itself. */
const dateOnly = z.object({ invoiceDate: invoiceDetails.invoiceDate });

/** The first thing to correct, in the words of DSP-14 and DSP-15. */
export function invoiceFailure(entered: EnteredInvoice | undefined, { date, issuesHere }: InvoicedOrder): FailedCheck | undefined {
  const failure = firstMessage(entered, issuesHere ? dateOnly : invoice);
  const { invoiceDate = '' } = entered ?? {};
  if (failure || (invoiceDate >= date && invoiceDate <= today())) return failure;
  return { field: 'invoiceDate', message: say.invoiceDateOutOfRange };
}

/** The invoice of a request. It has passed the checks. */
export function invoiceOf(entered: EnteredInvoice | undefined, issuesHere: boolean): z.output<typeof invoice> {
  return issuesHere ? { invoiceNumber: '', ...dateOnly.parse(entered) } : invoice.parse(entered);
}
