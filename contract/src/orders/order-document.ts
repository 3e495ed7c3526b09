import type { PrintableDocument } from '../printing/printable-document.ts';
import { orderKind, printableDocument, type PrintedContent, type PrintedProduct } from '../quotations/quotation-document.ts';
import { buyersOrderLine, type BuyersOrder } from './buyers-order.ts';

/** Makes the document of an order. Never fails. */
export function orderDocument(
  order: PrintedContent & BuyersOrder & { readonly quotationNumber: string },
  lines: readonly PrintedProduct[],
): PrintableDocument {
  return { ...printableDocument(order, lines, { kind: orderKind(order.quotationNumber) }), buyersOrder: buyersOrderLine(order) };
}
