/**
 * What has left of an order stays as it is: a change keeps product, rate and GST of dispatched pieces, and no line falls below what is
 * dispatched or closed (DSK-41).
 */
import { orderChangeMessages as say } from './order-change-messages.ts';

/** A line of the order. Quantities in pieces, the rate in paise, GST in hundredths of a percent. */
export interface CurrentLine {
  readonly id: number;
  readonly productId: number;
  readonly name: string;
  readonly quantity: number;
  readonly dispatchQuantity: number;
  /** What the customer no longer wants of it. */
  readonly closedQuantity: number;
  readonly rate: number;
  readonly gstPercent: number;
}

/** A line of the changed order. */
export type ChangedLine = Pick<CurrentLine, 'productId' | 'quantity' | 'rate' | 'gstPercent'>;

/** For each line of the changed order the line that it continues, by their places; undefined for a new one. */
export type ContinuedLines = readonly (CurrentLine | undefined)[];

const fixedOf = ({ dispatchQuantity, closedQuantity }: CurrentLine) => dispatchQuantity + closedQuantity;

/** What makes a line the same one, the closest likeness first. Only the first two keep the rate of dispatched pieces. */
const likenesses: readonly ((line: ChangedLine) => string)[] = [
  ({ productId, rate, gstPercent, quantity }) => [productId, rate, gstPercent, quantity].join(' '),
  ({ productId, rate, gstPercent }) => [productId, rate, gstPercent].join(' '),
  ({ productId, rate }) => [productId, rate].join(' '),
  ({ productId }) => String(productId),
];
const keepingRate = 2;

/**
 * Finds the line of the order that each changed line continues. Returns the sentence that refuses the change instead if pieces that have
 * left or are closed would be lost.
 */
export function continuedLines(current: readonly CurrentLine[], changed: readonly ChangedLine[]): ContinuedLines | string {
  const continued: (CurrentLine | undefined)[] = changed.map(() => undefined);
  const waiting = new Set(current);
  const match = (likeness: (line: ChangedLine) => string, candidates: readonly CurrentLine[]) => {
    const free = Map.groupBy(
      [...changed.keys()].filter((place) => !continued[place]),
      (place) => likeness(changed[place] as ChangedLine),
    ); // A key of it.
    for (const line of candidates) {
      const places = free.get(likeness(line)) ?? [];
      const place = places.findIndex((each) => (changed[each]?.quantity ?? 0) >= fixedOf(line));
      if (place < 0) continue;
      const [found] = places.splice(place, 1);
      if (found === undefined) continue;
      continued[found] = line;
      waiting.delete(line);
    }
  };
  // The largest first, so that of two equal lines the one with more pieces that have left finds a line that is large enough.
  const bySize = (lines: Iterable<CurrentLine>) => [...lines].toSorted((one, other) => fixedOf(other) - fixedOf(one) || one.id - other.id);
  for (const [index, likeness] of likenesses.entries())
    match(likeness, bySize([...waiting].filter((line) => index < keepingRate || line.dispatchQuantity === 0)));
  const lost = current.find((line) => waiting.has(line) && fixedOf(line) > 0);
  return lost ? sentenceOf(lost) : continued;
}

function sentenceOf(line: CurrentLine): string {
  const some = { name: line.name, pieces: fixedOf(line) };
  return line.closedQuantity === 0 ? say.alreadyDispatched(some) : say.alreadyDispatchedOrClosed(some);
}
