/** How much of each line of an order can go out now. */
import { dispatchMessages as say } from '@vikray/contract/dispatches/dispatch-messages.ts';
import type { OrderProduct } from '@vikray/contract/orders/order.ts';
import { isWhole } from '../ui/inputs/typed-quantity.ts';

/** What is typed for each line, by the line's number. */
export type TypedQuantities = Readonly<Record<number, string>>;

/** A line of an order with what goes out of it now. Quantities in whole pieces. */
export interface OutgoingLine {
  readonly line: OrderProduct;
  /** As typed. */
  readonly typed: string;
  /** What of it can be read: 0 when it is no whole number. */
  readonly quantity: number;
  /** The most that can go out: what is left of the order, and of the stock behind the lines above of the same product. */
  readonly most: number;
  /** What is wrong with the quantity. */
  readonly failure: string | undefined;
}

const hundredths = 100;

/** The lines with what is typed for them. Two lines of one product share its stock, the upper one first. */
export function outgoingLines(lines: readonly OrderProduct[], quantities: TypedQuantities): OutgoingLine[] {
  const taken = new Map<number, number>();
  return lines.map((line) => {
    const typed = quantities[line.id] ?? '';
    const quantity = isWhole(typed) ? Number(typed) : 0;
    const left = line.quantity - line.dispatchQuantity;
    const takenAbove = taken.get(line.productId) ?? 0;
    // Half a piece in stock cannot go out.
    const most = Math.max(0, Math.min(left, Math.floor(line.stock / hundredths) - takenAbove));
    taken.set(line.productId, takenAbove + quantity);
    return { line, typed, quantity, most, failure: failureOf(typed, left, most) };
  });
}

function failureOf(typed: string, left: number, most: number): string | undefined {
  if (!isWhole(typed)) return say.wholePieces;
  if (Number(typed) > left) return say.moreThanOrdered;
  return Number(typed) > most ? say.moreThanInStock : undefined;
}

/** As much of every line as can go out. */
export function allThatCanGoOut(lines: readonly OrderProduct[]): TypedQuantities {
  return lines.reduce<TypedQuantities>((quantities, { id }) => {
    const most = outgoingLines(lines, quantities).find(({ line }) => line.id === id)?.most ?? 0;
    return most > 0 ? { ...quantities, [id]: String(most) } : quantities;
  }, {});
}
