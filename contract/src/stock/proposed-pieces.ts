/** How short a product is, and how many pieces of it to order. */
import { freeStock, type ReservedStock } from '../orders/reserved-stock.ts';

/** A product with what it has, what open orders wait for, and its reorder point. All but the reserved pieces in hundredths of a piece. */
export interface StockNeed extends ReservedStock {
  /** Null for none. */
  readonly reorderLevel: number | null;
  readonly reorderQuantity: number | null;
}

/** What open orders wait for beyond the stock, in hundredths of a piece; 0 if there is enough. */
export function shortBy({ stock, reserved }: ReservedStock): number {
  return Math.max(0, reserved * 100 - stock);
}

/** Whether no more is free than the reorder level. Never for a product without one. */
export function isAtReorderLevel(need: StockNeed): boolean {
  return need.reorderLevel !== null && freeStock(need) <= need.reorderLevel;
}

/**
 * The pieces to order (DSK-30): what is short; with a reorder level, the larger of that, the reorder quantity, and level − free. Rounded
 * up.
 */
export function proposedPieces(need: StockNeed): number {
  const { reorderLevel, reorderQuantity } = need;
  const short = shortBy(need);
  const proposed = reorderLevel === null ? short : Math.max(short, reorderQuantity ?? 0, reorderLevel - freeStock(need));
  return Math.ceil(proposed / 100);
}
