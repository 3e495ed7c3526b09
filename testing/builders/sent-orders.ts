import type { Caller } from '../panel/caller.ts';
import { addProduct } from './products.ts';
import { addOrder, aQuotation, type SalesSetup } from './quotations.ts';

/** An order of one product, some of which has left. */
export interface SentOrder {
  readonly orderId: number;
  readonly lineId: number;
  readonly productId: number;
  readonly dispatchIds: readonly number[];
}

interface Quantities {
  readonly ordered: number;
  /** What leaves with each dispatch, against an invoice of its own. */
  readonly sent?: readonly number[];
  readonly stock?: number;
  /** Paise. */
  readonly rate?: number;
}

/** Adds an order of a new product and dispatches some of it. */
export async function addSentOrder(
  caller: Caller,
  setup: SalesSetup,
  { ordered, sent = [], stock = ordered, rate = 100_00 }: Quantities,
): Promise<SentOrder> {
  const productId = await addProduct(caller, { stock: stock * 100 });
  const orderId = await addOrder(caller, aQuotation(setup, [{ productId, quantity: ordered, rate }]));
  const [line] = await caller.call('GetOrderProduct', { orderId });
  const order = { orderId, lineId: line?.id ?? 0, productId };
  const dispatchIds: number[] = [];
  for (const [index, quantity] of sent.entries())
    dispatchIds.push((await sendPieces(caller, order, quantity, String(1001 + index))).dispatchId);
  return { ...order, dispatchIds };
}

/** Dispatches pieces of an order and answers its first dispatch. */
export async function sendPieces(
  caller: Caller,
  { orderId, lineId }: Pick<SentOrder, 'orderId' | 'lineId'>,
  quantity: number,
  invoiceNumber = '2001',
) {
  const lines = [{ productMapId: lineId, dispatchQuantity: quantity }];
  const [added] = await caller.call('AddDispatch', { orderId, invoiceNumber, invoiceDate: '2026-11-20', lines });
  return added ?? { dispatchId: 0, consignmentId: 0 };
}

/** How far an order of one product is: the pieces of its line, the stock, and the states. */
export async function progressOf(caller: Caller, { orderId, productId }: Pick<SentOrder, 'orderId' | 'productId'>) {
  const [line] = await caller.call('GetOrderProduct', { orderId });
  const [order] = (await caller.call('GetOrder', { orderId })).rows;
  const [product] = (await caller.call('GetProduct', { productId })).rows;
  return {
    dispatched: line?.dispatchQuantity,
    closed: line?.closedQuantity,
    returned: line?.returnedQuantity,
    stock: (product?.stock ?? 0) / 100,
    status: order?.status,
    shownStatus: order?.shownStatus,
  };
}
