import { wholePart } from '../platform/decimal.ts';

/** An order line with something still to dispatch. */
export interface OpenLine {
  /** The number of the order line. */
  readonly id: number;
  readonly orderId: number;
  readonly orderNumber: string;
  /** Whole pieces. */
  readonly pending: number;
}

/** The stock of a product, in hundredths of a piece, and its open lines in the order in which they get it. */
export interface StockAndLines {
  readonly stock: number;
  readonly openLines: readonly OpenLine[];
}

/** The whole pieces that each open line can ship: each line in turn gets at most its pending quantity (DSK-03). */
export function stockShares({ stock, openLines }: StockAndLines): ReadonlyMap<number, number> {
  let left = wholePart(stock);
  return new Map(
    openLines.map(({ id, pending }) => {
      const share = Math.min(left, pending);
      left -= share;
      return [id, share];
    }),
  );
}
