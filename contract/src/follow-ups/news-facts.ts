/** What mails say of an order and of goods that have left. */
import { stands, type ConsignmentDetails } from '../consignments/consignment.ts';
import { noNews, type NewsFacts } from '../mail-templates/mail-placeholders.ts';
import { buyersOrderLine } from '../orders/buyers-order.ts';
import type { Order } from '../orders/order.ts';
import { slashedDate } from '../platform/dates.ts';
import { groupedPieces } from '../platform/decimal.ts';
import { followUpMessages as say } from './follow-up-messages.ts';

/** The facts of an order. */
export function newsOfOrder(order: Pick<Order, 'number' | 'date' | 'poNumber' | 'poDate'>): NewsFacts {
  return { ...noNews, order: order.number, orderDate: slashedDate(order.date), buyersOrder: buyersOrderLine(order) };
}

/** The facts of goods that have left for an order. */
export function newsOfConsignment(order: Pick<Order, 'number' | 'date' | 'poNumber' | 'poDate'>, details: ConsignmentDetails): NewsFacts {
  const { lines, invoiceNumber, invoiceDate } = details;
  return {
    ...newsOfOrder(order),
    goods: lines.map(({ quantity, name }) => `${groupedPieces(quantity)} × ${name}`).join('\n'),
    invoice: invoiceNumber === '' || !stands(details) ? '' : say.invoice(invoiceNumber, slashedDate(invoiceDate)),
    transport: transportOf(details),
  };
}

function transportOf({ transporter, lrNumber, lrDate, vehicleNumber }: ConsignmentDetails): string {
  const parts = [
    transporter,
    lrNumber && say.lr(lrNumber, lrDate && slashedDate(lrDate)),
    vehicleNumber && say.vehicle(vehicleNumber),
  ].filter(Boolean);
  return parts.length === 0 ? '' : say.transport(parts.join(', '));
}
