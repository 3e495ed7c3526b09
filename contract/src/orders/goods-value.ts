/** What the goods of order lines are worth, in paise: without taxes and charges, after the discount of their order (RPT-05, 08). */
import { roundedQuotient } from '../gst/shares.ts';

/**
 * The goods value of each line: its total less its share of the discount. The shares are rounded down, and the paise that remain go to the
 * lines with the largest remainders, the first of equal ones. So the values together are exactly the discounted total. Neither the discount
 * nor a total is negative, and the discount is at most the sum of the totals.
 */
export function goodsValues(discount: number, totals: readonly number[]): number[] {
  const whole = totals.reduce((sum, total) => sum + BigInt(total), 0n);
  if (discount === 0 || whole === 0n) return [...totals];
  const shares = totals.map((total, index) => {
    const exact = BigInt(discount) * BigInt(total);
    return { index, paise: Number(exact / whole), remainder: exact % whole };
  });
  const left = discount - shares.reduce((sum, { paise }) => sum + paise, 0);
  const byRemainder = shares.toSorted((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  const gettingOne = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return shares.map(({ paise, index }) => (totals[index] ?? 0) - paise - (gettingOne.has(index) ? 1 : 0));
}

/** The pieces of an order line. */
export interface LinePieces {
  readonly quantity: number;
  readonly dispatchQuantity: number;
  readonly closedQuantity: number;
  /** What has come back and is not replaced. It still counts as dispatched. */
  readonly lostQuantity: number;
}

/** The goods value of a line by what became of its pieces. Together the four are the goods value. */
export interface GoodsValueParts {
  /** Dispatched and not returned for good. */
  readonly delivered: number;
  readonly pending: number;
  readonly returned: number;
  readonly closed: number;
}

/** Shares out the goods value of a line over its pieces, in this order: each sum up to there is rounded half up. */
export function goodsValueParts(goodsValue: number, line: LinePieces): GoodsValueParts {
  const { quantity, dispatchQuantity, closedQuantity, lostQuantity } = line;
  const valueOf = (pieces: number) => Number(roundedQuotient(BigInt(goodsValue) * BigInt(pieces), BigInt(quantity)));
  const delivered = valueOf(dispatchQuantity - lostQuantity);
  const net = valueOf(quantity - closedQuantity - lostQuantity);
  const notClosed = valueOf(quantity - closedQuantity);
  return { delivered, pending: net - delivered, returned: notClosed - net, closed: goodsValue - notClosed };
}

/** What remains of the goods value of a line after what was closed, and returned without replacement (RPT-12). */
export function netGoodsValue({ delivered, pending }: GoodsValueParts): number {
  return delivered + pending;
}
