import type { FactsOfProducts } from '../../prices/public.ts';
import type { CartLine } from '../builder/products/cart.ts';

/** A product of which the quotation has more pieces than are free. */
export interface AboveFree {
  readonly productId: number;
  readonly name: string;
  /** Whole pieces, of all lines together. */
  readonly quantity: number;
  /** In hundredths of a piece. */
  readonly free: number;
  readonly stock: number;
}

/** The products of which the lines have more pieces than are free. This is allowed: a quotation does not take stock. */
export function aboveFree(cart: readonly CartLine[], facts: FactsOfProducts): AboveFree[] {
  const pieces = new Map<number, { name: string; quantity: number }>();
  for (const { productId, name, quantity } of cart) {
    const before = pieces.get(productId)?.quantity ?? 0;
    pieces.set(productId, { name, quantity: before + quantity });
  }
  return [...pieces].flatMap(([productId, { name, quantity }]) => {
    const known = facts.get(productId);
    return known && quantity * 100 > known.free ? [{ productId, name, quantity, free: known.free, stock: known.stock }] : [];
  });
}
