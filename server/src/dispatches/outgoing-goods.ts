/** The goods of a dispatch: which lines of the order they belong to, and how they leave these lines. */
import type { NewDispatch } from '@vikray/contract/dispatches/dispatch.ts';
import { dispatchFromLines, type OrderLine } from '../orders/public.ts';
import type { Db } from '../platform/database/tables.ts';
import type { OperationFailure } from '../platform/handler.ts';

/** Pieces of a line that a request dispatches. */
export interface Outgoing {
  readonly line: OrderLine;
  readonly quantity: number;
}

/** The same, once it is known whether they replace returned ones. */
export interface Leaving extends Outgoing {
  readonly isReplacement: boolean;
}

/** A line in a request. */
export type RequestedLine = Pick<NonNullable<NewDispatch['lines']>[number], 'productMapId' | 'productId' | 'dispatchQuantity'>;

/**
 * The lines of a request with a quantity. A line that is named twice counts twice. Sorted by product, so that two simultaneous dispatches
 * lock the products in the same order and cannot deadlock.
 */
export function outgoingLines(
  requested: readonly RequestedLine[],
  ordered: readonly OrderLine[],
  fail: (name: 'LineUnknown') => OperationFailure,
): Outgoing[] {
  const known = new Map(ordered.map((line) => [line.id, line]));
  return requested
    .filter((each) => each.dispatchQuantity > 0)
    .map((each) => {
      const line = known.get(each.productMapId);
      if (!line || (each.productId ?? line.productId) !== line.productId) throw fail('LineUnknown');
      return { line, quantity: each.dispatchQuantity };
    })
    .toSorted((a, b) => a.line.productId - b.line.productId || a.line.id - b.line.id);
}

/** How many pieces of each line leave, by the id of the line. */
export function quantitiesOf(outgoing: readonly Outgoing[]): ReadonlyMap<number, number> {
  const quantities = new Map<number, number>();
  for (const { line, quantity } of outgoing) quantities.set(line.id, (quantities.get(line.id) ?? 0) + quantity);
  return quantities;
}

/** Takes the pieces from their lines. Refuses a line of which fewer are pending. */
export async function takeFromLines(
  db: Db,
  outgoing: readonly Outgoing[],
  refuseLine: (name: 'MoreThanOrdered', line: OrderLine) => OperationFailure,
): Promise<void> {
  const taken = await dispatchFromLines(db, quantitiesOf(outgoing));
  for (const { line } of outgoing) if (!taken.has(line.id)) throw refuseLine('MoreThanOrdered', line);
}
