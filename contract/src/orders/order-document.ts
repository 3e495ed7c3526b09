import type { PrintableDocument } from '../printing/printable-document.ts';
import { orderKind, printableDocument, type PrintedContent, type PrintedProduct } from '../quotations/quotation-document.ts';
import { buyersOrderLine, type BuyersOrder } from './buyers-order.ts';
import { changeLine, type PrintedChange } from './change-line.ts';
import { orderPromiseMessages as say } from './order-promise-messages.ts';
import type { Order, OrderProduct } from './order.ts';

type PrintedOrder = PrintedContent & BuyersOrder & PrintedChange & Pick<Order, 'quotationNumber' | 'orderPromisedOn'>;
type PrintedOrderLine = PrintedProduct & Pick<OrderProduct, 'promisedOn'>;

/** Makes the document of an order. Never fails. */
export function orderDocument(order: PrintedOrder, lines: readonly PrintedOrderLine[]): PrintableDocument {
  const { orderPromisedOn } = order;
  return {
    ...printableDocument(
      order,
      lines.map((line) => withOwnDate(line, orderPromisedOn)),
      { kind: orderKind(order.quotationNumber) },
    ),
    expectedDelivery: orderPromisedOn && say.expected(orderPromisedOn),
    buyersOrder: buyersOrderLine(order),
    change: changeLine(order),
  };
}

/** A line with its promised date above its description, where that differs from the date of the order (DSK-17). */
function withOwnDate(line: PrintedOrderLine, orderPromisedOn: string): PrintedOrderLine {
  const { promisedOn, description } = line;
  if (promisedOn === orderPromisedOn) return line;
  return { ...line, description: [say.expected(promisedOn), description].filter(Boolean).join('\n') };
}
