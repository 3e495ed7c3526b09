/** A dispatch as entered in the wizard, its checks, and the conversion to the contract's request. */
import { dispatchMessages as say } from '@vikray/contract/dispatches/dispatch-messages.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { dispatchStatus } from '@vikray/contract/orders/order-status.ts';
import type { Order, OrderProduct } from '@vikray/contract/orders/order.ts';
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import { longInstant } from '@vikray/contract/platform/dates.ts';
import { formatDecimal } from '@vikray/contract/platform/decimal.ts';
import type { LoginRecord } from '@vikray/contract/session/login-record.ts';
import { disclaimerTicked } from '../ui/forms/CheckedDisclaimer.tsx';
import { outgoingLines, type TypedQuantities } from './dispatch-line.ts';
import { emptyInvoice, invoiceFailure, invoiceOf, type EnteredInvoice } from './entered-invoice.ts';

export interface DispatchForm extends EnteredInvoice {
  readonly quantities: TypedQuantities;
  readonly disclaimer: boolean;
}

/** The form before anything is entered. */
export function emptyDispatch({ date }: Pick<Order, 'date'>): DispatchForm {
  return { quantities: {}, ...emptyInvoice(date), disclaimer: false };
}

/** The order to dispatch, and its lines with the current stock. */
export interface OrderToDispatch {
  readonly order: Order;
  readonly lines: readonly OrderProduct[];
  /** Whether the company numbers its invoices itself. */
  readonly issuesHere: boolean;
}

/** Step 2: no line exceeds its limits, and at least one has a quantity (DSP-11, DSP-12). */
export function linesFailure({ quantities }: DispatchForm, lines: readonly OrderProduct[]): FailedCheck | undefined {
  const outgoing = outgoingLines(lines, quantities);
  for (const { line, failure } of outgoing) {
    if (failure) return { field: `lines.${line.id}`, message: failure };
  }
  return outgoing.some(({ quantity }) => quantity > 0) ? undefined : { field: 'lines', message: say.selectQuantity };
}

/** Step 3, in the order and words of DSP-14 to DSP-16. */
export function invoiceStepFailure(form: DispatchForm, { order, issuesHere }: OrderToDispatch): FailedCheck | undefined {
  return invoiceFailure(form, { date: order.date, issuesHere }) ?? firstMessage(form, disclaimerTicked);
}

/** The request that dispatches all lines together. The form has passed all checks. Its status and stock are those that the user saw. */
export function newDispatchOf(form: DispatchForm, { order, lines, issuesHere }: OrderToDispatch, by: LoginRecord): InputOf<'AddDispatch'> {
  const outgoing = outgoingLines(lines, form.quantities);
  const after = outgoing.map(({ line, quantity }) => ({ quantity: line.quantity, dispatchQuantity: line.dispatchQuantity + quantity }));
  return {
    orderId: order.orderId,
    ...invoiceOf(form, issuesHere),
    status: dispatchStatus(after),
    lines: outgoing.flatMap(({ line, quantity }, position) =>
      quantity === 0
        ? []
        : {
            productMapId: line.id,
            productId: line.productId,
            dispatchQuantity: quantity,
            currentQuantity: formatDecimal(line.stock),
            status: dispatchStatus(after.slice(position, position + 1)),
          },
    ),
    updatedBy: by.userId,
    updatedOn: longInstant(new Date()),
  };
}
