/** The goods of a dispatch: which lines of the order they belong to, and how they leave these lines and the stock. */
import type { NewDispatch } from '@vikray/contract/dispatches/dispatch.ts';
import { dispatchFromLine, type OrderLine } from '../orders/public.ts';
import { withIds } from '../platform/database/insert-many.ts';
import type { Db } from '../platform/database/tables.ts';
import type { OperationFailure } from '../platform/handler.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { moveStock } from '../products/public.ts';
import { insertDispatches, type DispatchedLine } from './dispatch-store.ts';

const hundredths = 100;

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

/** A line that has left, with its row in the dispatches and in the stock ledger. */
export interface Dispatched extends Leaving {
  readonly dispatchId: number;
  readonly movementId: number;
  /** The stock of the product before, in hundredths of a piece. */
  readonly stockBefore: number;
}

interface Asked {
  readonly db: Db;
  /** Refuses a line of which fewer pieces are pending or in stock. */
  refuseLine(name: 'MoreThanOrdered' | 'MoreThanInStock', line: OrderLine): OperationFailure;
}

type Papers = Omit<DispatchedLine, 'lineId' | 'productId' | 'productName' | 'quantity'>;

/** Takes the pieces from their lines and from the stock. */
export async function dispatchGoods(
  { db, refuseLine }: Asked,
  outgoing: readonly Leaving[],
  papers: Papers,
  stamp: WriteStamp,
): Promise<Dispatched[]> {
  for (const { line, quantity } of outgoing)
    if (!(await dispatchFromLine(db, line.id, quantity))) throw refuseLine('MoreThanOrdered', line);

  const entries = outgoing.map(({ line: { id: lineId, productId, name: productName }, quantity, isReplacement }) => ({
    ...papers,
    ...(isReplacement && { invoiceNumber: '' }),
    lineId,
    productId,
    productName,
    quantity,
  }));
  const dispatched = withIds(outgoing, await insertDispatches(db, entries, stamp));
  const movements = dispatched.map(([{ line, quantity }, documentId]) => ({
    productId: line.productId,
    quantity: -quantity * hundredths,
    reason: 'Dispatch' as const,
    documentId,
  }));
  const moved = await moveStock(db, movements, stamp);
  return dispatched.map(([leaving, dispatchId], index) => {
    const movement = moved[index];
    if (!movement) throw refuseLine('MoreThanInStock', leaving.line);
    return { ...leaving, dispatchId, movementId: movement.movementId, stockBefore: movement.before };
  });
}
