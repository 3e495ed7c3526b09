/** Which pieces in stock are promised to orders that come first, and what a dispatch takes of them. */
import * as z from 'zod';
import { wholePart } from '../platform/decimal.ts';
import { isOpenLine, type LineQuantities } from './pending-quantity.ts';
import { stockShares, type OpenLine, type StockAndLines } from './stock-shares.ts';

/** What a line of an order, or of a deal, gets of the stock. Whole pieces. */
export const lineShare = {
  /** What of its pending pieces can go today, after the open lines of other orders. */
  canShip: z.int(),
  /** The pieces in stock that other orders get before the waiting lines of the same product. */
  promised: z.int(),
  /** The newest of these orders; blank for none. */
  promisedTo: z.string(),
  /** How many orders these are. */
  promisedOrders: z.int(),
};

/** Pieces in stock that are promised to other orders. */
export interface StockPromise {
  readonly promised: number;
  readonly promisedTo: string;
  readonly promisedOrders: number;
}

/** The pieces that go to other orders before the last of one's own lines that waits. None while no line of one's own waits. */
export function promisedBefore(stock: StockAndLines, isOwn: (line: OpenLine) => boolean): StockPromise {
  const shares = stockShares(stock);
  const shareOf = ({ id }: OpenLine) => shares.get(id) ?? 0;
  const lastWaiting = stock.openLines.findLastIndex((line) => isOwn(line) && shareOf(line) < line.pending);
  const first = stock.openLines.slice(0, Math.max(0, lastWaiting)).filter((line) => !isOwn(line) && shareOf(line) > 0);
  return {
    promised: first.reduce((sum, line) => sum + shareOf(line), 0),
    promisedTo: first.at(-1)?.orderNumber ?? '',
    promisedOrders: new Set(first.map(({ orderId }) => orderId)).size,
  };
}

/** Whether an order can dispatch something now: of what it gets itself, only of what is promised to other orders, or nothing. */
export function dispatchChance(
  lines: readonly (LineQuantities & { readonly stock: number; readonly canShip: number })[],
): 'Own' | 'Promised' | 'None' {
  if (lines.some(({ canShip }) => canShip > 0)) return 'Own';
  return lines.some((line) => isOpenLine(line) && wholePart(line.stock) > 0) ? 'Promised' : 'None';
}

/** A line of an order with the pieces of it that leave now. */
export interface LeavingLine extends StockPromise {
  readonly productId: number;
  readonly name: string;
  readonly canShip: number;
  readonly leaving: number;
}

/** Pieces of a product that a dispatch takes from the orders to which they are promised. */
export interface TakenPieces extends StockPromise {
  readonly name: string;
  readonly taken: number;
}

/** What a dispatch takes of the pieces that are promised to other orders, for each product. The lines of one order share what they get. */
export function takenPieces(lines: readonly LeavingLine[]): TakenPieces[] {
  return [...Map.groupBy(lines, ({ productId }) => productId).values()].flatMap((same) => {
    const [first] = same;
    const beyond = same.reduce((sum, { leaving, canShip }) => sum + leaving - canShip, 0);
    const taken = Math.min(beyond, first?.promised ?? 0);
    return first && taken > 0 ? [{ ...first, taken }] : [];
  });
}
