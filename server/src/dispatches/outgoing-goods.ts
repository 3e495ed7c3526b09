/** The goods of a dispatch: which lines of the order they are, and how they leave their lines and the stock. */
import { dispatchMessages as say } from '@vikray/contract/dispatches/dispatch-messages.ts';
import type { NewDispatch } from '@vikray/contract/dispatches/dispatch.ts';
import { dispatchFromLine, type OrderLine } from '../orders/public.ts';
import { withIds } from '../platform/database/inserting.ts';
import { sendTogether } from '../platform/database/send-together.ts';
import type { Db } from '../platform/database/tables.ts';
import type { OperationFailure } from '../platform/handler.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { recordDispatches, takeFromStock } from '../products/public.ts';
import { insertDispatches, type DispatchedLine } from './dispatch-store.ts';

const hundredths = 100;

interface Outgoing {
  readonly line: OrderLine;
  readonly quantity: number;
}

/**
 * The lines that a request dispatches: its lines with a quantity, or the single line of a documented body. A line that is named twice
 * counts twice. Sorted by product, so that two simultaneous dispatches cannot wait for each other.
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

/** What has left. */
interface Taken extends Outgoing {
  /** The stock of the product before, in hundredths of a piece. */
  readonly stockBefore: number;
}

interface Asked {
  readonly db: Db;
  fail(name: 'MoreThanOrdered' | 'MoreThanInStock', sentence?: string): OperationFailure;
}

/**
 * Takes the pieces from their lines and from the stock. A refusal names the product if there are several lines. Call `recordTaken` as soon
 * as the consignment has its number.
 */
export async function takeOut({ db, fail }: Asked, outgoing: readonly Outgoing[]): Promise<Taken[]> {
  const isAmongOthers = outgoing.length > 1;
  const taken: Taken[] = [];
  for (const { line, quantity } of outgoing) {
    const [isPending, stockBefore] = await sendTogether(
      db,
      (tx) => dispatchFromLine(tx, line.id, quantity),
      (tx) => takeFromStock(tx, { productId: line.productId, quantity: quantity * hundredths }),
    );
    if (!isPending) throw fail('MoreThanOrdered', isAmongOthers ? say.moreOfThanOrdered(line.name) : undefined);
    if (stockBefore === undefined) throw fail('MoreThanInStock', isAmongOthers ? say.moreOfThanInStock(line.name) : undefined);
    taken.push({ line, quantity, stockBefore });
  }
  return taken;
}

/** What has left, with its row in the dispatches and in the stock ledger. */
interface Recorded extends Outgoing {
  readonly dispatchId: number;
  readonly movementId: number;
}

type Papers = Omit<DispatchedLine, 'lineId' | 'productId' | 'productName' | 'quantity'> & { readonly consignmentId: number };

/** Records what has left in the dispatches and in the stock ledger. */
export async function recordTaken(
  db: Db,
  taken: readonly Taken[],
  { consignmentId, ...papers }: Papers,
  stamp: WriteStamp,
): Promise<Recorded[]> {
  const entries = taken.map(({ line, quantity, stockBefore }) => ({
    ...papers,
    lineId: line.id,
    productId: line.productId,
    productName: line.name,
    quantity,
    stockBefore,
  }));
  const dispatched = withIds(taken, await insertDispatches(db, consignmentId, entries, stamp));
  const movements = dispatched.map(([{ line, quantity }, dispatchId]) => ({
    productId: line.productId,
    quantity: quantity * hundredths,
    dispatchId,
  }));
  const recorded = withIds(dispatched, await recordDispatches(db, movements, stamp));
  return recorded.map(([[{ line, quantity }, dispatchId], movementId]) => ({ line, quantity, dispatchId, movementId }));
}
