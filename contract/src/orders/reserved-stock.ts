/** What of a stock the open orders have reserved, and what of it is free. Both are computed whenever they are read, and never stored. */
import type { OpenLine } from './stock-shares.ts';

/** A product with its reserved pieces. The stock is in hundredths of a piece. */
export interface ReservedStock {
  readonly stock: number;
  /** Whole pieces: the pending quantities of all its open order lines. */
  readonly reserved: number;
}

/** The pieces that open order lines have reserved: the sum of their pending quantities (DSK-01). */
export function reservedPieces(openLines: readonly Pick<OpenLine, 'pending'>[]): number {
  return openLines.reduce((sum, { pending }) => sum + pending, 0);
}

/** The stock that no order waits for, in hundredths of a piece: stock − reserved. Negative if more is reserved than is there (DSK-01). */
export function freeStock({ stock, reserved }: ReservedStock): number {
  return stock - reserved * 100;
}
