import type { Order, OrderProduct } from '@vikray/contract/orders/order.ts';
import type { Quotation, QuotationProduct } from '@vikray/contract/quotations/quotation.ts';
import { call } from '../../platform/call.ts';
import { today } from '../../platform/today.ts';
import { chargesOf, findQuotation, formWith } from './open-quotation.ts';
import { entriesOf, type QuotationForm } from './quotation-form.ts';
import { findProducts } from './records-now.ts';

/** What the builder opens with to change an order. */
export interface OpenedOrder {
  readonly order: Order;
  /** The lines of the order, with what has left of each. */
  readonly orderLines: readonly OrderProduct[];
  /** Its quotation with what the order prints and costs now. */
  readonly quotation: Quotation;
  readonly lines: readonly QuotationProduct[];
  readonly form: QuotationForm;
}

/** Reads an order to change it; null when there is none. Fails as `call` does. */
export async function openOrder(orderId: number): Promise<OpenedOrder | null> {
  const [order] = (await call('GetOrder', { orderId })).rows;
  const quoted = order && (await findQuotation(order.quotationId));
  if (!order || !quoted) return null;
  const [orderLines, quotedLines] = await Promise.all([
    call('GetOrderProduct', { orderId }),
    call('GetQuotationProduct', { quotationId: order.quotationId }),
  ]);
  const products = await findProducts(orderLines.map(({ productId }) => productId));
  const mrpThen = new Map(quotedLines.map(({ productId, mrp }) => [productId, mrp]));
  const lines = orderLines.map(({ productId, photo, name, description, quantity, rate, total, gstPercent }) => {
    const mrp = mrpThen.get(productId) ?? products.get(productId)?.mrp ?? rate;
    return { productId, photo, name, description, quantity, rate, total, gstPercent, mrp };
  });
  const { status, shownStatus } = quoted;
  const quotation: Quotation = { ...quoted, ...order, status, shownStatus };
  const form: QuotationForm = { ...formWith(quotation, lines, products), date: today(), validUntil: null };
  const origin = { version: order.version, charges: chargesOf(quotation), base: entriesOf(form) };
  return { order, orderLines, quotation, lines, form: { ...form, origin } };
}
