import { costing } from '@vikray/contract/quotations/costing.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import type { Caller } from '../panel/caller.ts';
import { addOrder, aQuotation, type QuotationInput, type SalesSetup } from './quotations.ts';

/** An order as GetOrder answers it. */
export async function readOrder(caller: Caller, orderId: number): Promise<Order> {
  const [order] = (await caller.call('GetOrder', { orderId })).rows;
  if (!order) throw new Error(`order ${orderId} is not listed`);
  return order;
}

/** A change of an order to the contents of this quotation, upon its version now. */
export async function aChange(
  caller: Caller,
  orderId: number,
  contents: QuotationInput,
  change: Partial<InputOf<'ChangeOrder'>> = {},
): Promise<InputOf<'ChangeOrder'>> {
  const { version } = await readOrder(caller, orderId);
  const { dealId: _, copiedFromId: __, products = [], ...entered } = contents;
  return { ...entered, products, orderId, version, reason: 'The customer needs more beds', ...change };
}

/** A quotation with one rate for all goods, and the amounts that follow from its percentages and charges. */
export function withCosts(quotation: QuotationInput): QuotationInput {
  return { ...quotation, ...costing({ ...quotation, gstPercent: quotation.gstPercent ?? 0 }) };
}

/** An order whose first change, from 10 to 12 pieces, is approved. */
export async function addChangedOrder(caller: Caller, setup: SalesSetup): Promise<number> {
  const orderId = await addOrder(caller, aQuotation(setup));
  const more = aQuotation(setup, [{ productId: setup.productId, quantity: 12, rate: 1000_00 }]);
  await caller.call('ChangeOrder', await aChange(caller, orderId, more, { approve: 'Yes' }));
  return orderId;
}
