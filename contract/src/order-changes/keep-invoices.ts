/**
 * What is invoiced stays: a changed order costs at least what its consignments carry, in its total and in each of its parts, and taxes sent
 * goods as they are invoiced (DSK-43). Otherwise the last invoices would need negative lines.
 */
import { wholeOrder, type Charges, type OrderAmounts, type SentSoFar } from '../consignments/consignment-values.ts';
import { orderTotal, restOf, sentSums } from '../consignments/rest-of-order.ts';
import { costingNames } from '../quotations/printed-names.ts';
import { orderChangeMessages as say } from './order-change-messages.ts';

const names: Readonly<Record<keyof Charges, string>> = {
  special: costingNames.specialCharges,
  shipping: costingNames.shippingCharges,
  installation: costingNames.installationCharges,
};
const kinds = ['special', 'shipping', 'installation'] as const;

/** The sentence that refuses a changed order because of what is invoiced of it; undefined if nothing does. */
export function againstInvoices(order: OrderAmounts, sent: SentSoFar): string | undefined {
  const sums = sentSums(sent);
  if (sent.lines.size === 0) return undefined;
  // Rounding may move a paisa for each line and rate.
  const few = order.lines.length + wholeOrder(order).groups.length;
  if (orderTotal(order) < sums.total) return say.alreadyInvoiced(sums.total);
  const lower = kinds.find((kind) => order.charges[kind] < sums.ownCharges[kind]);
  if (lower) return say.alreadyInvoicedOf(names[lower], sums.ownCharges[lower]);
  const chargesLeft = order.charges.special + order.charges.shipping + order.charges.installation - allCharges(sums);
  if (chargesLeft < -few) return say.alreadyInvoicedOf(say.parts.charges, allCharges(sums));
  if (order.discountAmount < sums.discount - few) return say.alreadyInvoicedOf(say.parts.discount, sums.discount);
  const goods = order.lines.reduce((sum, { total }) => sum + total, 0) - order.discountAmount;
  if (goods < sums.gross - sums.discount) return say.alreadyInvoicedOf(say.parts.goods, sums.gross - sums.discount);
  const rest = restOf(order, sent);
  if (rest.lines.length === 0) return rest.total > few ? say.totalStays(sums.total) : undefined;
  const difference = Math.abs(rest.tax - rest.taxByRates);
  return difference > few ? say.taxWouldChange(difference) : undefined;
}

function allCharges({ chargesWithGoods, ownCharges }: ReturnType<typeof sentSums>): number {
  return chargesWithGoods + ownCharges.special + ownCharges.shipping + ownCharges.installation;
}
