/** What mails say of an order and of goods that have left. */
import { stands, type ConsignmentDetails } from '../consignments/consignment.ts';
import { mailedAmount, noNews, type NewsFacts } from '../mail-templates/mail-placeholders.ts';
import { buyersOrderLine } from '../orders/buyers-order.ts';
import type { Order } from '../orders/order.ts';
import { slashedDate } from '../platform/dates.ts';
import { groupedPieces } from '../platform/decimal.ts';
import { followUpMessages as say } from './follow-up-messages.ts';

type OrderInMails = Pick<Order, 'number' | 'date' | 'poNumber' | 'poDate' | 'totalAmount'>;

/** The facts of an order. */
export function newsOfOrder(order: OrderInMails): NewsFacts {
  return {
    ...noNews,
    order: order.number,
    orderDate: slashedDate(order.date),
    buyersOrder: buyersOrderLine(order),
    orderAmount: mailedAmount(order.totalAmount),
  };
}

/** The facts of goods that have left for an order. */
export function newsOfConsignment(order: OrderInMails, details: ConsignmentDetails): NewsFacts {
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
