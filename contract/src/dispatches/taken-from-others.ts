import type { TakenPieces } from '../orders/promised-stock.ts';
import { stockShares } from '../orders/stock-shares.ts';
import { compareTurns } from '../orders/stock-turn.ts';
import type { OpenOrderLine } from './open-order-line.ts';

/**
 * The pieces of a product that other orders would get and no longer can, once these pieces have left. `lines` are all open lines of the
 * product; `leaving` has the pieces by line. Undefined if no order loses any (DSK-11).
 */
export function takenFromOthers(lines: readonly OpenOrderLine[], leaving: ReadonlyMap<number, number>): TakenPieces | undefined {
  const inTurn = lines.toSorted(compareTurns);
  const [first] = inTurn;
  if (!first) return undefined;
  const leavingOf = ({ id }: OpenOrderLine) => leaving.get(id) ?? 0;
  const gone = inTurn.reduce((sum, line) => sum + leavingOf(line), 0);
  const open = inTurn.map((line) => ({ ...line, orderNumber: line.number }));
  const before = stockShares({ stock: first.stock, openLines: open });
  const after = stockShares({
    stock: first.stock - gone * 100,
    openLines: open.map((line) => ({ ...line, pending: line.pending - leavingOf(line) })),
  });
  const lost = (line: OpenOrderLine) => (before.get(line.id) ?? 0) - leavingOf(line) - (after.get(line.id) ?? 0);
  const losers = inTurn.filter((line) => lost(line) > 0);
  const last = losers.at(-1);
  if (!last) return undefined;
  const taken = losers.reduce((sum, line) => sum + lost(line), 0);
  return {
    name: first.name,
    taken,
    promised: taken,
    promisedTo: last.number,
    promisedOrders: new Set(losers.map(({ orderId }) => orderId)).size,
  };
}
