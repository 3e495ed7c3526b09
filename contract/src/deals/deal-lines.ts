/** The lines of a deal: what was quoted, ordered and dispatched of each product at each rate. */
import { nextPromise } from '../orders/next-promise.ts';
import { pendingQuantity } from '../orders/pending-quantity.ts';
import { freeStock, reservedPieces } from '../orders/reserved-stock.ts';
import { promisedBefore } from '../orders/promised-stock.ts';
import { stockShares, type StockAndLines } from '../orders/stock-shares.ts';
import type { DealLine } from './deal.ts';

/** A line of a quotation that counts as quoted. Whole pieces, paise. */
export interface QuotedLine {
  readonly productId: number;
  readonly name: string;
  readonly photo: string;
  readonly rate: number;
  readonly quantity: number;
}

/** A line of an order. */
export interface OrderedLine extends QuotedLine {
  readonly id: number;
  readonly dispatchQuantity: number;
  readonly closedQuantity: number;
  /** The date promised for it; blank for none. */
  readonly promisedOn: string;
  readonly returnedQuantity: number;
}

/** What the lines of a deal are made of. */
export interface LineSources {
  readonly quoted: readonly QuotedLine[];
  readonly ordered: readonly OrderedLine[];
  /** By product. */
  readonly stocks: ReadonlyMap<number, StockAndLines>;
}

/** What the orders do not say yet. */
const afterOrder = { promisedOn: '' } as const;
const noPieces = { quoted: 0, ordered: 0, dispatched: 0, returned: 0, closed: 0, pending: 0, canShip: 0 };
type Pieces = keyof typeof noPieces;
const summedPieces = Object.keys(noPieces) as Pieces[];
const nothingThere: StockAndLines = { stock: 0, openLines: [] };

/**
 * The lines of a deal, one for each product and rate: first those of its orders, then what was only quoted, each in the order given. In
 * each line, ordered = dispatched + pending + closed.
 */
export function dealLines({ quoted, ordered, stocks }: LineSources): DealLine[] {
  const shares = new Map([...stocks.values()].flatMap((each) => [...stockShares(each)]));
  const own = new Set(ordered.map(({ id }) => id));
  const emptyLine = ({ productId, name, photo, rate }: QuotedLine): DealLine => {
    const there = stocks.get(productId) ?? nothingThere;
    const free = freeStock({ stock: there.stock, reserved: reservedPieces(there.openLines) });
    const promise = promisedBefore(there, ({ id }) => own.has(id));
    return { productId, name, photo, rate, ...noPieces, ...afterOrder, stock: there.stock, free, ...promise };
  };
  const lines = new Map<string, DealLine>();
  function add(line: QuotedLine, pieces: Partial<Record<Pieces, number>>): void {
    const key = `${line.productId} ${line.rate}`;
    const known = lines.get(key) ?? emptyLine(line);
    const sums = Object.fromEntries(summedPieces.map((field) => [field, known[field] + (pieces[field] ?? 0)]));
    lines.set(key, { ...known, ...sums });
  }
  for (const line of ordered)
    add(line, {
      ordered: line.quantity,
      dispatched: line.dispatchQuantity,
      closed: line.closedQuantity,
      returned: line.returnedQuantity,
      pending: pendingQuantity(line),
      canShip: shares.get(line.id) ?? 0,
    });
  for (const line of quoted) add(line, { quoted: line.quantity });
  const ofLine = ({ productId, rate }: DealLine) => ordered.filter((each) => each.productId === productId && each.rate === rate);
  return [...lines.values()].map((line) => ({ ...line, promisedOn: nextPromise(ofLine(line))?.on ?? '' }));
}
