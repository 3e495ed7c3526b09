import type { Caller } from '../panel/caller.ts';

/** Reads the page of a deal. */
export async function readDeal(caller: Caller, dealId: number) {
  const [deal] = await caller.call('GetDeal', { dealId });
  if (!deal) throw new Error(`GetDeal answered nothing for ${dealId}`);
  return deal;
}

/** Dispatches pieces of a product from an order. */
export async function dispatchPieces(caller: Caller, orderId: number, productId: number, quantity: number): Promise<void> {
  const line = (await caller.call('GetOrderProduct', { orderId })).find((each) => each.productId === productId);
  await caller.call('AddDispatch', {
    orderId,
    invoiceNumber: '1234',
    invoiceDate: '2026-11-20',
    lines: [{ productMapId: line?.id ?? 0, dispatchQuantity: quantity }],
  });
}
