/** The sheet of the desk: one invoice for each order, the transport of all, and the request that both make. */
import type { OpenOrderLine } from '@vikray/contract/dispatches/open-order-line.ts';
import { enteredTransport } from '@vikray/contract/consignments/transport.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import * as z from 'zod';
import { disclaimerTicked } from '../../ui/forms/CheckedDisclaimer.tsx';
import { emptyInvoice, invoiceFailure, invoiceOf, type EnteredInvoice } from '../entered-invoice.ts';
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

/** What the sheet asks about the transport. */
export const transportFields = ['transporter', 'vehicleNumber', 'lrNumber', 'lrDate', 'driver', 'driverMobile'] as const;
export type SheetTransport = Readonly<Record<(typeof transportFields)[number], string>>;

export interface SheetForm {
  /** By the id of the order. */
  readonly invoices: Readonly<Record<number, EnteredInvoice>>;
  readonly transport: SheetTransport;
  readonly disclaimer: boolean;
}

/** The sheet before anything is entered. */
export function emptySheet(orders: readonly SheetOrder[]): SheetForm {
  return {
    invoices: Object.fromEntries(orders.map(({ orderId, first }) => [orderId, emptyInvoice(first.date)])),
    transport: { transporter: '', vehicleNumber: '', lrNumber: '', lrDate: '', driver: '', driverMobile: '' },
    disclaimer: false,
  };
}

const issuesHere = ({ first }: SheetOrder) => first.issuesHere === 'Yes';

const { transporter, vehicleNumber, lrNumber, lrDate, driver, driverMobile } = enteredTransport;
const transport = z.object({ transporter, vehicleNumber, lrNumber, lrDate, driver, driverMobile });

/** The first thing to correct, in the words of DSP-14 to DSP-16. */
export function sheetFailure(form: SheetForm, orders: readonly SheetOrder[]): FailedCheck | undefined {
  for (const [index, order] of orders.entries()) {
    const failure = invoiceFailure(form.invoices[order.orderId], { date: order.first.date, issuesHere: issuesHere(order) });
    if (failure) return { ...failure, field: `dispatches.${index}.${failure.field}` };
  }
  const failure = firstMessage(form.transport, transport);
  return failure ? { ...failure, field: `transport.${failure.field}` } : firstMessage(form, disclaimerTicked);
}

/** The request that dispatches everything on the sheet. It has passed all checks. */
export function newDispatchesOf(form: SheetForm, orders: readonly SheetOrder[]): InputOf<'AddDispatches'> {
  const entered = Object.fromEntries(Object.entries(form.transport).filter(([, value]) => value.trim() !== ''));
  return {
    dispatches: orders.map((order) => ({
      orderId: order.orderId,
      ...invoiceOf(form.invoices[order.orderId], issuesHere(order)),
      lines: order.lines.map(({ line, typed }) => ({ productMapId: line.id, productId: line.productId, dispatchQuantity: Number(typed) })),
    })),
    ...(Object.keys(entered).length > 0 && { transport: transport.partial().parse(entered) }),
  };
}
