import { isOpenLine, pendingQuantity, type LineQuantities } from './pending-quantity.ts';

/** Pieces that are pending, with the date promised for them. */
export interface NextPromise {
  readonly on: string;
  /** Whole pieces. */
  readonly pieces: number;
}

/** The earliest date promised for what is pending of these lines; undefined for none. */
export function nextPromise(lines: readonly (LineQuantities & { readonly promisedOn: string })[]): NextPromise | undefined {
  const promised = lines.filter((line) => isOpenLine(line) && line.promisedOn !== '');
  const [on] = promised.map(({ promisedOn }) => promisedOn).toSorted();
  if (on === undefined) return undefined;
  return { on, pieces: promised.reduce((sum, line) => sum + (line.promisedOn === on ? pendingQuantity(line) : 0), 0) };
}
