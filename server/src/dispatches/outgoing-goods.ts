/** The goods of a dispatch: which lines of the order they belong to, and how they leave these lines and the stock. */
import type { NewDispatch } from '@vikray/contract/dispatches/dispatch.ts';
import { dispatchFromLine, moreThanPending, type OrderLine } from '../orders/public.ts';
import { withIds } from '../platform/database/insert-many.ts';
import type { Db } from '../platform/database/tables.ts';
import type { OperationFailure } from '../platform/handler.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { moreThanInStock, moveStock } from '../products/public.ts';
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

/**
 * The lines that a request dispatches: its lines with a quantity, or the single line of a documented body. A line that is named twice
 * counts twice. Sorted by product, so that two simultaneous dispatches lock the products in the same order and cannot deadlock.
 */
export function outgoingLines(
  { lines, productMapId, productId, dispatchQuantity }: NewDispatch,
  ordered: readonly OrderLine[],
  fail: (name: 'LineUnknown') => OperationFailure,
): Outgoing[] {
  const known = new Map(ordered.map((line) => [line.id, line]));
  const given = lines ?? [{ productMapId: productMapId ?? 0, productId, dispatchQuantity: dispatchQuantity ?? 0 }];
  return given
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
  fail(name: 'MoreThanOrdered' | 'MoreThanInStock', sentence?: string): OperationFailure;
}

type Papers = Omit<DispatchedLine, 'lineId' | 'productId' | 'productName' | 'quantity'>;

/** Takes the pieces from their lines and from the stock. A refusal names the product if there are several lines. */
export async function dispatchGoods(
  { db, fail }: Asked,
  outgoing: readonly Leaving[],
  papers: Papers,
  stamp: WriteStamp,
): Promise<Dispatched[]> {
  const nameAmongOthers = (line: OrderLine) => (outgoing.length > 1 ? line.name : undefined);
  for (const { line, quantity } of outgoing)
    if (!(await dispatchFromLine(db, line.id, quantity))) throw moreThanPending(fail, nameAmongOthers(line));

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
    if (!movement) throw moreThanInStock(fail, nameAmongOthers(leaving.line));
    return { ...leaving, dispatchId, movementId: movement.movementId, stockBefore: movement.before };
  });
}
