/** The sheet of the desk: one invoice for each order, the transport of all, and the request that both make. */
import { dispatchMessages as say } from '@vikray/contract/dispatches/dispatch-messages.ts';
import { invoiceDetails } from '@vikray/contract/dispatches/dispatch.ts';
import type { OpenOrderLine } from '@vikray/contract/dispatches/open-order-line.ts';
import { enteredTransport } from '@vikray/contract/consignments/transport.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import * as z from 'zod';
import { today } from '../../platform/today.ts';
import { disclaimerTicked } from '../../ui/forms/CheckedDisclaimer.tsx';
import type { TickedLine, TickedLines } from './ticked-lines.ts';

/** The ticked lines of one order. */
export interface SheetOrder {
  readonly orderId: number;
  /** Stands for what the lines have in common. */
  readonly first: OpenOrderLine;
  readonly lines: readonly TickedLine[];
}

/** The orders of a sheet, in the order in which they were ticked. */
export function sheetOrders(ticked: TickedLines): SheetOrder[] {
  return [...Map.groupBy(ticked.values(), ({ line }) => line.orderId)].flatMap(([orderId, lines]) => {
    const first = lines[0]?.line;
    return first ? [{ orderId, first, lines }] : [];
  });
}

export interface SheetInvoice {
  readonly invoiceNumber: string;
  /** YYYY-MM-DD. */
  readonly invoiceDate: string | undefined;
}

/** What the sheet asks about the transport. */
export const transportFields = ['transporter', 'vehicleNumber', 'lrNumber', 'lrDate', 'driver', 'driverMobile'] as const;
export type SheetTransport = Readonly<Record<(typeof transportFields)[number], string>>;

export interface SheetForm {
  /** By the id of the order. */
  readonly invoices: Readonly<Record<number, SheetInvoice>>;
  readonly transport: SheetTransport;
  readonly disclaimer: boolean;
}

/** The sheet before anything is entered: invoices of today. */
export function emptySheet(orders: readonly SheetOrder[]): SheetForm {
  const invoiceOf = ({ orderId, first }: SheetOrder) => [
    orderId,
    { invoiceNumber: '', invoiceDate: first.date <= today() ? today() : undefined },
  ];
  return {
    invoices: Object.fromEntries(orders.map(invoiceOf)),
    transport: { transporter: '', vehicleNumber: '', lrNumber: '', lrDate: '', driver: '', driverMobile: '' },
    disclaimer: false,
  };
}

const invoice = z.object(invoiceDetails);
/** The entries where the number comes by itself. */
const dateOnly = z.object({ invoiceDate: invoiceDetails.invoiceDate });
const { transporter, vehicleNumber, lrNumber, lrDate, driver, driverMobile } = enteredTransport;
const transport = z.object({ transporter, vehicleNumber, lrNumber, lrDate, driver, driverMobile });

/** The first thing to correct, in the words of DSP-14 to DSP-16. */
export function sheetFailure(form: SheetForm, orders: readonly SheetOrder[]): FailedCheck | undefined {
  for (const [index, { orderId, first }] of orders.entries()) {
    const failure = invoiceFailure(form.invoices[orderId], first);
    if (failure) return { ...failure, field: `dispatches.${index}.${failure.field}` };
  }
  const failure = firstMessage(form.transport, transport);
  return failure ? { ...failure, field: `transport.${failure.field}` } : firstMessage(form, disclaimerTicked);
}

function invoiceFailure(entered: SheetInvoice | undefined, { date, issuesHere }: OpenOrderLine): FailedCheck | undefined {
  const failure = firstMessage(entered, issuesHere === 'Yes' ? dateOnly : invoice);
  const { invoiceDate = '' } = entered ?? {};
  if (failure || (invoiceDate >= date && invoiceDate <= today())) return failure;
  return { field: 'invoiceDate', message: say.invoiceDateOutOfRange };
}

/** The request that dispatches everything on the sheet. It has passed all checks. */
export function newDispatchesOf(form: SheetForm, orders: readonly SheetOrder[]): InputOf<'AddDispatches'> {
  const entered = Object.fromEntries(Object.entries(form.transport).filter(([, value]) => value.trim() !== ''));
  return {
    dispatches: orders.map(({ orderId, first, lines }) => ({
      orderId,
      invoiceNumber: first.issuesHere === 'Yes' ? '' : (form.invoices[orderId]?.invoiceNumber ?? ''),
      invoiceDate: form.invoices[orderId]?.invoiceDate ?? '',
      lines: lines.map(({ line, typed }) => ({ productMapId: line.id, productId: line.productId, dispatchQuantity: Number(typed) })),
    })),
    ...(Object.keys(entered).length > 0 && { transport: transport.partial().parse(entered) }),
  };
}
