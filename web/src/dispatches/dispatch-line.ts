/** How much of each line of an order can be dispatched now. */
import { dispatchMessages as say } from '@vikray/contract/dispatches/dispatch-messages.ts';
import type { OrderProduct } from '@vikray/contract/orders/order.ts';
import { pendingQuantity } from '@vikray/contract/orders/pending-quantity.ts';
import { wholePart } from '@vikray/contract/platform/decimal.ts';
import { isWhole } from '../ui/inputs/typed-quantity.ts';

/** The typed quantity of each line, by the line's id. */
export type TypedQuantities = Readonly<Record<number, string>>;

/** A line of an order with the quantity to dispatch now, in whole pieces. */
export interface OutgoingLine {
  readonly line: OrderProduct;
  /** As typed. */
  readonly typed: string;
  /** `typed` as a number; 0 when it is not a whole number. */
  readonly quantity: number;
  /** The most that can be dispatched: the pending quantity, limited by the stock that earlier lines of the same product leave. */
  readonly maxQuantity: number;
  /** The message about an invalid quantity. */
  readonly failure: string | undefined;
}

/** The lines with their typed quantities. Lines of one product share its stock, the upper line first. */
export function outgoingLines(lines: readonly OrderProduct[], quantities: TypedQuantities): OutgoingLine[] {
  const taken = new Map<number, number>();
  return lines.map((line) => {
    const typed = quantities[line.id] ?? '';
    const quantity = isWhole(typed) ? Number(typed) : 0;
    const left = pendingQuantity(line);
    const takenAbove = taken.get(line.productId) ?? 0;
    // Half a piece in stock cannot be dispatched.
    const maxQuantity = Math.max(0, Math.min(left, wholePart(line.stock) - takenAbove));
    taken.set(line.productId, takenAbove + quantity);
    return { line, typed, quantity, maxQuantity, failure: quantityFailure(typed, left, maxQuantity) };
  });
}

/** The sentence about a quantity of a line that has `pending` pieces, for which the stock has `available` ones. */
export function quantityFailure(typed: string, pending: number, available: number): string | undefined {
  if (!isWhole(typed)) return say.wholePieces;
  if (Number(typed) > pending) return say.moreThanOrdered;
  return Number(typed) > available ? say.moreThanInStock : undefined;
}

/** The largest quantity of every line that can be dispatched, as if typed. */
export function fullQuantities(lines: readonly OrderProduct[]): TypedQuantities {
  return quantitiesOf(lines, pendingQuantity);
}

/** Half of what every line still needs, rounded up, as far as it can be dispatched. */
export function halfQuantities(lines: readonly OrderProduct[]): TypedQuantities {
  return quantitiesOf(lines, (line) => Math.ceil(pendingQuantity(line) / 2));
}

/** The wanted quantities, limited by what each line can dispatch, as if typed; blank for a line that cannot dispatch anything. */
function quantitiesOf(lines: readonly OrderProduct[], wantedOf: (line: OrderProduct) => number): TypedQuantities {
  return lines.reduce<TypedQuantities>((quantities, each) => {
    const maxQuantity = outgoingLines(lines, quantities).find(({ line }) => line.id === each.id)?.maxQuantity ?? 0;
    const quantity = Math.min(wantedOf(each), maxQuantity);
    return { ...quantities, [each.id]: quantity > 0 ? String(quantity) : '' };
  }, {});
}
