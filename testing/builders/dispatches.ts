import type { Caller } from '../panel/caller.ts';
import { addOrder, type QuotationInput } from './quotations.ts';

/** An order with the ids of its lines. */
export async function addOrderWithLines(caller: Caller, quotation: QuotationInput) {
  const orderId = await addOrder(caller, quotation);
  const lines = await caller.call('GetOrderProduct', { orderId });
  return { orderId, lineIds: lines.map(({ id }) => id) };
}

/** Dispatches this many pieces of each line of an order and returns the consignment. */
export async function dispatchPieces(
  caller: Caller,
  { orderId, lineIds }: { readonly orderId: number; readonly lineIds: readonly number[] },
  quantities: readonly number[],
  invoiceNumber = '77',
): Promise<number> {
  const [added] = await caller.call('AddDispatch', {
    orderId,
    invoiceNumber,
    invoiceDate: '2026-11-20',
    lines: lineIds.map((productMapId, index) => ({ productMapId, dispatchQuantity: quantities[index] ?? 0 })),
  });
  return added?.consignmentId ?? 0;
}
